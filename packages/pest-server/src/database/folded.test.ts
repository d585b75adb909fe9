import { sql } from 'kysely';
import { fold, foldSigns } from 'pest-sdk';
import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/test-server';
import { foldedBy } from './migrations/041-folded-search';
import { folded } from './scope';

test('the column that devices are searched by is folded as words are now; otherwise a migration writes it anew', () => {
  expect(foldedBy).toEqual(foldSigns);
});

onEachEngine((server) => {
  test.each([
    ['every sign that is written otherwise', `x${foldSigns.from}y`],
    ['wide letters, blanks and capitals', '　ＨＴ－ＣＴ００１ Café 禾穗　'],
    ['another alphabet', 'НТ-СТ001'],
    ['nothing', ''],
  ])('the database folds as the rest does: %s', async (_, text) => {
    const { rows } = await sql<{ word: string }>`select ${folded(sql`${text}::text`)} as word`.execute(
      server().database.system,
    );
    expect(rows).toEqual([{ word: fold(text) }]);
  });
});
