import type { DatabaseErrorFacts } from './engine';

/** What the server asks of the embedded database's worker; no text means: close. */
export interface WorkerRequest {
  readonly id: number;
  readonly text: string | null;
  readonly parameters: readonly unknown[];
}

/** Answers carry their request's id; id 0 says that the database is open. */
export type WorkerAnswer =
  | { readonly id: number; readonly rows: unknown[]; readonly affectedRows: number }
  | { readonly id: number; readonly error: DatabaseErrorFacts };
