import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from './engines/engine';
import { whileHolding } from './engines/holding';
import type { Tables } from './tables';

declare const systemBrand: unique symbol;
declare const tenantBrand: unique symbol;

/** Queries that see every row. Only what no tenant owns may use it: login, sessions, jobs, platform review. */
export type System = Kysely<Tables> & { readonly [systemBrand]: true };
/** Queries inside a tenant transaction. */
type Tenant = Kysely<Tables> & { readonly [tenantBrand]: true };

/** Whose rows a transaction sees: a company's, or those about one customer's site. */
export type Scope =
  | {
      readonly kind: 'company';
      readonly companyId: string;
      /** Of an embed token: the customers whose rows are seen; a company's own people see all. */
      readonly customers?: readonly string[];
    }
  | {
      readonly kind: 'customer';
      readonly customerId: string;
      /** Companies that serve the customer now and show what they record to the login that asks. */
      readonly servedBy: readonly string[];
    };

/** One tenant transaction. */
export interface Tx {
  readonly db: Tenant;
  readonly scope: Scope;
}

const maxAttempts = 5;
const firstPauseMs = 10;
/** Serialization failure and deadlock: the database asks to try again. */
const retryCodes = new Set(['40001', '40P01']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function withinScope<Result>(
  kysely: Kysely<Tables>,
  scope: Scope,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return attempt(kysely, become(scope), (connection) => work({ db: connection as Tenant, scope }));
}

/**
 * Runs a scope's work inside a system transaction. It sees every row: a distributed database asks its nodes as one role
 * in one transaction.
 */
export function scopeInside<Result>(system: System, scope: Scope, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const connection: Kysely<Tables> = system;
  return work({ db: connection as Tenant, scope });
}

export function withinSystem(kysely: Kysely<Tables>) {
  return {
    system: kysely as System,
    asSystem: <Result>(work: (system: System) => Promise<Result>): Promise<Result> =>
      attempt(kysely, null, (connection) => work(connection as System)),
  };
}

/**
 * Role and tenant are set for this transaction only: a pooled connection keeps neither. Row-level security does nothing
 * for a superuser, which the embedded database's own user is.
 */
function become(scope: Scope): string {
  if (scope.kind === 'company' && scope.customers) {
    return `set local role app_embed; set local app.company = '${checked(scope.companyId)}';
      set local app.customers = '{${scope.customers.map(checked).join(',')}}'`;
  }
  if (scope.kind === 'company') return `set local role app_user; set local app.company = '${checked(scope.companyId)}'`;
  const companies = scope.servedBy.map(checked).join(',');
  return `set local role app_customer; set local app.customer = '${checked(scope.customerId)}';
    set local app.companies = '{${companies}}'`;
}

function checked(id: string): string {
  if (!uuid.test(id)) throw new Error('A scope takes the id of a company or a customer.');
  return id;
}

/**
 * Lets the rest of a company's transaction read a customer's profile and logins, and add a login of the company's own.
 * The caller has made sure that it may.
 */
export async function allowCustomer(tx: Tx, customerId: string): Promise<void> {
  await sql.raw(`set local app.allowed_customer = '${checked(customerId)}'`).execute(tx.db);
}

async function attempt<Result>(
  kysely: Kysely<Tables>,
  settings: string | null,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await kysely.connection().execute((connection) => transact(connection, settings, work));
    } catch (error) {
      if (tries === maxAttempts || !isRetryable(error)) throw error;
      // At random, so that those who were in each other's way do not meet again.
      await delay(Math.random() * firstPauseMs * 2 ** tries);
    }
  }
}

async function transact<Result>(
  connection: Kysely<Tables>,
  settings: string | null,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  await sql.raw('begin').execute(connection);
  try {
    // A message of its own: Citus repeats the whole message of a setting on its nodes.
    if (settings !== null) await sql.raw(settings).execute(connection);
    const result = await whileHolding(() => work(connection));
    await sql.raw('commit').execute(connection);
    return result;
  } catch (error) {
    // Over a broken connection it fails too; what broke it is what there is to say.
    await sql
      .raw('rollback')
      .execute(connection)
      .catch(() => undefined);
    throw error;
  }
}

function isRetryable(error: unknown): boolean {
  const code = sqlState(error);
  return code !== null && retryCodes.has(code);
}

/** SQLSTATE of a database's refusal, or null for anything else that was thrown. */
export function sqlState(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.code;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/**
 * Whether the database refused because of this unique key, check or foreign key. Of a refusal on another node, Citus
 * passes on the message but not the field `constraint`, and appends the shard's number to the constraint's name.
 */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error && error.constraint === constraint) return true;
  if (!sqlState(error)?.startsWith('23')) return false;
  return [...error.message.matchAll(/"(\w+)"/g)].some(([, name = '']) => withoutShard(name) === constraint);
}

function withoutShard(name: string): string {
  return name.replace(/_\d{6,}$/, '');
}
