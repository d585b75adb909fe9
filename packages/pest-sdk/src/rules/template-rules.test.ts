import { expect, test } from 'vitest';
import type { CheckedTemplate } from './checked-template';
import { askedQuestions } from './template-answers';
import { templateFindings, templateText } from './template-rules';

type Direction = CheckedTemplate['directions'][number];
type Item = Direction['items'][number];

const item = (change: Partial<Item> = {}): Item => ({
  name: 'Board',
  type: 'text',
  options: [],
  min: null,
  max: null,
  ...change,
});
const direction = (...items: Item[]): Direction => ({ name: 'Body', items });
const template = (change: Partial<CheckedTemplate> = {}): CheckedTemplate => ({
  name: 'Fly lamps',
  deviceType: 'flyLamp',
  directions: [direction(item())],
  ...change,
});
const options = (...labels: string[]) => labels.map((label) => ({ label }));

test.each<[fault: string, template: CheckedTemplate, findings: [path: string, problem: string][]]>([
  ['nothing', template(), []],
  ['no name', template({ name: ' ' }), [['name', 'nameMissing']]],
  ['no device type', template({ deviceType: null }), [['deviceType', 'deviceTypeMissing']]],
  ['a device type that is taken', template({ deviceType: 'mouseTrap' }), [['deviceType', 'deviceTypeTaken']]],
  [
    'ten photos that must be taken, where nine have room',
    template({
      directions: [
        direction(...Array.from({ length: 9 }, () => item({ type: 'photo', required: true }))),
        direction(
          item({ type: 'photo', required: false }),
          item({ type: 'photo', required: true, showIf: "'a' = 'b'" }),
          item({ type: 'photo', required: true }),
        ),
      ],
    }),
    [['directions.1.items.2.required', 'photosTooMany']],
  ],
  ['no direction', template({ directions: [] }), [['directions', 'directionsMissing']]],
  [
    'a direction without a name and items',
    template({ directions: [{ name: '', items: [] }] }),
    [
      ['directions.0.name', 'directionNameMissing'],
      ['directions.0.items', 'itemsMissing'],
    ],
  ],
  [
    'an item without a name',
    template({ directions: [direction(item(), item({ name: '' }))] }),
    [['directions.0.items.1.name', 'itemNameMissing']],
  ],
  ...(
    [
      [['Yes'], 'optionsMissing'],
      [['Yes', ' '], 'optionEmpty'],
      [['Yes', 'Yes '], 'optionRepeated'],
    ] as const
  ).map(([labels, problem]): [string, CheckedTemplate, [string, string][]] => [
    problem,
    template({ directions: [direction(item({ type: 'choice', options: options(...labels) }))] }),
    [['directions.0.items.0.options', problem]],
  ]),
  ['two options', template({ directions: [direction(item({ type: 'choice', options: options('Yes', 'No') }))] }), []],
  [
    'limits the wrong way round',
    template({ directions: [direction(item({ type: 'number', min: 2, max: 1 }))] }),
    [['directions.0.items.0.min', 'limitsReversed']],
  ],
  ['equal limits', template({ directions: [direction(item({ type: 'number', min: 1, max: 1 }))] }), []],
  ['one limit', template({ directions: [direction(item({ type: 'number', min: 1 }))] }), []],
  ['limits that a text does not have', template({ directions: [direction(item({ min: 2, max: 1 }))] }), []],
  [
    'an id twice',
    template({ directions: [{ ...direction(item({ id: 'a' }), item({ id: 'a' })), id: 'b' }] }),
    [['directions.0.items.1.id', 'idRepeated']],
  ],
])('a template with %s', (_fault, checked, findings) => {
  const found = templateFindings(checked, ['mouseTrap']);
  expect(found.map(({ path, problem }) => [path.join('.'), problem])).toEqual(findings);
});

test('English words are for readers of English, where they were written', () => {
  expect(templateText('灯管', 'Tube', 'en')).toBe('Tube');
  expect(templateText('灯管', 'Tube', 'zh')).toBe('灯管');
  expect(templateText('灯管', ' ', 'en')).toBe('灯管');
  expect(templateText('灯管', undefined, 'en')).toBe('灯管');
});

const ruled = (...items: Partial<Item>[]) =>
  template({ directions: [direction(...items.map((change, at) => item({ id: 'abcd'[at], ...change })))] });
const yesOption = {
  type: 'choice',
  options: [
    { id: 'y', label: 'Yes' },
    { id: 'n', label: 'No' },
  ],
} as const;

test.each<[what: string, template: CheckedTemplate, findings: string[]]>([
  ['of another question', ruled({}, { showIf: "${a} = 'x'", requiredIf: '${a} > 1', constraint: '. != ${a}' }), []],
  ['that asks for its own answer', ruled({ constraint: '. > 1', requiredIf: "${a} = ''" }), []],
  ['that is not understood', ruled({ showIf: 'a = 1' }), ['0.showIf ruleUnread']],
  ['of what is not there', ruled({ requiredIf: '${z} = 1' }), ['0.requiredIf ruleDangling']],
  ['of an option', ruled(yesOption, { showIf: "selected(${a}, 'y') or ${a} = ''" }), []],
  ['of an option that is not there', ruled(yesOption, { showIf: "${a} != 'z'" }), ['1.showIf ruleDangling']],
  ['that hides itself', ruled({ showIf: "${a} = ''" }), ['0.showIf ruleCircular']],
  [
    'that leads back by way of another',
    ruled({ showIf: '${b} = 1' }, { type: 'calculated', calculation: '${c} + 1' }, { showIf: '${a} = 1' }, {}),
    ['0.showIf ruleCircular', '1.calculation ruleCircular', '2.showIf ruleCircular'],
  ],
  [
    'that leads to a circle of others',
    ruled({ showIf: '${b} = 1' }, { showIf: '${b} = 1' }),
    ['1.showIf ruleCircular'],
  ],
  ['that is missing', ruled({ type: 'calculated' }), ['0.calculation calculationMissing']],
])('a rule %s', (_, given, expected) => {
  const found = templateFindings(given).map(({ path, problem }) => `${path.slice(3).join('.')} ${problem}`);
  expect(found).toEqual(expected);
});

test('a chain of a thousand rules is checked, and followed as far as a stack goes', () => {
  const chain = Array.from({ length: 1000 }, (_, at) =>
    item({ id: `q${at}`, type: 'calculated', calculation: at === 999 ? '1' : `\${q${at + 1}} + 1` }),
  );
  expect(templateFindings(template({ directions: [direction(...chain)] }))).toEqual([]);
  const circle = chain.map((one, at) => (at === 999 ? { ...one, calculation: '${q0}' } : one));
  expect(templateFindings(template({ directions: [direction(...circle)] }))).toHaveLength(1000);
  const asked = chain.map((one) => ({ ...one, id: one.id ?? '', required: true, options: [], alarmAbove: null }));
  expect(askedQuestions({ directions: [{ items: asked }] }, {}).size).toBe(1000);
});
