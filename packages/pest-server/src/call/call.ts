import type { Language, Permission } from 'pest-sdk';
import { dayInZone, userTypes } from 'pest-sdk';
import type { Scope, Tx } from '../database/transactions';
import type { Caller } from './identity/caller';
import { refuse } from './refusal';
import type { ServerParts } from './server-parts';

/** What the guard decided of the caller's rights; `Handlers` tells each handler the part that its row declares. */
export interface Grant {
  /** The kinds of record whose right the caller holds. */
  readonly kinds: readonly string[];
  /** Of a record whose kind no argument tells. @throws PestRefusal `permission.denied` */
  requireKind(kind: string): void;
  /** A handler that forgot the kind of its record changes and answers nothing. @throws Error */
  assertKindAsked(): void;
  /** Whether the caller meets the records of all, or only its own. */
  readonly scope: 'own' | 'all';
  /** Whether a part of the call or of its answer is for this caller. */
  sees(part: string): boolean;
  /** @throws PestRefusal `permission.denied` */
  requirePart(part: string): void;
  /** Those of some permissions that the caller holds, and so can give. */
  heldOf(permissions: readonly Permission[]): readonly Permission[];
  /** @throws PestRefusal `permission.denied` where the caller does not hold all of them. */
  requireHeld(permissions: readonly Permission[]): void;
}

/** One call on its way through a handler. */
export class Call {
  readonly parts: ServerParts;
  /** When the call arrived; the same for everything the call does. */
  readonly now: Date;
  /** The caller's address, for limits. */
  readonly address: string;
  /** What the caller's browser calls itself; empty where it says nothing. */
  readonly userAgent: string;
  /** Base URL of files, as the caller reaches them. */
  readonly origin: string;
  /** The caller's language. */
  readonly language: Language;
  /** Of a row for partners' servers: the key that came in place of a token. */
  readonly partnerKey: string;
  /** What the guard decided; null where nobody is signed in. */
  readonly grant: Grant | null;
  /** Whether there is more of a list than is answered. */
  more = false;
  readonly #caller: Caller | null;

  constructor(
    parts: ServerParts,
    caller: Caller | null,
    request: { address: string; origin: string; language: Language; userAgent?: string; partnerKey?: string },
    grant: Grant | null = null,
  ) {
    this.parts = parts;
    this.now = parts.now();
    this.address = request.address;
    this.userAgent = request.userAgent ?? '';
    this.origin = request.origin;
    this.language = request.language;
    this.partnerKey = request.partnerKey ?? '';
    this.#caller = caller;
    this.grant = grant;
    // `Handlers` shows each handler the part of it that its row declares.
    if (grant) Object.defineProperties(this, Object.getOwnPropertyDescriptors(grant));
  }

  /** @throws PestRefusal `session.tokenMissing` when nobody is signed in. */
  get caller(): Caller {
    if (!this.#caller) refuse('session.tokenMissing');
    return this.#caller;
  }

  /** Service staff see their own services only. */
  get ownTasksOnly(): string | null {
    const { type, staffKind, accountId } = this.caller;
    return type === userTypes.staff && staffKind === 'service' ? accountId : null;
  }

  /** One transaction that sees what the caller's company, or the caller's site, may see. */
  inScope<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.parts.database.inScope(this.caller.scope, async (tx) => {
      const result = await work(tx);
      this.grant?.assertKindAsked();
      return result;
    });
  }

  /** @throws PestRefusal `permission.denied` when the caller is no company's. */
  get companyId(): string {
    const { scope } = this.caller;
    if (scope.kind !== 'company') refuse('permission.denied');
    return scope.companyId;
  }

  /** @throws PestRefusal `permission.denied` when the caller is no customer's. */
  get customerScope(): Extract<Scope, { readonly kind: 'customer' }> {
    const { scope } = this.caller;
    if (scope.kind !== 'customer') refuse('permission.denied');
    return scope;
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

/** The first rows of a list; that there are more is said beside the answer. */
export function endAt<Row>(call: Call, most: number, rows: readonly Row[]): readonly Row[] {
  if (rows.length <= most) return rows;
  call.more = true;
  return rows.slice(0, most);
}
