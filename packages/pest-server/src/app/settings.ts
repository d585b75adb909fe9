import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  defaultTimeZone,
  type Kept,
  keptKinds,
  keptPeriods,
  mapCoordinates,
  type Operator,
  orderableProducts,
  type SiteMap,
  unfairPrice,
  usuallyKept,
} from 'pest-sdk';
import { z } from 'zod';
import type { CallSettings } from '../call/server-parts';
import { type DumpsKept, dumpDays } from '../operations/dumps';
import type { SmsGatewayOptions } from '../providers/messages/sms-gateway';
import type { SmtpOptions } from '../providers/messages/smtp-mail';
import type { AlipaySettings } from '../providers/payment/alipay';
import type { BankDetails } from '../providers/payment/payment';
import type { WechatSettings } from '../providers/payment/wechat-pay';
import type { BucketSettings } from '../providers/storage/object-storage';

const flag = z.stringbool();

/** `24,7,4`: how many hours, days and weeks keep their newest dump; or `off`. */
const dumps = z
  .string()
  .regex(/^(off|\d{1,3},\d{1,3},\d{1,3})$/, 'is off, or how many hours, days and weeks are kept, like 24,7,4')
  .transform((text): DumpsKept | null => {
    const [hours = 0, days = 0, weeks = 0] = text.split(',').map(Number);
    return text === 'off' ? null : { hours, days, weeks };
  });
const usualDumps: DumpsKept = { hours: 24, days: 7, weeks: 4 };

/** `notices=30,contacts=90`: how long what is about people is kept, in the unit of its kind. */
const kept = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().split('=')))
  .pipe(z.array(z.tuple([z.enum(keptKinds), z.string().regex(/^\d{1,4}$/)])))
  .transform(
    (pairs): Kept => ({ ...usuallyKept, ...Object.fromEntries(pairs.map(([kind, text]) => [kind, Number(text)])) }),
  )
  .superRefine((asked, context) => {
    for (const kind of keptKinds) {
      const { unit, least } = keptPeriods[kind];
      // Ten years: no purpose lasts for longer (storage limitation: PIPL article 19, GDPR article 5(1)(e)).
      const longest = unit === 'months' ? 120 : 3_650;
      if (asked[kind] >= least && asked[kind] <= longest) continue;
      context.addIssue({ code: 'custom', message: `${kind} are kept for ${least} to ${longest} ${unit}` });
    }
  });

/** `silver=1999,gold=3999.50`: yuan for a year, in this application's integer cents. */
const prices = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().split('=')))
  .pipe(z.array(z.tuple([z.enum(orderableProducts), z.string().regex(/^\d{1,6}(\.\d{1,2})?$/)])))
  .transform((pairs) => Object.fromEntries(pairs.map(([product, yuan]) => [product, Math.round(Number(yuan) * 100)])))
  .superRefine((yuan, context) => {
    const unfair = unfairPrice(yuan);
    if (unfair) {
      const { dearer, cheaper } = unfair;
      context.addIssue({ code: 'custom', message: `${dearer} costs more than ${cheaper}, and gives no more` });
    }
  });

/** The text of a PEM file, or the file's path. */
const pem = z
  .string()
  .min(1)
  .transform((text) => (text.includes('-----BEGIN') ? text : readFileSync(text, 'utf8')));

