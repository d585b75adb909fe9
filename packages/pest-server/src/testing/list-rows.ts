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

/** Every list that signed-in people read. */
export const listRows: readonly ListRow[] = endpoints
  .filter(({ row }) => row.method === 'GET' && row.auth === 'token' && isList(row.result))
  .map((entry) => {
    const fields = Object.entries(shapeOf(entry.row.request));
    const needed = fields.filter(([, schema]) => !core.safeParse(schema, undefined).success);
    return {
      ...entry,
      isPaged: fields.some(([field]) => field === 'limit'),
      isSearched: fields.some(([field]) => field === 'search'),
      needed: needed.map(([field]) => field),
    };
  });

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  return schema instanceof core.$ZodObject ? schema._zod.def.shape : {};
}

function isList(schema: Schema): boolean {
  return schema instanceof core.$ZodArray || 'items' in shapeOf(schema);
}
