import type { DatabaseErrorFacts } from './engine';

/** What the server asks of the embedded database's worker; no text means: close. */
export interface WorkerRequest {
  readonly id: number;
  readonly text: string | null;
  readonly parameters: readonly unknown[];
}

/** What the embedded database answers to one statement. */
export interface EmbeddedAnswer {
  readonly rows: unknown[];
  readonly affectedRows: number;
}

/** Answers carry their request's id; id 0 says that the database is open. */
export type WorkerAnswer =
  | ({ readonly id: number } & EmbeddedAnswer)
  | { readonly id: number; readonly error: DatabaseErrorFacts };
