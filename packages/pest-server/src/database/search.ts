import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldSigns } from 'pest-sdk';

/** Whether a text holds what was searched for: the same word, as `fold` of pest-sdk says. No word at all is in every text. */
export function contains(held: string | RawBuilder<string | null>, text: string): RawBuilder<SqlBool> {
  return sql`strpos(${folded(typeof held === 'string' ? sql.ref(held) : held)}, ${soughtWord(text)}) > 0`;
}

/** Whether one of some texts holds what was searched for. Where nothing was, each row is found. */
export function anyContains(held: readonly (string | RawBuilder<string | null>)[], text: string | undefined) {
  if (!text) return sql<SqlBool>`true`;
  const found = held.map((each) => contains(each, text));
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** What was searched for, as words are compared. */
export function soughtWord(text: string): RawBuilder<string> {
  return folded(sql`${text}::text`);
}

/** A text as words are compared. */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  const { from, to } = foldSigns;
  return sql`lower(translate(normalize(${text}, NFKC), ${sql.lit(from)}, ${sql.lit(to)}))`;
}

/** Whether two texts are the same word, however they were typed. */
export function sameWord(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${folded(one)} = ${folded(other)}`;
}
