import { expect, it } from 'vitest';
import { deviceTypes, familyOf, suppliesOf } from './device-types';
import { speciesOf, typesThatCount } from './species';

it.each(deviceTypes)('a %s records species where it counts, and none where bait is eaten', (type) => {
  expect(speciesOf(type).length > 0).toBe(familyOf(type) === 'count');
});

it('a group is counted by the types that record a species of it', () => {
  expect(typesThatCount('rodent')).toEqual(['mouseTrap']);
  expect(typesThatCount('flyingInsect')).toEqual(['flyLamp']);
  expect(typesThatCount('crawlingInsect')).toEqual(['cockroachTrap']);
});

it('a consumable can be put into what its category serves', () => {
  expect([1, 2, 3, 4, 5].map(suppliesOf)).toEqual([['glueBoard', 'lamp'], ['glueBoard'], ['glueBoard'], [], []]);
});
