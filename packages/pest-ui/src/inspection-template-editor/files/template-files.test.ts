import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { emptyTemplate, newDirection, newItem, newOption } from '../template/template-edits';
import { parseSheet } from './csv-lines';
import { fromXlsForm } from './from-xls-form';
import { fromTemplateJson, toTemplateJson } from './template-json';
import { toXlsForm } from './to-xls-form';
import { limitsOf } from './xls-form-limits';

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
  process: '关灯，\n"取板"，计数\n- 记录；\n=完',
  processEn: 'Switch off;-count',
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
        { ...newItem('lit', '是否亮', 'yesNo'), riskWhen: 'no' },
        {
          ...newItem('clean', '卫生', 'scale'),
          min: 1,
          max: 5,
          alarmAbove: 4,
          lowest: '好',
          lowestEn: 'Good',
          highest: '差',
        },
        { ...newItem('wall', '贴墙'), options: [newOption('y', '是'), newOption('n', '否')] },
        newItem('since', '启用日期', 'date'),
        newItem('seen', '照片', 'photo'),
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
    { kind: 'integer', line: 6, text: 'Âge' },
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

const common = new URL('../../../../../tests/fixtures/tables/xlsform_common_columns.csv', import.meta.url);

it('names each column and cell of a common XLSForm that it does not keep, and reads older spellings', async () => {
  const { template, problems } = fromXlsForm(await readFile(common, 'utf8'), counter());
  expect(problems).toEqual([
    { kind: 'integer', line: 4, text: '捕获数' },
    { kind: 'otherChoice', line: 5, text: '鼠迹' },
    { kind: 'constraint', line: 6, text: '. > 0 and . < 100' },
    { kind: 'disabled', line: 7, text: '旧问题' },
    { kind: 'column', line: null, text: 'hint', lines: [4, 5] },
    { kind: 'column', line: null, text: 'default', lines: [4] },
  ]);
  const items = template?.directions[0]?.items.map(({ name, min, max, options }) => [
    name,
    min,
    max,
    options.map(({ label }) => label),
  ]);
  expect(items).toEqual([
    ['捕获数', null, null, []],
    ['鼠迹', null, null, ['有', '无']],
    ['湿度', null, null, []],
  ]);
});

it('reads forms parted by semicolons or tabs, in the spellings of older tools', () => {
  const form = (mark: string) =>
    [
      'survey',
      ',TYPE,Name,Label',
      ',select one from yn,a,A',
      ',select all that apply yn,b,B',
      ',string,c,C',
      ',int,d,D',
      'choices',
      ',List Name,Name,Label',
      ',yn,1,Yes',
    ]
      .join('\r\n')
      .replaceAll(',', mark);
  for (const mark of [',', ';', '\t']) {
    const { template, problems } = fromXlsForm(form(mark), counter());
    expect(problems).toEqual([{ kind: 'integer', line: 6, text: 'D' }]);
    expect(
      template?.directions[0]?.items.map(({ type, multiple, options }) => [type, multiple, options.length]),
    ).toEqual([
      ['choice', false, 1],
      ['choice', true, 1],
      ['text', false, 0],
      ['number', false, 0],
    ]);
  }
});

it('names further languages, columns without a head, sheets and settings that it does not read', () => {
  const form = [
    'survey',
    ',type,name,label,label::English,label::Français,media::image,required',
    ',text,a,甲,A,Un,a.png,/data/b = 1',
    ',text,b,乙,B,,,no,cell',
    'choices',
    ',list_name,name,label,region',
    ',yn,1,有,east',
    'settings',
    ',form_title,form_id,style',
    ',T,t1,pages',
    'entities',
    ',dataset',
  ].join('\n');
  expect(fromXlsForm(form, counter()).problems).toEqual([
    { kind: 'logic', line: 3, text: '/data/b = 1' },
    { kind: 'column', line: null, text: 'label::français', lines: [3] },
    { kind: 'column', line: null, text: 'media::image', lines: [3] },
    { kind: 'column', line: null, text: '#8', lines: [4] },
    { kind: 'column', line: null, text: 'choices: region', lines: [7] },
    { kind: 'column', line: null, text: 'settings: style', lines: [10] },
    { kind: 'sheet', line: null, text: 'entities' },
  ]);
});

it('keeps every note, and names a constraint of what is no number', () => {
  const form = [
    'type,name,label,constraint',
    'note,n,First,',
    'note,m,Second,',
    'begin_group,g,Group,',
    'note,o,Near,',
    'note,p,Far,',
    'text,t,Code,"regex(., \'^A\')"',
    'end_group,,,',
  ].join('\n');
  const { template, problems } = fromXlsForm(form, counter());
  expect(template).toMatchObject({ process: 'First\nSecond', directions: [{ note: 'Near\nFar' }] });
  expect(problems).toEqual([{ kind: 'constraint', line: 7, text: "regex(., '^A')" }]);
});

it.each([
  ['. >= 0 and . <= 10', 0, 10, true],
  ['(. >= 0) and (. <= 10)', 0, 10, true],
  ['(. >= -1.5 and . <= 10)', -1.5, 10, true],
  ['. >= 0 and . >= 2', 2, null, true],
  ['', null, null, true],
  ['. >= 0 and . < 10', 0, null, false],
  ['. > 0 and . < 100', null, null, false],
  ['. >= 5 or . <= 3', null, null, false],
  ['not(. >= 5 and . <= 7)', null, null, false],
  ['if(/data/a = 1 and . >= 5 and /data/b = 2, 1, 0)', null, null, false],
  ['string-length(.) >= 3', null, null, false],
  ['. >= /data/least', null, null, false],
  ['. = 5', null, null, false],
])('of the constraint "%s" the limits are %s and %s', (constraint, min, max, whole) => {
  expect(limitsOf(constraint)).toEqual({ min, max, whole });
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
          { id: 'a', name: 'X', type: 'hologram' },
          { id: 'b', name: 'Y', type: 'choice', options: null },
        ],
      },
    ],
  });
  const { template, problems } = fromTemplateJson(text, counter());
  expect(problems).toEqual([{ kind: 'unknownType', line: null, text: 'X: hologram' }]);
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
