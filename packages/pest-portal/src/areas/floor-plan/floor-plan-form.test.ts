import { checkRequest, contract } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import { addedFloorPlan, changedFloorPlan, emptyFloorPlan, type FloorPlanValues } from './floor-plan-form';

const added = (values: FloorPlanValues) => checkRequest(contract.floorPlan.add.request, addedFloorPlan('c1', values));
const changed = (values: FloorPlanValues) =>
  checkRequest(contract.floorPlan.update.request, changedFloorPlan('p1', values));
const pathsOf = (issues: readonly { readonly path: string }[] | undefined) => issues?.map(({ path }) => path);

test('a new floor plan needs a name and a picture; an old one keeps its picture', () => {
  expect(pathsOf(added(emptyFloorPlan).issues)).toEqual(['name', 'image']);
  expect(changed({ ...emptyFloorPlan, name: '一层' }).request).toEqual({
    id: 'p1',
    name: '一层',
    metresPerWidth: null,
  });
});

test.each([
  ['0', 'notAbove'],
  ['-3', 'notAbove'],
  ['10001', 'tooHigh'],
  ['abc', 'number'],
  ['1,5,2', 'number'],
])('%s metres is no width', (metresPerWidth, kind) => {
  const issues = changed({ name: '一层', metresPerWidth, image: null }).issues;
  expect(issues).toMatchObject([{ path: 'metresPerWidth', kind }]);
});

test.each([
  [' ', null],
  [' 84.5 ', 84.5],
  ['1,5', 1.5],
])('%j metres are %s: no width means not calibrated', (metresPerWidth, sent) => {
  expect(changed({ name: '一层', metresPerWidth, image: null }).request?.metresPerWidth).toBe(sent);
});