/** Who runs the installation: people and contracts are told, so all of it is given, or nothing. */
const operatorSettings = [
  'PEST_OPERATOR_NAME',
  'PEST_OPERATOR_ADDRESS',
  'PEST_OPERATOR_CREDIT_CODE',
  'PEST_OPERATOR_CONTACT',
] as const;

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().min(1).default('127.0.0.1'),
    PEST_DATA_DIR: z.string().min(1).default('./.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    PEST_PREPARED_STATEMENTS: flag.default(true),
    PEST_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    PEST_DEMO: flag.default(false),
    PEST_CONTRACT_COMPANY_ID: z.uuid().optional(),
    PEST_TIME_ZONE: z.string().refine(isTimeZone, `is no time zone, like ${defaultTimeZone}`).default(defaultTimeZone),
    PEST_CODES_PER_DAY: z.coerce.number().int().min(1).default(2_000),
    PEST_UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(4),
    PEST_UPLOADS_PER_DAY: z.coerce.number().int().min(1).default(500),
    PEST_UPLOADS_PER_DAY_BEFORE_REVIEW: z.coerce.number().int().min(0).default(30),
    PEST_STORAGE_MB: z.coerce
      .number()
      .int()
      .min(1)
      .default(5 * 1024),
    PEST_CUSTOMER_ACCOUNTS: z.coerce.number().int().min(0).default(5),
    PEST_TRUSTED_PROXIES: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .refine((list) => list.every(isProxy), 'lists addresses or networks: 10.0.0.7, 172.16.0.0/12, loopback')
      .default([]),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
      .optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_PREFIX: z
      .string()
      .regex(/^[\w./-]{1,200}\/$/, 'ends with a slash, like pest/')
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    PEST_MAIL_FROM: z.string().min(3).max(200).optional(),
    SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_GATEWAY_SECRET: z.string().min(16).optional(),
    PEST_PRICES: prices.default({}),
    PEST_AGREEMENT_DAY: z.iso.date().optional(),
    PEST_OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
    PEST_OPERATOR_ADDRESS: z.string().trim().min(1).max(200).optional(),
    PEST_OPERATOR_CREDIT_CODE: z.string().trim().min(1).max(40).optional(),
    PEST_OPERATOR_CONTACT: z.string().trim().min(1).max(200).optional(),
    PEST_SEAL_IMAGE: z.string().min(1).optional(),
    PEST_BANK_HOLDER: z.string().min(1).optional(),
    PEST_BANK_NAME: z.string().min(1).optional(),
    PEST_BANK_ACCOUNT: z.string().min(1).optional(),
    WECHAT_PAY_APP_ID: z.string().min(1).optional(),
    WECHAT_PAY_MERCHANT_ID: z.string().min(1).optional(),
    WECHAT_PAY_CERTIFICATE_SERIAL: z.string().min(1).optional(),
    WECHAT_PAY_PRIVATE_KEY: pem.optional(),
    WECHAT_PAY_API_KEY: z.string().length(32).optional(),
    WECHAT_PAY_PUBLIC_KEY_ID: z.string().min(1).optional(),
    WECHAT_PAY_PUBLIC_KEY: pem.optional(),
    ALIPAY_APP_ID: z.string().min(1).optional(),
    ALIPAY_SELLER_ID: z.string().min(1).optional(),
    ALIPAY_PRIVATE_KEY: pem.optional(),
    ALIPAY_PUBLIC_KEY: pem.optional(),
    PEST_FRAME_ANCESTORS: z
      .string()
      .default('')
      .transform(listed)
      .pipe(z.array(z.string().refine(isOrigin, 'are origins, like https://erp.example.com'))),
    PEST_MAP_TILES: z
      .string()
      .refine(isTileAddress, 'is an address with {z}, {x} and {y}, like https://tile.openstreetmap.org/{z}/{x}/{y}.png')
      .optional(),
    PEST_MAP_ATTRIBUTION: z.string().min(1).max(200).optional(),
    PEST_MAP_ATTRIBUTION_URL: z.url({ protocol: /^https?$/ }).optional(),
    PEST_MAP_COORDINATES: z.enum(mapCoordinates).default('wgs84'),
    PEST_PORTAL_DIR: z.string().min(1).optional(),
    PEST_API_DOCS: flag.optional(),
    PEST_DUMPS: dumps.optional(),
    PEST_KEEP: kept.default(usuallyKept),
    PEST_EMBEDDED_CACHE: z.coerce.number().int().min(16).max(1024).default(128),
    PEST_LEAVE_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    PEST_METRICS_TOKEN: z.string().min(16).optional(),
    PEST_ANSWER_CHECKS: z.enum(['off', 'log', 'fail']).optional(),
    NODE_ENV: z.string().default('development'),
  })
  .refine((env) => !env.PEST_DEMO || isLoopback(env.HOST), {
    path: ['PEST_DEMO'],
    message: 'demo accounts have a password that everybody knows: with HOST on this machine only',
  })
  .refine((env) => (env.SMS_GATEWAY_URL === undefined) === (env.SMS_GATEWAY_SECRET === undefined), {
    path: ['SMS_GATEWAY_SECRET'],
    message: 'signs the calls to SMS_GATEWAY_URL: set both or neither',
  })
  .refine((env) => (env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined), {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'belongs to S3_ACCESS_KEY_ID: set both or neither',
  })
  .refine((env) => env.S3_BUCKET !== undefined || (env.S3_ENDPOINT ?? env.S3_ACCESS_KEY_ID) === undefined, {
    path: ['S3_BUCKET'],
    message: 'is missing; others of its kind are set',
  })
  .refine((env) => (env.PEST_MAP_TILES === undefined) === (env.PEST_MAP_ATTRIBUTION === undefined), {
    path: ['PEST_MAP_ATTRIBUTION'],
    message: 'names the provider of PEST_MAP_TILES on each map: set both or neither',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PEST_PUBLIC_URL !== undefined, {
    path: ['PEST_PUBLIC_URL'],
    message: 'must be set in production, to where people reach this server, like https://pest.example.com',
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    for (const name of operatorSettings.filter((each) => env[each] === undefined)) {
      const message = 'must be set in production: the legal texts, the contracts and the site say who runs it';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** Every environment variable that is read. */
export const settingNames = Object.keys(environment.shape);

/** Everything that differs from one installation to the next, read once at start. */
export interface Settings extends CallSettings {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, the files and the secrets. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Whether statements stay prepared on PostgreSQL's connections; not behind a pooler in transaction mode. */
  readonly preparedStatements: boolean;
  /** Whether calls and statements are told to OpenTelemetry. */
  readonly traces: boolean;
  /** What a monitor shows to read `/metrics`; without it there are none. */
  readonly metricsToken: string | undefined;
  /** Megabytes that the embedded database keeps of its files in memory. */
  readonly embeddedCache: number;
  /** How long a server that is stopped goes on answering, so that a proxy takes its calls elsewhere. */
  readonly leaveSeconds: number;
  /** How many hourly dumps of the embedded database are kept; null where none is made. */
  readonly dumps: DumpsKept | null;
  /** Object storage for the files instead of a folder. */
  readonly bucket: BucketSettings | undefined;
  /** Sends mails; without it they are kept in the outbox. */
  readonly smtp: SmtpOptions | undefined;
  /** Sends short messages; without it they are kept in the outbox. */
  readonly smsGateway: Pick<SmsGatewayOptions, 'url' | 'secret'> | undefined;
  /** Verification codes that are sent in a day at most. */
  readonly codesPerDay: number;
  readonly payment: PaymentSettings;
}

/** How the installation takes money; what it is not set up for is not offered. */
export interface PaymentSettings {
  readonly bank: BankDetails | null;
  readonly wechat: WechatSettings | null;
  readonly alipay: AlipaySettings | null;
}

/** Names every setting that is wrong, and how. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws SettingsError */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings are not right:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.PEST_DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    preparedStatements: value.PEST_PREPARED_STATEMENTS,
    publicUrl: value.PEST_PUBLIC_URL?.replace(/\/+$/, ''),
    demo: value.PEST_DEMO,
    codesPerDay: value.PEST_CODES_PER_DAY,
    bucket: bucketOf(value),
    smtp:
      value.SMTP_URL === undefined ? undefined : { url: value.SMTP_URL, from: value.PEST_MAIL_FROM ?? senderOf(value) },
    smsGateway:
      value.SMS_GATEWAY_URL === undefined || value.SMS_GATEWAY_SECRET === undefined
        ? undefined
        : { url: value.SMS_GATEWAY_URL, secret: value.SMS_GATEWAY_SECRET },
    contractCompanyId: value.PEST_CONTRACT_COMPANY_ID,
    timeZone: value.PEST_TIME_ZONE,
    frameAncestors: value.PEST_FRAME_ANCESTORS,
    portalDir: value.PEST_PORTAL_DIR === undefined ? undefined : resolve(value.PEST_PORTAL_DIR),
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    metricsToken: value.PEST_METRICS_TOKEN,
    embeddedCache: value.PEST_EMBEDDED_CACHE,
    // Of an embedded database nobody else does the jobs meanwhile.
    leaveSeconds: value.DATABASE_URL === undefined ? 0 : value.PEST_LEAVE_SECONDS,
    dumps: dumpsOf(value),
    backupDays: backupDaysOf(value),
    kept: value.PEST_KEEP,
    apiDocs: value.PEST_API_DOCS ?? value.NODE_ENV !== 'production',
    trustedProxies: value.PEST_TRUSTED_PROXIES,
    production: value.NODE_ENV === 'production',
    answerChecks: value.PEST_ANSWER_CHECKS ?? (value.NODE_ENV === 'production' ? 'off' : 'log'),
    customerAccounts: value.PEST_CUSTOMER_ACCOUNTS,
    prices: value.PEST_PRICES,
    agreementDay: value.PEST_AGREEMENT_DAY,
    operator: operatorOf(value),
    sealImage: value.PEST_SEAL_IMAGE === undefined ? undefined : resolve(value.PEST_SEAL_IMAGE),
    map: mapOf(value),
    payment: paymentOf(value),
    uploads: {
      atOnce: value.PEST_UPLOADS_AT_ONCE,
      perDay: value.PEST_UPLOADS_PER_DAY,
      perDayBeforeReview: value.PEST_UPLOADS_PER_DAY_BEFORE_REVIEW,
      bytesKept: value.PEST_STORAGE_MB * 1024 * 1024,
    },
  };
}

/** What the demo shows is made again. */
function dumpsOf({ PEST_DUMPS, PEST_DEMO }: z.infer<typeof environment>): DumpsKept | null {
  return PEST_DUMPS === undefined ? (PEST_DEMO ? null : usualDumps) : PEST_DUMPS;
}

function backupDaysOf(value: z.infer<typeof environment>): number | null {
  const dumps = value.DATABASE_URL === undefined ? dumpsOf(value) : null;
  return dumps && dumpDays(dumps);
}

function operatorOf(value: z.infer<typeof environment>): Operator | null {
  return whole(
    {
      name: value.PEST_OPERATOR_NAME,
      address: value.PEST_OPERATOR_ADDRESS,
      creditCode: value.PEST_OPERATOR_CREDIT_CODE,
      contact: value.PEST_OPERATOR_CONTACT,
    },
    {
      name: 'PEST_OPERATOR_NAME',
      address: 'PEST_OPERATOR_ADDRESS',
      creditCode: 'PEST_OPERATOR_CREDIT_CODE',
      contact: 'PEST_OPERATOR_CONTACT',
    },
  );
}

function mapOf(value: z.infer<typeof environment>): SiteMap['provider'] {
  const { PEST_MAP_TILES: tiles, PEST_MAP_ATTRIBUTION: attribution } = value;
  if (tiles === undefined || attribution === undefined) return null;
  const attributionUrl = value.PEST_MAP_ATTRIBUTION_URL ?? null;
  return { tiles, attribution, attributionUrl, coordinates: value.PEST_MAP_COORDINATES };
}

function bucketOf(value: z.infer<typeof environment>): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (bucket === undefined) return undefined;
  return {
    bucket,
    region: value.S3_REGION,
    endpoint: value.S3_ENDPOINT,
    prefix: value.S3_PREFIX,
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** The mail account itself where it is an address, as most servers demand; else one of the place people know. */
function senderOf({
  SMTP_URL = '',
  PEST_PUBLIC_URL,
}: {
  SMTP_URL?: string | undefined;
  PEST_PUBLIC_URL?: string | undefined;
}): string {
  const server = new URL(SMTP_URL);
  const user = decodeURIComponent(server.username);
  const host = PEST_PUBLIC_URL === undefined ? server.hostname : new URL(PEST_PUBLIC_URL).hostname;
  return `Pest Portal <${user.includes('@') ? user : `no-reply@${host}`}>`;
}

/** All of a group's settings, or null where none of it is set. */
function whole<Name extends string>(
  group: Readonly<Record<Name, string | undefined>>,
  names: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> | null {
  const entries = Object.entries<string | undefined>(group);
  const missing = entries.filter(([, value]) => value === undefined);
  if (missing.length === entries.length) return null;
  if (missing.length > 0) {
    const lines = missing.map(([name]) => `  ${names[name as Name]}: is missing; the others of its kind are set`);
    throw new SettingsError(`These settings are not right:\n${lines.join('\n')}`);
  }
  return group as Readonly<Record<Name, string>>;
}

function paymentOf(value: z.infer<typeof environment>): PaymentSettings {
  return {
    bank: whole(
      { holder: value.PEST_BANK_HOLDER, bank: value.PEST_BANK_NAME, account: value.PEST_BANK_ACCOUNT },
      { holder: 'PEST_BANK_HOLDER', bank: 'PEST_BANK_NAME', account: 'PEST_BANK_ACCOUNT' },
    ),
    wechat: whole(
      {
        appId: value.WECHAT_PAY_APP_ID,
        merchantId: value.WECHAT_PAY_MERCHANT_ID,
        certificateSerial: value.WECHAT_PAY_CERTIFICATE_SERIAL,
        privateKey: value.WECHAT_PAY_PRIVATE_KEY,
        apiKey: value.WECHAT_PAY_API_KEY,
        publicKeyId: value.WECHAT_PAY_PUBLIC_KEY_ID,
        publicKey: value.WECHAT_PAY_PUBLIC_KEY,
      },
      {
        appId: 'WECHAT_PAY_APP_ID',
        merchantId: 'WECHAT_PAY_MERCHANT_ID',
        certificateSerial: 'WECHAT_PAY_CERTIFICATE_SERIAL',
        privateKey: 'WECHAT_PAY_PRIVATE_KEY',
        apiKey: 'WECHAT_PAY_API_KEY',
        publicKeyId: 'WECHAT_PAY_PUBLIC_KEY_ID',
        publicKey: 'WECHAT_PAY_PUBLIC_KEY',
      },
    ),
    alipay: whole(
      {
        appId: value.ALIPAY_APP_ID,
        sellerId: value.ALIPAY_SELLER_ID,
        privateKey: value.ALIPAY_PRIVATE_KEY,
        publicKey: value.ALIPAY_PUBLIC_KEY,
      },
      {
        appId: 'ALIPAY_APP_ID',
        sellerId: 'ALIPAY_SELLER_ID',
        privateKey: 'ALIPAY_PRIVATE_KEY',
        publicKey: 'ALIPAY_PUBLIC_KEY',
      },
    ),
  };
}

/** Whether only this machine reaches the host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** As Fastify reads them; a name stands for the private networks of its kind. */
function isProxy(one: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(one)) return true;
  const [address = '', bits, ...more] = one.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128));
}

function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Its host is let into the portal's content policy: it stands there as it is, without a part to be filled in. */
function isTileAddress(text: string): boolean {
  if (!/^https?:\/\/[\w.:-]+\//.test(text) || !URL.canParse(text)) return false;
  return ['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
