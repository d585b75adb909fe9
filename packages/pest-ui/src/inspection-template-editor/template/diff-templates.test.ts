import { expect, it } from 'vitest';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { diffTemplates } from './diff-templates';
import {
  addDirection,
  addItems,
  emptyTemplate,
  moveBy,
  moveItem,
  newDirection,
  newItem,
  newOption,
  removeAt,
  setDirection,
  setItem,
} from './template-edits';

const base: InspectionTemplate = {
  ...emptyTemplate,
  name: 'Lamps',
  deviceType: 'flyLamp',
  directions: [
    { ...newDirection('d1', 'Device'), items: [newItem('tube', 'Tube'), newItem('shade', 'Shade')] },
    { ...newDirection('d2', 'Around'), items: [newItem('light', 'Light')] },
  ],
};

it.each<[string, (template: InspectionTemplate) => InspectionTemplate, string[]]>([
  ['nothing', (template) => template, []],
  ['a copy of the same', (template) => structuredClone(template), []],
  [
    'the head',
    (template) => ({ ...template, name: 'Fly lamps', processEn: 'Look' }),
    ['template changed Fly lamps: name, english'],
  ],
  ['a new direction', (template) => addDirection(template, newDirection('d3', 'Roof')), ['direction added Roof']],
  [
    'a direction gone, with its items',
    (template) => removeAt(template, 'd2'),
    ['direction removed Around', 'item removed Light'],
  ],
  ['a note', (template) => setDirection(template, 'd1', { note: 'near' }), ['direction changed Device: note']],
  ['another order', (template) => moveBy(template, 'tube', 1), ['direction reordered Device']],
  ['directions in another order', (template) => moveBy(template, 'd1', 1), ['template reordered Lamps']],
  ['moved across', (template) => moveItem(template, 'tube', 'd2', 0), ['item moved Tube']],
  [
    'a new item in between',
    (template) => addItems(template, 'd1', [newItem('new', 'New')], 'tube'),
    ['item added New'],
  ],
  [
    'limits and English',
    (template) => setItem(template, 'light', { type: 'number', max: 5, nameEn: 'Light' }),
    ['item changed Light: english, type, max'],
  ],
  [
    'options',
    (template) => setItem(template, 'tube', { options: [newOption('a', 'on')] }),
    ['item changed Tube: options'],
  ],
])('%s', (_, change, expected) => {
  const said = diffTemplates(base, change(base)).map(
    ({ part, kind, name, fields }) =>
      [part, kind, name].join(' ') + (fields.length === 0 ? '' : `: ${fields.join(', ')}`),
  );
  expect(said).toEqual(expected);
});
