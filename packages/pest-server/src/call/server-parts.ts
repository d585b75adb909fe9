import type { EndpointName, Kept, Operator, OrderableProduct, SiteMap } from 'pest-sdk';
import type { Database } from '../database/open';
import type { ContractPrinter } from '../paper/contract/contract-printer';
import type { PdfInspector } from '../paper/pdf/pdf-inspector';
import type { PrintQueue } from '../paper/print/print-queue';
import type { ReportPrinter } from '../paper/report/report-printer';
import type { PdfStamper } from '../paper/seal/pdf-stamper';
import type { IdentityProviders } from '../providers/identity/openid';
import type { Messages } from '../providers/messages/messages';
import type { Payments } from '../providers/payment/payment';
import type { DiskSpace } from '../providers/storage/disk-space';
import type { FileLinks } from '../providers/storage/file-links';
import type { Storage } from '../providers/storage/storage';
import type { WebhookPoster } from '../providers/webhooks/post-webhook';
import type { Passwords } from './identity/passwords';
import type { SealedSecrets } from './identity/sealed-secrets';
import type { ShareKeys } from './identity/share-keys';
import type { VerificationCodes } from './identity/verification-codes';
import type { WebhookSecrets } from './identity/webhook-secrets';

/** The settings that answering a call depends on. */
export interface CallSettings {
  readonly timeZone: string;
  /** Where people reach the server, without a slash at the end; otherwise each request's own host is believed. */
  readonly publicUrl: string | undefined;
  /** The one company that sees contracts and seals. */
  readonly contractCompanyId: string | undefined;
  /** Origins besides the server's own whose pages may frame the chart pages. */
  readonly frameAncestors: readonly string[];
  /** Folder of the built portal to serve. */
  readonly portalDir: string | undefined;
  /** Whether `/openapi.json` and `/docs` are there. */
  readonly apiDocs: boolean;
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly production: boolean;
  /** Runs with demo data, whose accounts everybody may open. */
  readonly demo: boolean;
  /** What becomes of an answer that its row of the contract does not declare: tests fail on it. */
  readonly answerChecks: 'off' | 'log' | 'fail';
  /** How long what is about people is kept. */
  readonly kept: Kept;
  /** How many days the server's own dumps keep what is removed today; null where it makes none. */
  readonly backupDays: number | null;
  readonly uploads: UploadSettings;
  /** Sub-accounts that each login of a customer may make. */
  readonly customerAccounts: number;
  /** Cents for a year of each product; what is not in it is sold on request only. */
  readonly prices: Readonly<Partial<Record<OrderableProduct, number>>>;
  /** The day from which the service agreement holds, as it is printed. */
  readonly agreementDay: string | undefined;
  /** Who runs the installation, as legal texts and contracts say; null where it is only tried out. */
  readonly operator: Operator | null;
  /** Path of a PNG, the platform's seal; without it no contract is sealed. */
  readonly sealImage: string | undefined;
  /** Where the pictures of maps come from; null where places are typed only. */
  readonly map: SiteMap['provider'];
}

/** How much an account, and the company or customer it belongs to, may upload. */
export interface UploadSettings {
  /** At once, for an account. */
  readonly atOnce: number;
  /** In a day of the sites, for an account. */
  readonly perDay: number;
  /** The same for an account whose company or customer has not passed its review: certificates to be looked at. */
  readonly perDayBeforeReview: number;
  /** Bytes kept for a company or a customer. */
  readonly bytesKept: number;
}

/** Dumps of the embedded database, beside it. */
export interface Dumps {
  make(of: Pick<ServerParts, 'database' | 'storage'>, now: Date): Promise<void>;
  /** When the last one was made, and whether that is in time. */
  state(now: Date): Promise<DumpState>;
}

/** See {@link Dumps}. */
export interface DumpState {
  readonly inTime: boolean;
  readonly lastAt: Date | null;
}

/** How long the calls of a row took together, and the slowest of them. */
export interface RowTimes {
  readonly calls: number;
  /** Answered with a fault of the server's own. */
  readonly faults: number;
  readonly ms: number;
  readonly worstMs: number;
}

/** How long the calls of the day took in this process. */
export interface CallTimes {
  note(row: EndpointName, ms: number, isFault: boolean): void;
  today(): { readonly since: Date; readonly rows: ReadonlyMap<EndpointName, RowTimes> };
}

/** The server's clock beside the machine's. */
export interface Clock {
  /** Milliseconds that the machine's clock is ahead of the server's. */
  aheadMs(): number;
  /** Compares it with the database's, and goes with that. */
  follow(theirs: () => Promise<Date>): Promise<void>;
}

/** The parts that handlers use; tests pass a clock and a storage of their own. */
export interface ServerParts {
  readonly settings: CallSettings;
  readonly database: Database;
  readonly storage: Storage;
  readonly disk: DiskSpace;
  /** Of the embedded database; null where none are made. */
  readonly dumps: Dumps | null;
  readonly clock: Clock;
  readonly callTimes: CallTimes;
  readonly fileLinks: FileLinks;
  readonly shareKeys: ShareKeys;
  readonly sealed: SealedSecrets;
  readonly passwords: Passwords;
  readonly codes: VerificationCodes;
  readonly messages: Messages;
  readonly identityProviders: IdentityProviders;
  readonly webhooks: WebhookPoster;
  readonly webhookSecrets: WebhookSecrets;
  readonly payments: Payments;
  readonly reportPrinter: ReportPrinter;
  readonly contractPrinter: ContractPrinter;
  readonly printQueue: PrintQueue;
  readonly pdfInspector: PdfInspector;
  readonly pdfStamper: PdfStamper;
  now(): Date;
  /** Logs what went wrong beside a call that succeeded all the same. */
  readonly reportFault: (error: unknown) => void;
}
