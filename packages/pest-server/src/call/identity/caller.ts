import { type EndpointName, type Permission, userTypes, writePower } from 'pest-sdk';
import type { Scope } from '../../database/transactions';

/** Who asks: read anew from the database at every call, so that a right withdrawn is withdrawn at once. */
export interface Caller {
  readonly accountId: string;
  readonly loginId: string;
  readonly userName: string;
  readonly type: number;
  readonly staffKind: 'service' | 'management' | null;
  readonly headPic: string | null;
  readonly permissions: ReadonlySet<Permission>;
  /** Of a customer's sub-account: the login that it belongs to. */
  readonly rootId: string | null;
  readonly scope: Scope;
  /** The company or customer the account belongs to. */
  readonly home: {
    readonly id: string;
    /** Where nobody else names it: see `home-name.ts`. */
    readonly name: string;
    /** The company that made a customer's login, whose word for the customer it reads while that company serves it. */
    readonly namedBy: string | null;
    readonly status: number;
    readonly reason: string;
  };
  readonly platform: boolean;
  /** Whether the account set a password of its own with a code sent to its phone. */
  readonly proven: boolean;
  /** Whether the account answers for its customer; see `customer-logins.ts`. */
  readonly speaksForCustomer: boolean;
  /** Whether the platform has looked at who holds a customer's login, or the login that it belongs to. */
  readonly knownToPlatform: boolean;
  /** Whether a customer's login may read the words of the company that entered the customer. */
  readonly knowsWords: boolean;
  /** Of a partner's page: the calls that its token is for, and the origins that may use it; null for a person. */
  readonly embed: { readonly rows: ReadonlySet<EndpointName>; readonly origins: readonly string[] } | null;
  /** Of a program: its account's id; null for everybody else. */
  readonly service: string | null;
  /** Whether the session was begun with two factors. */
  readonly strong: boolean;
  /** Whether the company asks for a second factor that the session was not begun with. */
  readonly secondFactorDue: boolean;
  /** When the company is erased; null where no notice was given. */
  readonly leavesAt: Date | null;
  /** Of the session that this call came with. */
  readonly tokenHash: string;
}

/** No person, but what somebody let in: a partner's page, or a program. What only a person may is none of theirs. */
export function standIn(
  given: Pick<
    Caller,
    | 'accountId'
    | 'loginId'
    | 'userName'
    | 'staffKind'
    | 'permissions'
    | 'scope'
    | 'home'
    | 'embed'
    | 'service'
    | 'tokenHash'
  >,
): Caller {
  return {
    ...given,
    // Never an administrator's.
    type: userTypes.staff,
    headPic: null,
    rootId: null,
    platform: false,
    proven: false,
    speaksForCustomer: false,
    knownToPlatform: false,
    knowsWords: false,
    strong: false,
    secondFactorDue: false,
    leavesAt: null,
  };
}

/** What an account is told of its own rights. */
export function toldRights({ type, permissions, platform }: Caller) {
  return { type, power: writePower([...permissions]), platform };
}
