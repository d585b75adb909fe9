import type { NamedEndpoint, Schema } from 'pest-sdk';
import { endpoints } from 'pest-sdk/schemas';
import { core } from 'zod/mini';

/** A row of the contract that answers a list or a page of one. */
export interface ListRow extends NamedEndpoint {
  readonly isPaged: boolean;
  /** Whether words can be searched for in it. */
  readonly isSearched: boolean;
  /** Arguments that it cannot be asked without. */
  readonly needed: readonly string[];
}

const rows: readonly ListRow[] = endpoints
  .filter(({ row }) => row.method === 'GET' && row.auth === 'token')
  .map((entry) => {
    const fields = Object.entries(shapeOf(entry.row.request));
    const needed = fields.filter(([, schema]) => !core.safeParse(schema, undefined).success);
    return {
      ...entry,
      isPaged: fields.some(([field]) => field === 'page'),
      isSearched: fields.some(([field]) => field === 'search'),
      needed: needed.map(([field]) => field),
    };
  });

/** Every list that signed-in people read. */
export const listRows: readonly ListRow[] = rows.filter(({ row }) => isList(row.result));

/** What signed-in people read that is no list and holds some. */
export const rowsWithLists: readonly ListRow[] = rows.filter(
  ({ row }) => !isList(row.result) && row.bound !== undefined,
);

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  return schema instanceof core.$ZodObject ? schema._zod.def.shape : {};
}

function isList(schema: Schema): boolean {
  return schema instanceof core.$ZodArray || 'items' in shapeOf(schema);
}
