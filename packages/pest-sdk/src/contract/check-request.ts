import { core } from 'zod/mini';
import { type TextFormat, textFormats } from '../rules/text-formats';
import type { Schema } from './endpoint';
import { passwordsDiffer } from './fields';

/** What can be wrong with one argument of a call; forms have words for each. */
export type IssueKind =
  | 'required'
  | 'tooLong'
  | 'tooShort'
  | 'tooLow'
  | 'notAbove'
  | 'tooHigh'
  | 'tooMany'
  | 'number'
  | 'email'
  | 'day'
  | 'invalid'
  | 'passwordsDiffer'
  | TextFormat;

/** Why one value of a request is not accepted. */
export interface RequestIssue {
  /** Where it stands in the request, joined by dots: `reading.gramsAdded`. */
  readonly path: string;
  readonly kind: IssueKind;
  /** The limit that was passed, for the kinds that have one. */
  readonly limit?: number;
}

/** A request that may still lack choices (null) or hold text where a number belongs. */
export type Candidate<Request> = Request extends readonly (infer Item)[]
  ? readonly Candidate<Item>[]
  : Request extends object
    ? { readonly [Key in keyof Request]: Candidate<Request[Key]> }
    : Request | string | null | (Request extends number ? number : never);

/** What {@link checkRequest} takes for a call's schema. */
export type CandidateFor<S extends Schema> = Candidate<core.input<S>>;
/** What a call's schema lets through. */
export type CheckedFor<S extends Schema> = core.output<S>;

export type CheckedRequest<S extends Schema> =
  | { readonly issues: readonly RequestIssue[]; readonly request?: never }
  | { readonly issues?: never; readonly request: core.output<S> };

/** Asks the schema of a call what is wrong with a request, or gets the request as it is sent: trimmed, numbers read. */
export function checkRequest<S extends Schema>(schema: S, candidate: unknown): CheckedRequest<S> {
  const parsed = core.safeParse(schema, candidate);
  if (parsed.success) return { request: parsed.data };
  return { issues: parsed.error.issues.map((issue) => issueOf(issue, candidate)) };
}

function issueOf(issue: core.$ZodIssue, candidate: unknown): RequestIssue {
  const path = issue.path.map(String);
  const given = path.reduce(valueIn, candidate);
  // A number all the same, and one that is told what is wrong with it.
  if (issue.message === ('quantity' satisfies TextFormat) && isNegative(given)) {
    return { path: path.join('.'), kind: 'tooLow', limit: 0 };
  }
  const limit = limitOf(issue);
  return { path: path.join('.'), kind: kindOf(issue, given), ...(limit !== undefined && { limit }) };
}

function isNegative(given: unknown): boolean {
  return typeof given === 'string' && /^\s*[-−]\d+(\.\d+)?\s*$/.test(given);
}

function kindOf(issue: core.$ZodIssue, given: unknown): IssueKind {
  if (isEmpty(given)) return 'required';
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooHigh';
    case 'too_small':
      if (issue.origin === 'string') return 'tooShort';
      return issue.inclusive === false ? 'notAbove' : 'tooLow';
    case 'invalid_format':
      return formatOf(issue);
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'invalid';
    default:
      return issue.message === passwordsDiffer ? 'passwordsDiffer' : 'invalid';
  }
}

/** Patterns of ours carry their name as message (see `formatted` in fields.ts). */
function formatOf({ format, message }: { readonly format: string; readonly message: string }): IssueKind {
  if (isTextFormat(message)) return message;
  if (format === 'date') return 'day';
  return format === 'email' ? 'email' : 'invalid';
}

function isTextFormat(name: string): name is TextFormat {
  return Object.hasOwn(textFormats, name);
}

function limitOf(issue: core.$ZodIssue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum);
  return issue.code === 'too_small' ? Number(issue.minimum) : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

function valueIn(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([name]) => name === key)?.[1]
    : whole;
}

/** What a schema says of one argument before anything is typed. */
export interface ArgumentRules {
  /** Left empty, it is refused. */
  readonly required: boolean;
  /** Characters of a text, or members of a list. */
  readonly maxLength: number | undefined;
}

/** The rules for an argument of a request, by its path: `name`, `reading.batch`. */
export function argumentRules(schema: Schema, path: string): ArgumentRules {
  const found = path.split('.').reduce<readonly Schema[]>((schemas, key) => schemas.flatMap(memberOf(key)), [schema]);
  const lengths = found.flatMap(bare).flatMap(maxLengthOf);
  return {
    required: found.length > 0 && found.every(refusesEmpty),
    maxLength: lengths.length > 0 ? Math.max(...lengths) : undefined,
  };
}

/** The schemas that a value may have in the end: without what makes it optional, and each member of a union. */
function bare(schema: Schema): readonly Schema[] {
  if (
    schema instanceof core.$ZodOptional ||
    schema instanceof core.$ZodNullable ||
    schema instanceof core.$ZodDefault
  ) {
    return bare(schema._zod.def.innerType);
  }
  if (schema instanceof core.$ZodPipe) return bare(schema._zod.def.in);
  return schema instanceof core.$ZodUnion ? schema._zod.def.options.flatMap(bare) : [schema];
}

function memberOf(key: string): (schema: Schema) => readonly Schema[] {
  return (schema) =>
    bare(schema).flatMap((one) => {
      const member = one instanceof core.$ZodObject ? one._zod.def.shape[key] : undefined;
      return member ? [member] : [];
    });
}

function maxLengthOf(schema: Schema): readonly number[] {
  return (schema._zod.def.checks ?? []).flatMap((check) =>
    check instanceof core.$ZodCheckMaxLength ? [check._zod.def.maximum] : [],
  );
}

function refusesEmpty(schema: Schema): boolean {
  return [undefined, null, '', []].every((empty) => !core.safeParse(schema, empty).success);
}
