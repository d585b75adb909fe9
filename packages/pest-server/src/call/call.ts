import type { Language, Permission, StockAccess } from 'pest-sdk';
import { dayInZone, stockAccess, userTypes } from 'pest-sdk';
import type { Caller } from '../accounts/caller';
import type { Tx } from '../database/transactions';
import { refuse } from './refusal';
import type { ServerParts } from './server-parts';

/** One call on its way through a handler. */
export class Call {
  readonly parts: ServerParts;
  /** When the call arrived; the same for everything the call does. */
  readonly now: Date;
  /** The caller's address, for limits. */
  readonly address: string;
  /** Base URL of files, as the caller reaches them. */
  readonly origin: string;
  /** The caller's language. */
  readonly language: Language;
  /** Of a row for partners' servers: the key that came in place of a token. */
  readonly partnerKey: string;
  readonly #caller: Caller | null;

  constructor(
    parts: ServerParts,
    caller: Caller | null,
    request: { address: string; origin: string; language: Language; partnerKey?: string },
  ) {
    this.parts = parts;
    this.now = parts.now();
    this.address = request.address;
    this.origin = request.origin;
    this.language = request.language;
    this.partnerKey = request.partnerKey ?? '';
    this.#caller = caller;
  }

  /** @throws PestRefusal `session.tokenMissing` when nobody is signed in. */
  get caller(): Caller {
    if (!this.#caller) refuse('session.tokenMissing');
    return this.#caller;
  }

  can(permission: Permission): boolean {
    return this.caller.permissions.has(permission);
  }

  get stockAccess(): StockAccess {
    return stockAccess((permission) => this.can(permission));
  }

  /** @throws PestRefusal `permission.denied` */
  demand(permission: Permission): void {
    if (!this.can(permission)) refuse('permission.denied');
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

  /** @throws PestRefusal `permission.denied` when the caller is no company's. */
  get companyId(): string {
    const { scope } = this.caller;
    if (scope.kind !== 'company') refuse('permission.denied');
    return scope.companyId;
  }

  /** The URL of a stored file, good for an hour. */
  fileUrl(key: string): string {
    const audience = this.#caller?.embed ? 'partner' : 'portal';
    return this.origin + this.parts.fileLinks.path(key, this.now, audience);
  }

  /** Today at the sites, `YYYY-MM-DD`. */
  get today(): string {
    return dayInZone(this.now, this.parts.settings.timeZone);
  }

  optionalFileUrl(key: string | null): string | null {
    return key === null ? null : this.fileUrl(key);
  }
}
