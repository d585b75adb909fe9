import type { Insertable, Selectable } from 'kysely';
import type { DB } from './generated/tables';

/** Every table there is, as Kysely reads it. What a column means stands in the migration that makes it. */
export type Tables = DB;

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
