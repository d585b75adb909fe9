import { expect, test } from 'vitest';
import { mergeEdits, withTheirs } from './merge-edits';

const base = { address: '1 Road', contact: 'Li', region: 'Suzhou', regionCode: '320500', tags: ['a'] };
const together = [['region', 'regionCode']] as const;

test.each([
  ['nobody changed anything', {}, {}, {}, [], []],
  ['only mine', { address: '2 Road' }, {}, { address: '2 Road' }, [], []],
  ['only theirs', {}, { contact: 'Wang' }, { contact: 'Wang' }, ['contact'], []],
  [
    'one field each',
    { address: '2 Road' },
    { contact: 'Wang' },
    { address: '2 Road', contact: 'Wang' },
    ['contact'],
    [],
  ],
  ['both the same', { address: '2 Road' }, { address: '2 Road ' }, { address: '2 Road' }, [], []],
  ['both, each another', { address: '2 Road' }, { address: '3 Road' }, { address: '2 Road' }, [], [['address']]],
  [
    'a region of mine and a code of theirs',
    { region: 'Wuxi' },
    { regionCode: '320200' },
    { region: 'Wuxi' },
    [],
    [['region', 'regionCode']],
  ],
  [
    'a region of theirs brings its code',
    { address: '2 Road' },
    { region: 'Wuxi', regionCode: '320200' },
    { address: '2 Road', region: 'Wuxi', regionCode: '320200' },
    ['region', 'regionCode'],
    [],
  ],
  ['a list of mine and theirs', { tags: ['b'] }, { tags: ['a', 'c'] }, { tags: ['b'] }, [], [['tags']]],
])('%s', (_what, mine, theirs, values, taken, conflicts) => {
  const edits = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  expect(mergeEdits(edits, together)).toEqual({ values: { ...base, ...values }, taken, conflicts });
});

test('a file whose address ends at another hour is the same file', () => {
  const file = (expires: number, key = 'a.png') => ({
    logo: `https://pest.test/files/${key}?expires=${expires}&signature=x${expires}`,
  });
  expect(mergeEdits({ base: file(1), mine: file(1), theirs: file(2) }).taken).toEqual([]);
  expect(mergeEdits({ base: file(1), mine: file(1), theirs: file(2, 'b.png') }).taken).toEqual(['logo']);
});

test('what is decided for them is taken from them', () => {
  expect(withTheirs(base, { ...base, address: '3 Road', contact: 'Wang' }, ['address'])).toEqual({
    ...base,
    address: '3 Road',
  });
});
