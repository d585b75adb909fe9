import { expect, test } from 'vitest';
import { groupHits, type Hit, type HitKind, marked, readAsked } from './hits';

function hit(kind: HitKind, title: string, note = ''): Hit {
  return { key: `${kind} ${title}`, kind, title, note, aside: '', to: '/home', icon: 'M0 0' };
}

const titles = (hits: readonly Hit[], text: string) =>
  groupHits(hits, text).map(({ kind, hits: found }) => [kind, ...found.map(({ title }) => title)]);

test.each([
  ['SB0003', { text: 'SB0003', actsOnly: false }],
  ['  >  new ', { text: 'new', actsOnly: true }],
  ['>', { text: '', actsOnly: true }],
])('%j is read as %j', (typed, asked) => {
  expect(readAsked(typed)).toEqual(asked);
});

test('the kind of the best hit stands first, and the best hit first in it', () => {
  const hits = [hit('customer', 'Old SB0003 Mill'), hit('device', 'SB00031'), hit('device', 'SB0003')];
  expect(titles(hits, 'sb0003')).toEqual([
    ['device', 'SB0003', 'SB00031'],
    ['customer', 'Old SB0003 Mill'],
  ]);
});

test('what is inside of a customer follows the customers, wherever they stand', () => {
  const hits = [hit('inside', 'Heat map'), hit('customer', '苏州禾穗食品'), hit('service', 'S-1', '苏州禾穗食品')];
  expect(titles(hits, '禾穗')).toEqual([
    ['customer', '苏州禾穗食品'],
    ['inside', 'Heat map'],
    ['service', 'S-1'],
  ]);
});

test('what was searched for is found in a title whatever its case', () => {
  expect(marked('Device SB0003', 'sb00')).toEqual(['Device ', 'SB00', '03']);
  expect(marked('Device', '')).toEqual(['Device', '', '']);
});
