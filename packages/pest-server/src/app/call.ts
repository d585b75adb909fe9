import type { Language, Permission, StockAccess } from 'pest-sdk';
import { dayInZone, stockAccess, userTypes } from 'pest-sdk';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/open';
import type { Scope, Tx } from '../database/transactions';
import type { ReportPrinter } from '../providers/pdf/report-printer';
import type { FileLinks } from '../providers/storage/file-links';
import type { Storage } from '../providers/storage/storage';
import { PestRefusal } from './refusal';
import type { Settings } from './settings';

/** What the server is made of; tests hand in their own clock and storage. */
export interface ServerParts {
  readonly settings: Pick<Settings, 'timeZone' | 'publicUrl' | 'contractCompanyId' | 'portalDir' | 'production'>;
  readonly database: Database;
  readonly storage: Storage;
  readonly fileLinks: FileLinks;
  readonly passwords: Passwords;
  readonly reportPrinter: ReportPrinter;
  now(): Date;
}

/** Who asks: read anew from the database at every call, so that a right withdrawn is withdrawn at once. */
export interface Caller {
  readonly accountId: string;
  readonly loginId: string;
  readonly userName: string;
  readonly type: number;
  readonly staffKind: 'service' | 'management' | null;
  readonly licence: string;
  readonly headPic: string | null;
  readonly permissions: ReadonlySet<Permission>;
  readonly scope: Scope;
  /** The company or customer the account belongs to. */
  readonly home: { readonly id: string; readonly name: string; readonly status: number; readonly reason: string };
  readonly platform: boolean;
  /** Of the session that this call came with. */
  readonly tokenHash: string;
}

/** One call on its way through a handler. */
export class Call {
  readonly parts: ServerParts;
  /** The moment the call came in; one call has one now. */
  readonly now: Date;
  /** Address of the one who asks, for limits. */
  readonly address: string;
  /** Where files are fetched from, as seen by the one who asks. */
  readonly origin: string;
  /** What the one who asks reads. */
  readonly language: Language;
  readonly #caller: Caller | null;

  constructor(
    parts: ServerParts,
    caller: Caller | null,
    request: { address: string; origin: string; language: Language },
  ) {
    this.parts = parts;
    this.now = parts.now();
    this.address = request.address;
    this.origin = request.origin;
    this.language = request.language;
    this.#caller = caller;
  }

  /** @throws PestRefusal 1003 when nobody is signed in. */
  get caller(): Caller {
    if (!this.#caller) throw new PestRefusal(1003);
    return this.#caller;
  }

  can(permission: Permission): boolean {
    return this.caller.permissions.has(permission);
  }

  get stockAccess(): StockAccess {
    return stockAccess((permission) => this.can(permission));
  }

  /** @throws PestRefusal 20014 */
  demand(permission: Permission): void {
    if (!this.can(permission)) throw new PestRefusal(20014);
  }

  /** Service staff see their own services only. */
  get ownTasksOnly(): string | null {
    const { type, staffKind, accountId } = this.caller;
    return type === userTypes.staff && staffKind === 'service' ? accountId : null;
  }

  /** One transaction that sees what the caller's company, or the caller's site, may see. */
  inScope<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.parts.database.inScope(this.caller.scope, work);
  }

  /** @throws PestRefusal 20014 when the caller is no company's. */
  get companyId(): string {
    const { scope } = this.caller;
    if (scope.kind !== 'company') throw new PestRefusal(20014);
    return scope.companyId;
  }

  /** The URL of a stored file, good for an hour. */
  fileUrl(key: string): string {
    return this.origin + this.parts.fileLinks.path(key, this.now);
  }

  /** Today at the sites, `YYYY-MM-DD`. */
  get today(): string {
    return dayInZone(this.now, this.parts.settings.timeZone);
  }

  optionalFileUrl(key: string | null): string | null {
    return key === null ? null : this.fileUrl(key);
  }
}
