/** Two people, one record: what each of them made of it. */
import { sameValues } from './useUnsaved';

export interface Edits<Values> {
  /** What both began with. */
  readonly base: Values;
  readonly mine: Values;
  /** What the record says now. */
  readonly theirs: Values;
}

type Field<Values> = keyof Values & string;
/** Fields that mean nothing alone, such as a region and its code: both are taken from one of the two. */
export type Together<Values> = readonly (readonly Field<Values>[])[];

export interface MergedEdits<Values> {
  /** Mine, with whatever only they changed. Where both did, mine for now. */
  readonly values: Values;
  /** What only they changed. */
  readonly taken: readonly Field<Values>[];
  /** What both changed, each to something else; fields that mean nothing alone stand together. */
  readonly conflicts: Together<Values>;
}

/**
 * Merges two edits of one record field by field: what only one of them changed is as he left it.
 */
export function mergeEdits<Values extends object>(
  { base, mine, theirs }: Edits<Values>,
  together: Together<Values> = [],
): MergedEdits<Values> {
  const groups = groupsOf(base, together);
  const differs = (one: Values, other: Values) => (fields: readonly Field<Values>[]) =>
    fields.some((field) => !sameContent(one[field], other[field]));
  const changed = groups.filter(differs(base, theirs)).filter(differs(mine, theirs));
  const conflicts = changed.filter(differs(base, mine));
  const taken = changed.filter((group) => !conflicts.includes(group)).flat();
  return { values: withTheirs(mine, theirs, taken), taken, conflicts };
}

/** Mine, with some fields as they have them. */
export function withTheirs<Values extends object>(
  mine: Values,
  theirs: Values,
  fields: readonly Field<Values>[],
): Values {
  const values = { ...mine };
  for (const field of fields) values[field] = theirs[field];
  return values;
}

function groupsOf<Values extends object>(values: Values, together: Together<Values>): Together<Values> {
  const alone: Field<Values>[][] = [];
  for (const field in values) if (!together.some((group) => group.includes(field))) alone.push([field]);
  return [...together, ...alone];
}

/** A file's address ends with the hour; blanks around a text are no part of it. */
function sameContent(one: unknown, other: unknown): boolean {
  return sameValues(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().replace(/^(.*\/files\/[^/?]+)\?expires=.*$/, '$1');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
