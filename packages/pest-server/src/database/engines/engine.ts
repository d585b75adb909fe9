import type { Dialect } from 'kysely';

/** An open database: its Kysely dialect, and how to release it. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  readonly dialect: Dialect;
  /** Connections that it holds, and callers that wait for one. */
  connections?(): Readonly<Record<'idle' | 'used' | 'waiting', number>>;
  /** Where calls have limits that changing the schema cannot keep: connections without them, for that alone. */
  migrationDialect?(): Dialect;
  /** Frees what the engine holds beyond its connections (a worker, a lock); Kysely has been destroyed before. */
  close(): Promise<void>;
}

/** The embedded database does not answer now; its engine brings it back. */
export class EngineStoppedError extends Error {
  override readonly name: string = 'EngineStoppedError';
}

/** It broke again and again, and stays closed until somebody has mended what its message says. */
export class EngineDownError extends EngineStoppedError {
  override readonly name = 'EngineDownError';
}

/** SQLSTATE of a prepared statement that is not there. */
export const lostStatement = '26000';

/**
 * Whether a prepared statement is lost, or was made for columns that have changed since; asked anew, it is made again.
 * PostgreSQL's words change with its language, the place in its source does not.
 */
export function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOutdated = 'routine' in error && error.routine === 'RevalidateCachedQuery';
  return isOutdated || ('code' in error && error.code === lostStatement);
}

/** What a database says when it refuses: the fields that the code above reads, the same on both engines. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(facts: DatabaseErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.code = facts.code;
    this.constraint = facts.constraint;
  }
}

export interface DatabaseErrorFacts {
  readonly message: string;
  /** SQLSTATE. */
  readonly code: string;
  readonly constraint?: string | undefined;
}

/** The facts of an error of `pg` or PGlite, or null when the error came from somewhere else. */
export function databaseErrorFacts(error: unknown): DatabaseErrorFacts | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return null;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return { message: error.message, code: error.code, constraint };
}

/** The count at the end of a command's tag: `UPDATE 3`, `INSERT 0 5`. What a select found changed nothing. */
export function affectedRowsOf(tag: string): number {
  if (!/^(INSERT|UPDATE|DELETE|MERGE) /.test(tag)) return 0;
  return Number(tag.slice(tag.lastIndexOf(' ') + 1));
}
