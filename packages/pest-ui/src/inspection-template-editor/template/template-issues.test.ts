import { templateFindings } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import type { InspectionTemplate, TemplateItem } from '../InspectionTemplateEditor.types';
import { emptyTemplate, newDirection, newItem, newOption } from './template-edits';
import { fieldOf } from './template-issues';

const withItem = (item: TemplateItem): InspectionTemplate => ({
  name: 'Lamp',
  deviceType: 'flyLamp',
  process: '',
  directions: [{ ...newDirection('body', 'Body'), items: [item] }],
});
const tube = { ...newItem('a', 'Tube'), options: [newOption('on', 'On'), newOption('off', 'Off')] };
const problems = (template: InspectionTemplate) => templateFindings(template, []).map(({ problem }) => problem);

describe('findings', () => {
  it('asks for everything in an empty template, and for nothing in a good one', () => {
    expect(problems(emptyTemplate)).toEqual(['nameMissing', 'deviceTypeMissing', 'directionsMissing']);
    expect(problems(withItem(tube))).toEqual([]);
  });

  it('tells a taken device type before the server does', () => {
    expect(templateFindings(withItem(tube), ['flyLamp'])).toEqual([
      { path: ['deviceType'], problem: 'deviceTypeTaken' },
    ]);
  });

  it.each([
    [{ ...tube, name: ' ' }, 'itemNameMissing'],
    [{ ...tube, options: tube.options.slice(1) }, 'optionsMissing'],
    [{ ...tube, options: [newOption('1', 'On'), newOption('2', 'On ')] }, 'optionRepeated'],
    [{ ...tube, options: [newOption('1', 'On'), newOption('2', '')] }, 'optionEmpty'],
    [{ ...newItem('n', 'Height', 'number'), min: 3, max: 2 }, 'limitsReversed'],
  ])('%o', (item, problem) => expect(problems(withItem(item))).toEqual([problem]));
});

it.each([
  [['name'], 'name'],
  [['directions', 0, 'name'], 'body.name'],
  [['directions', 0, 'items'], 'body.items'],
  [['directions', 0, 'items', 0, 'options', 1, 'label'], 'a.options'],
  [['directions', 0, 'items', 0], 'a.name'],
  [['directions', 9, 'name'], 'directions'],
])('path %o is shown at %s', (path, field) => expect(fieldOf(withItem(tube), path)).toBe(field));
