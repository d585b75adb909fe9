/** Building blocks shared by the areas' schemas, so that a day is a day and a quantity a quantity everywhere. */
import * as z from 'zod/mini';
import { readMoment } from '../rules/dates';
import { limits } from '../rules/limits';
import { readContactPhone, readPhone } from '../rules/phones';
import { type TextFormat, textFormats } from '../rules/text-formats';
import { daysBetween } from '../rules/time-range';
import { webhookLimits } from '../rules/webhook-events';
import { ownKindParts } from '../trade/question-types';

/** Text of one of our forms. The pattern's name is its message: a form has words for it. */
export function formatted(format: TextFormat) {
  return z.string().check(z.trim(), z.regex(textFormats[format], format));
}

/** Any text, in the one form that Unicode calls composed: what looks alike is alike. */
function plainText() {
  return z
    .string()
    .check(z.trim(), z.normalize('NFC'), z.regex(textFormats.plainText, 'plainText' satisfies TextFormat));
}

/** Text that may be empty. Blanks around any text are not part of it. */
export function textUpTo(characters: number) {
  return plainText().check(z.maxLength(characters));
}

/** Text that must say something. */
export function requiredText(characters: number) {
  return plainText().check(z.minLength(1), z.maxLength(characters));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id means the same in capitals; other ids than ours are taken as they are. */
export const id = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.regex(textFormats.oneLine, 'oneLine' satisfies TextFormat),
  z.overwrite((text) => (uuid.test(text) ? text.toLowerCase() : text)),
);
export const name = requiredText(limits.nameLength).check(z.regex(textFormats.oneLine, 'oneLine' satisfies TextFormat));
export const text = textUpTo(limits.textLength);
const elevenDigits = z.regex(textFormats.phone, 'phone' satisfies TextFormat);
/** What people write between the digits, or before them for the country, is not part of it. */
export const phone = z.string().check(z.overwrite(readPhone), elevenDigits);
/** Who signs in types digits, and nothing but blanks between them (specification §5). */
export const signInPhone = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  elevenDigits,
);
/** A land line and a foreign number as well: nobody signs in with it. */
export const contactPhone = z
  .string()
  .check(z.overwrite(readContactPhone), z.regex(textFormats.contactPhone, 'contactPhone' satisfies TextFormat));
/** Small letters are taken as capitals. */
export const creditCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(textFormats.creditCode, 'creditCode' satisfies TextFormat));
/** `https://erp.example.com`, in small letters and without its last slash. */
export const origin = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((text) => text.replace(/\/$/, '')),
  z.maxLength(200),
  z.regex(textFormats.origin, 'origin' satisfies TextFormat),
);
/** Where a partner's server is told of events. */
export const webhookUrl = formatted('webhookUrl').check(z.maxLength(webhookLimits.urlLength));
export const verificationCode = formatted('verificationCode');
export const email = z.string().check(z.trim(), z.email());
export const optionalEmail = z.union([z.literal(''), email]);
/** Six digits of an authenticator, or a recovery code, with blanks and hyphens as somebody types them. */
export const factorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20));
/** MD5 hex of what the person typed; the password as far as the server is concerned (specification §5). */
export const passwordMd5 = z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{32}$/));
/** What a browser is known by, to accounts that signed in there and to codes that it asked for: 32 hex digits. */
export const deviceMark = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** What a schema says of two passwords that differ. */
export const passwordsDiffer = 'passwordsDiffer';
/** A password and the same typed again; where they differ, the second is refused with 10010. */
export function typedTwice<Field extends string>(password: Field, confirmation: Field) {
  return z.refine<Readonly<Record<Field, string>>>((given) => given[password] === given[confirmation], {
    path: [confirmation],
    error: passwordsDiffer,
  });
}
const [ownerPart, namePart] = ownKindParts;
/** Whose it is, and what: `acme:ph`, a kind of a host's own. */
export const ownKind = z.templateLiteral([
  z.string().check(z.regex(ownerPart)),
  ':',
  z.string().check(z.regex(namePart)),
]);
const nearDate = z.regex(textFormats.nearDate, 'nearDate' satisfies TextFormat);
/** A calendar day in the site's time zone, `YYYY-MM-DD`, from 2000 to 2100. */
export const day = z.iso.date().check(nearDate);
/** Longest span that is answered at once, in days. */
const longestSpan = 366;
/** A first and a last day in order, or neither. */
export const spanOrNone = z.refine<{ readonly from?: string | undefined; readonly to?: string | undefined }>(
  ({ from, to }) =>
    from === undefined || to === undefined ? from === to : from <= to && daysBetween(from, to) < longestSpan,
  { path: ['to'], error: 'span' },
);
/** `YYYY-MM`. */
export const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const isoInstant = z.iso.datetime();
/** A 13-digit number, or the same as text: milliseconds (specification §9). */
const milliseconds = z.union([
  z.int().check(z.gte(1_000_000_000_000), z.lte(9_999_999_999_999)),
  z.string().check(z.regex(/^\d{13}$/)),
]);
/**
 * A moment, UTC, as `2026-05-04T02:30:00.000Z`; taken as milliseconds too, wherever a time is taken. Its day is
 * within those years as well, whatever the time zone.
 */
