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
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'customer'; readonly customerId: string };

/** One tenant transaction. */
export interface Tx {
  readonly db: Tenant;
  readonly scope: Scope;
}

const maxAttempts = 4;
/** Serialization failure and deadlock: the database asks to try again. */
const retryCodes = new Set(['40001', '40P01']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function withinScope<Result>(
  kysely: Kysely<Tables>,
  scope: Scope,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return attempt(kysely, `begin; ${become(scope)}`, (connection) => work({ db: connection as Tenant, scope }));
}

export function withinSystem(kysely: Kysely<Tables>) {
  return {
    system: kysely as System,
    asSystem: <Result>(work: (system: System) => Promise<Result>): Promise<Result> =>
      attempt(kysely, 'begin', (connection) => work(connection as System)),
  };
}

/** Runs work in a scope inside a system transaction, which then sees every row again. */
export async function scopeInside<Result>(
  system: System,
  scope: Scope,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const connection: Kysely<Tables> = system;
  await sql.raw(become(scope)).execute(connection);
  const result = await work({ db: connection as Tenant, scope });
  await sql.raw(`set local role none; set local ${settingOf(scope)} = ''`).execute(connection);
  return result;
}

/**
 * Role and tenant are set for this transaction only, in the same message that begins it: a pooled connection keeps
 * neither. Row-level security does nothing for a superuser, which the embedded database's own user is.
 */
function become(scope: Scope): string {
  const id = scope.kind === 'company' ? scope.companyId : scope.customerId;
  if (!uuid.test(id)) throw new Error('A scope takes the id of a company or a customer.');
  return `set local role app_user; set local ${settingOf(scope)} = '${id}'`;
}

function settingOf(scope: Scope): string {
  return scope.kind === 'company' ? 'app.company' : 'app.customer';
}

async function attempt<Result>(
  kysely: Kysely<Tables>,
  begin: string,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await kysely.connection().execute((connection) => transact(connection, begin, work));
    } catch (error) {
      if (tries === maxAttempts || !isRetryable(error)) throw error;
    }
  }
}

async function transact<Result>(
  connection: Kysely<Tables>,
  begin: string,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  await sql.raw(begin).execute(connection);
  try {
    const result = await whileHolding(() => work(connection));
    await sql.raw('commit').execute(connection);
    return result;
  } catch (error) {
    await sql.raw('rollback').execute(connection);
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

/** Whether the database refused because of this unique key, check or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
