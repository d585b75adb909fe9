import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { begin, commit, deferredStatement, rollback } from './engines/batching-connection';
import { DatabaseError, lostStatement } from './engines/engine';
import { whileHolding } from './engines/holding';
import { isId } from './ids';
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
const retryCodes = new Set(['40001', '40P01', lostStatement]);

/** Where transactions run. */
interface Place {
  readonly kysely: Kysely<Tables>;
  /** With a single connection, work that asks for another one would wait for itself: it is found out. */
  readonly hasOneConnection: boolean;
}

export function withinScope<Result>(place: Place, scope: Scope, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return attempt(place, become(scope), (connection) => work({ db: connection as Tenant, scope }));
}

/**
 * Runs a scope's work inside a system transaction. It sees every row: a distributed database asks its nodes as one role
 * in one transaction.
 */
export function scopeInside<Result>(system: System, scope: Scope, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const connection: Kysely<Tables> = system;
  return work({ db: connection as Tenant, scope });
}

export function withinSystem(place: Place) {
  return {
    system: place.kysely as System,
    asSystem: <Result>(work: (system: System) => Promise<Result>): Promise<Result> =>
      attempt(place, [], (connection) => work(connection as System)),
  };
}

/**
 * Role and tenant are set for this transaction only: a pooled connection keeps neither. Row-level security does nothing
 * for a superuser, which the embedded database's own user is. Each setting is a statement of its own: Citus repeats it
 * on its nodes.
 */
function become(scope: Scope): string[] {
  if (scope.kind === 'customer') {
    const companies = scope.servedBy.map(checked).join(',');
    return [
      'set local role app_customer',
      `set local app.customer = '${checked(scope.customerId)}'`,
      `set local app.companies = '{${companies}}'`,
    ];
  }
  const company = `set local app.company = '${checked(scope.companyId)}'`;
  if (!scope.customers) return ['set local role app_user', company];
  return [
    'set local role app_embed',
    company,
    `set local app.customers = '{${scope.customers.map(checked).join(',')}}'`,
  ];
}

function checked(id: string): string {
  if (!isId(id)) throw new Error('A scope takes the id of a company or a customer.');
  return id;
}

/**
 * Lets the rest of a company's transaction read a customer's profile and logins, and add a login of the company's own.
 * The caller has made sure that it may.
 */
export async function allowCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.db.executeQuery(deferredStatement(`set local app.allowed_customer = '${checked(customerId)}'`));
}

async function attempt<Result>(
  { kysely, hasOneConnection }: Place,
  settings: readonly string[],
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const held = hasOneConnection ? (connection: Kysely<Tables>) => whileHolding(() => work(connection)) : work;
  for (let tries = 1; ; tries += 1) {
    try {
      return await kysely.connection().execute((connection) => transact(connection, settings, held));
    } catch (error) {
      if (tries === maxAttempts || !isRetryable(error)) throw error;
      // At random, so that those who were in each other's way do not meet again.
      await delay(Math.random() * firstPauseMs * 2 ** tries);
    }
  }
}

async function transact<Result>(
  connection: Kysely<Tables>,
  settings: readonly string[],
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    await connection.executeQuery(begin);
    for (const setting of settings) await connection.executeQuery(deferredStatement(setting));
    const result = await work(connection);
    await connection.executeQuery(commit);
    return result;
  } catch (error) {
    // Over a broken connection it fails too; what broke it is what there is to say.
    await connection.executeQuery(rollback).catch(() => undefined);
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
