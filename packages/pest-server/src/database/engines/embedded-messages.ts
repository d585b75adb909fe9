import type { Answer, Place, Statement } from './batching-connection';
import type { DatabaseErrorFacts } from './engine';

/** Statements to carry out one after the other, up to the first that fails. */
export interface EmbeddedQuestion {
  readonly statements: readonly Statement[];
  readonly place: Place;
}

/** One text outside of any transaction; without parameters it may hold several statements. */
export function question(text: string, parameters: readonly unknown[] = []): EmbeddedQuestion {
  return {
    statements: [{ text, parameters, isScript: parameters.length === 0 }],
    place: { role: '', inTransaction: false },
  };
}

/** Which database a worker opens, and how many megabytes of its files it keeps in memory. */
export interface EmbeddedPlace {
  readonly folder: string;
  readonly cache: number;
}

/** What the server asks of the embedded database's worker; no question means: close. */
export interface WorkerRequest {
  readonly id: number;
  readonly question: EmbeddedQuestion | null;
}

/** Answers carry their request's id; id 0 says that the database is open. */
export type WorkerAnswer =
  | ({ readonly id: number } & Answer)
  | { readonly id: number; readonly error: DatabaseErrorFacts };
