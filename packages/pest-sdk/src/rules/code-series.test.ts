import { expect, it } from 'vitest';
import { codesAfter, seriesOf } from './code-series';

it.each([
  [['DL-HT-MT001', 'DL-HT-MT016', 'SB0042'], 'DL-HT-MT017'],
  [['Trap 9', 'Trap 10'], 'Trap 11'],
  [['MT-099', 'MT-100'], 'MT-101'],
])('%j go on with %s', (texts, next) => {
  const series = seriesOf(texts);
  if (!series) throw new Error('no series');
  expect(codesAfter(series, series.last + 1, 1)).toEqual([next]);
});

it('is none where nothing counts', () => {
  expect(seriesOf(['dock', '2026112800001'])).toBeNull();
});
