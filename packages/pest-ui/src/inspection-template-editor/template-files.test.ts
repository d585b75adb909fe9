import { describe, expect, it } from 'vitest';
import { parseSheet } from './csv-lines';
import { fromXlsForm } from './from-xls-form';
import type { InspectionTemplate } from './InspectionTemplateEditor.types';
import { emptyTemplate, newDirection, newItem, newOption } from './template-edits';
import { fromTemplateJson, toTemplateJson } from './template-json';
import { toXlsForm } from './to-xls-form';

function counter() {
  let next = 0;
  return () => {
    next += 1;
    return `new-${next}`;
  };
}

const lamps: InspectionTemplate = {
  ...emptyTemplate,
  name: '灭蝇灯',
  deviceType: 'flyLamp',
  process: '关灯，\n"取板"，计数',
  processEn: 'Switch off, count',
  directions: [
    {
      ...newDirection('d', '设备'),
      nameEn: 'Device',
      note: '近处',
      noteEn: 'Near',
      items: [
        {
          ...newItem('tube', '灯管'),
          nameEn: 'Tube',
          multiple: true,
          options: [
            { ...newOption('on', '正常'), labelEn: 'Working' },
            { ...newOption('off', '=不亮'), labelEn: 'Dark', raisesRisk: true },
          ],
        },
        {
          ...newItem('age', '月数', 'number'),
          nameEn: 'Months',
          unit: '月',
          min: -1.5,
          max: 60,
          alarmAbove: 12,
          required: false,
        },
        { ...newItem('notes', '备注, 其他', 'text'), nameEn: 'Remarks' },
      ],
    },
  ],
};
const oneLanguage: InspectionTemplate = {
  ...emptyTemplate,
  name: 'Lamps',
  directions: [{ ...newDirection('d', 'Device'), items: [newItem('notes', 'Remarks', 'text')] }],
};

/** Absent and undefined are the same in a file. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a template handed out comes back as it was', () => {
  it.each([
    ['in two languages', lamps],
    ['in one', oneLanguage],
  ])('%s', (_, template) => {
    const sheet = fromXlsForm(toXlsForm(template), counter());
    expect(sheet.problems).toEqual([]);
    expect(plain(sheet.template)).toEqual(plain(template));
    const json = fromTemplateJson(toTemplateJson({ ...template, id: '1', version: 3 }), counter());
    expect(json).toEqual({ template: plain(template), problems: [] });
  });
});

it('reads an XLSForm of other tools as far as a template goes, and names every line that it cannot hold', () => {
  const form = [
    'survey,,,,,,',
    ',type,name,label::English (en),label::Français (fr),required,constraint,relevant',
    ',start,start,,,,,',
    ',begin group,lamp,Lamp,Lampe,,,',
    ',select_one yn,on,Works?,Marche ?,yes,,',
    ',integer,age,Age,Âge,,. >= 0 and . < 10,',
    ',geopoint,place,Place,Lieu,,,',
    ',select_one gone,x,X,,,,on = 1',
    ',begin_group,inner,Inner,,,,',
    ',text,,,,,,',
    ',end_group,,,,,,',
    'choices,,,,,,',
    ',list_name,name,label::English (en),label::Français (fr),,,',
    ',yn,y,Yes,Oui,,,',
    ',yn,n,No,Non,,,',
  ].join('\r\n');
  const { template, problems } = fromXlsForm(form, counter());
  expect(problems).toEqual([
    { kind: 'constraint', line: 6, text: '. >= 0 and . < 10' },
    { kind: 'unknownType', line: 7, text: 'geopoint' },
    { kind: 'logic', line: 8, text: 'on = 1' },
    { kind: 'unknownList', line: 8, text: 'gone' },
    { kind: 'nested', line: 9, text: 'Inner' },
    { kind: 'labelMissing', line: 10, text: '' },
  ]);
  expect(template?.directions.map(({ name, nameEn, items }) => [name, nameEn, items.map((item) => item.name)])).toEqual(
    [
      ['Lampe', 'Lamp', ['Marche ?', 'Âge', 'X']],
      ['Inner', undefined, ['']],
    ],
  );
  const [on, age] = template?.directions[0]?.items ?? [];
  expect(on).toMatchObject({ type: 'choice', required: true, nameEn: 'Works?' });
  expect(on?.options.map(({ label, labelEn }) => [label, labelEn])).toEqual([
    ['Oui', 'Yes'],
    ['Non', 'No'],
  ]);
  expect(age).toMatchObject({ type: 'number', min: 0, max: null });
});

it('takes a survey alone, as it is copied out of a spreadsheet', () => {
  const { template, problems } = fromXlsForm('type\tname\tlabel\ntext\ta\tRemarks\n', counter());
  expect(problems).toEqual([]);
  expect(template?.directions[0]?.items[0]).toMatchObject({
    id: 'new-1',
    name: 'Remarks',
    type: 'text',
    required: false,
  });
});

it.each([
  ['{', 'notJson'],
  ['[1]', 'notTemplate'],
  ['{"directions":[{"name":5}]}', 'notTemplate'],
  ['{"directions":[{"items":[{"options":["x"]}]}]}', 'notTemplate'],
] as const)('%s is no template', (text, kind) => {
  expect(fromTemplateJson(text, counter())).toMatchObject({ template: null, problems: [{ kind }] });
});

it('fills in what a file leaves out, and keeps ids apart', () => {
  const text = JSON.stringify({
    directions: [
      {
        id: 'a',
        items: [
          { id: 'a', name: 'X', type: 'photo' },
          { id: 'b', name: 'Y', type: 'choice', options: null },
        ],
      },
    ],
  });
  const { template, problems } = fromTemplateJson(text, counter());
  expect(problems).toEqual([{ kind: 'unknownType', line: null, text: 'X: photo' }]);
  expect(template?.directions[0]).toMatchObject({
    id: 'a',
    name: '',
    note: '',
    items: [
      { id: 'new-1', type: 'text' },
      { id: 'b', type: 'choice', options: [] },
    ],
  });
});

it.each([
  [
    'a,"b ""c""\nd",e\r\n\r\nf',
    [
      [1, ['a', 'b "c"\nd', 'e']],
      [4, ['f']],
    ],
  ],
  [
    '\uFEFFa\tb\n\tc',
    [
      [1, ['a', 'b']],
      [2, ['', 'c']],
    ],
  ],
  ['"unclosed', [[1, ['']]].slice(1)],
])('%j in cells', (text, lines) => {
  expect(parseSheet(text).map(({ line, cells }) => [line, cells])).toEqual(lines);
});
