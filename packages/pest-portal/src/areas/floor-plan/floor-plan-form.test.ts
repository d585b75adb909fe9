import { expect, test } from 'vitest';
import { checkFloorPlan, emptyFloorPlan, metresOf } from './floor-plan-draft';

test('a new floor plan needs a name and a picture; an old one keeps its picture', () => {
  expect(checkFloorPlan(emptyFloorPlan, { isNew: true })).toEqual({ name: 'name.missing', image: 'image.missing' });
  expect(checkFloorPlan({ ...emptyFloorPlan, name: '一层' }, { isNew: false })).toEqual({});
});

test.each(['0', '-3', '10001', 'abc', '1,5'])('%s metres is no width', (metres) => {
  expect(checkFloorPlan({ name: '一层', metres, image: null }, { isNew: false })).toEqual({ metres: 'metres.format' });
});

test('no width is allowed and means not calibrated', () => {
  expect(metresOf({ metres: ' ' })).toBeNull();
  expect(metresOf({ metres: ' 84.5 ' })).toBe(84.5);
});