export const instant = z.pipe(
  z.union([
    isoInstant,
    z.pipe(
      milliseconds,
      z.transform((value) => readMoment(value)?.toISOString() ?? ''),
    ),
  ]),
  isoInstant.check(nearDate),
);
/** When it was done, by the clock of a device that had no network then; left out, it is done now. */
export const recordedAt = z.optional(instant);
/** A decimal amount as text, so that nothing is lost to binary fractions. */
export const quantity = formatted('quantity');
export const positiveQuantity = quantity.check(z.regex(textFormats.positiveQuantity, 'positiveQuantity'));
export const signedQuantity = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/));
/** 0 to 1, a fraction of the floor plan's width or height, from its top left corner. */
export const fraction = z.number().check(z.gte(0), z.lte(1));
/** A place on a floor plan. */
export const position = z.strictObject({ x: fraction, y: fraction });
/** How many there are. Sums have no upper limit: what was accepted one by one can always be shown together. */
export const count = z.int().check(z.gte(0));
/** How many somebody counted at once. */
export const countOnce = z.int().check(z.gte(0), z.lte(limits.largestCount));
/**
 * A record's revision: the same as long as nobody changes what an edit of it sends; a server may know none. An edit says
 * with it which state it was made from, and is refused, naming the argument, where that is no more; without it, it holds.
 */
export const revision = z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/)));
/** Which version somebody has seen. */
export const seenVersion = z.int().check(z.gte(0), z.lte(limits.largestVersion));
export const colour = formatted('colour');
export const percent = z.number().check(z.gte(0), z.lte(100));
/** The URL of a file this server issued; anything else is refused where it is bound. */
export const fileUrl = z.string().check(z.maxLength(500), z.regex(textFormats.oneLine, 'oneLine' satisfies TextFormat));

export const nothing = z.strictObject({});
export const done = z.null();
export const byId = z.strictObject({ id });
export const created = z.strictObject({ id });

/** A number that arrives as text from a query string or a form, and as a number from JSON. */
export const wireInt = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
  z.transform((value) => Number(value)),
);

/** Specification §9: page 1, limit 20; sizes 10, 20, 30, 50. */
const pageNumber = z.pipe(wireInt, z.int().check(z.gte(1), z.lte(1_000_000)));
const pageLimit = z.pipe(wireInt, z.literal(limits.pageSizes));

/** The arguments every list takes, to be spread into a list's own. */
export const paging = {
  page: z._default(pageNumber, 1),
  limit: z._default(pageLimit, limits.pageSize),
} as const;

/** Yes or no where an address says it. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

export const search = z.optional(
  z.string().check(z.maxLength(100), z.regex(textFormats.plainText, 'plainText' satisfies TextFormat)),
);

/** One page of a list. */
export function page<Item extends z.core.$ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), total: count, page: z.int(), limit: z.int() });
}

/** A named thing to choose from. */
export const option = z.strictObject({ id, name: z.string() });
/** A named thing to choose from, such as a customer in a picker. */
export type Option = z.infer<typeof option>;
