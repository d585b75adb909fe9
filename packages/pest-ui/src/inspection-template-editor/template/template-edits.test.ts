import { describe, expect, it } from 'vitest';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import {
  addItems,
  dropOn,
  duplicate,
  leaningOn,
  moveBy,
  moveDirection,
  moveItems,
  neighbourOf,
  newDirection,
  newItem,
  newOption,
  removeAt,
  retype,
  setItem,
} from './template-edits';

const lamp: InspectionTemplate = {
  name: 'Lamp',
  deviceType: 'flyLamp',
  process: '',
  directions: [
    { ...newDirection('body', 'Body'), items: [newItem('a', 'Tube'), newItem('b', 'Board'), newItem('c', 'Cable')] },
    { ...newDirection('place', 'Place'), items: [newItem('d', 'Height')] },
  ],
};

/** `body:abc place:d` */
const shape = (template: InspectionTemplate) =>
  template.directions.map(({ id, items }) => `${id}:${items.map((item) => item.id).join('')}`).join(' ');

describe('moving', () => {
  it.each([
    ['a', 1, 'body:bac place:d'],
    ['b', -1, 'body:bac place:d'],
    ['a', -1, 'body:abc place:d'],
    ['c', 1, 'body:ab place:cd'],
    ['d', -1, 'body:abcd place:'],
    ['d', 1, 'body:abc place:d'],
    ['place', -1, 'place:d body:abc'],
    ['body', 1, 'place:d body:abc'],
    ['body', -1, 'body:abc place:d'],
  ] as const)('%s by %i', (id, step, expected) => {
    expect(shape(moveBy(lamp, id, step))).toBe(expected);
  });

  it.each([
    ['a', 'c', 'body:bca place:d'],
    ['c', 'a', 'body:cab place:d'],
    ['a', 'd', 'body:bc place:ad'],
    ['a', 'place', 'body:bc place:da'],
    ['a', 'nowhere', 'body:abc place:d'],
  ])('%s dropped on %s', (id, target, expected) => {
    expect(shape(dropOn(lamp, id, target))).toBe(expected);
  });

  it('keeps a direction that nothing changed in', () => {
    expect(moveBy(lamp, 'a', 1).directions[1]).toBe(lamp.directions[1]);
    expect(moveDirection(lamp, 'nowhere', 0)).toBe(lamp);
  });
});

describe('moving several items', () => {
  it.each([
    ['end', ['d', 'a'], 'place', 'body:bc place:ad'],
    ['start', ['b', 'c'], 'place', 'body:a place:bcd'],
    ['end', ['a'], 'body', 'body:bca place:d'],
    ['start', ['a', 'b', 'c', 'd'], 'body', 'body:abcd place:'],
    ['end', ['gone'], 'place', 'body:abc place:d'],
    ['end', ['a'], 'gone', 'body:abc place:d'],
  ] as const)('to the %s: %j into %s', (end, ids, directionId, expected) => {
    expect(shape(moveItems(lamp, new Set<string>(ids), directionId, end))).toBe(expected);
  });
});

describe('adding and removing', () => {
  it('adds after an item, or at the end', () => {
    expect(shape(addItems(lamp, 'body', [newItem('x'), newItem('y')], 'a'))).toBe('body:axybc place:d');
    expect(shape(addItems(lamp, 'place', [newItem('x')]))).toBe('body:abc place:dx');
  });

  it('removes an item or a whole direction, and knows where the focus goes', () => {
    expect(shape(removeAt(lamp, 'b'))).toBe('body:ac place:d');
    expect(shape(removeAt(lamp, 'body'))).toBe('place:d');
    expect(neighbourOf(lamp, 'b')).toBe('c');
    expect(neighbourOf(lamp, 'c')).toBe('b');
    expect(neighbourOf(lamp, 'd')).toBeNull();
    expect(neighbourOf(lamp, 'body')).toBe('place');
  });

  it('copies under new ids, options too', () => {
    let count = 0;
    const getId = () => `n${++count}`;
    const withOption = setItem(lamp, 'a', { options: [newOption('o', 'On')] });
    const copied = duplicate(withOption, 'a', getId);
    expect(shape(copied)).toBe('body:an1bc place:d');
    expect(copied.directions[0]?.items[1]?.options).toEqual([{ id: 'n2', label: 'On', raisesRisk: false }]);
    expect(shape(duplicate(lamp, 'place', getId))).toBe('body:abc place:d n3:n4');
  });
});

describe('rules', () => {
  const ruled = setItem(setItem(lamp, 'b', { showIf: "${a} = 'o'" }), 'd', { calculation: '${b} + ${c}', hint: 'h' });
  const ruleOf = (template: InspectionTemplate, id: string) => {
    const item = template.directions.flatMap(({ items }) => items).find((one) => one.id === id);
    return item?.showIf ?? item?.calculation;
  };

  it('go with the question, or the direction, that they ask for', () => {
    expect(leaningOn(ruled, ['a']).map(({ id }) => id)).toEqual(['b']);
    expect(ruleOf(removeAt(ruled, 'a'), 'b')).toBeUndefined();
    expect(ruleOf(removeAt(ruled, 'a'), 'd')).toBe('${b} + ${c}');
    const [place] = removeAt(ruled, 'body').directions;
    expect(place?.items[0]).toMatchObject({ id: 'd', calculation: undefined, hint: 'h' });
  });

  it('go with the type that they ask for, and a scale begins with limits', () => {
    const retyped = retype(ruled, 'a', 'scale');
    expect(retyped.directions[0]?.items[0]).toMatchObject({ type: 'scale', min: 1, max: 5 });
    expect(ruleOf(retyped, 'b')).toBeUndefined();
  });

  it('of a copied direction ask for the copies', () => {
    const withOption = setItem(ruled, 'a', { options: [newOption('o', 'On')] });
    let count = 0;
    const copied = duplicate(withOption, 'body', () => `n${++count}`);
    expect(shape(copied)).toBe('body:abc n1:n2n4n5 place:d');
    expect(ruleOf(copied, 'n4')).toBe("${n2} = 'n3'");
  });
});
