import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { ruleFields, templateFindings } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { emptyTemplate, newDirection, newItem, newOption } from '../template/template-edits';
import { parseSheet } from './csv-lines';
import { fromXlsForm } from './from-xls-form';
import { fromTemplateJson, toTemplateJson } from './template-json';
import { toXlsForm } from './to-xls-form';
import { limitsOf } from './xls-form-limits';
import { fileNames, translatedRule } from './xls-form-rules';

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
        {
          ...newItem('since', '启用日期', 'date'),
          hint: '见标签',
          hintEn: 'On the label',
          constraint: '. <= today()',
          constraintMessage: '不能晚于今天',
          constraintMessageEn: 'Not after today',
          fromLastTime: true,
        },
        {
          ...newItem('why', '原因', 'text'),
          required: false,
          showIf: "${lit} = 'no' and (${wall} = 'n' or selected(${tube}, 'off'))",
          requiredIf: '${age} > 12',
        },
        {
          ...newItem('left', '剩余月数', 'calculated'),
          required: false,
          calculation: 'round(60 - ${age}, 1)',
          unit: '月',
          alarmAbove: 50,
        },
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

it('writes nothing that other tools refuse: no reference in words, no calculation that says nothing', () => {
  const items = [
    { ...newItem('a', 'How old is ${name}?', 'text'), hint: '$5, ${price}' },
    { ...newItem('b', 'Left', 'calculated'), required: false },
  ];
  const template = { ...oneLanguage, directions: [{ ...newDirection('d', '${site}'), items }] };
  const text = toXlsForm(template);
  expect(text).not.toContain('${');
  expect(parseSheet(text).find(({ cells }) => cells[1] === 'calculate')?.cells).toContain("''");
  expect(plain(fromXlsForm(text, counter()).template)).toEqual(plain(template));
});

/** A Python that has pyxform, which `npm run test:all` looks for. */
const python = process.env.PEST_TEST_PYXFORM;
if (python)
  it.each(['common_columns', 'question_types', 'relevant_and_calculate', 'cascade_and_repeat', 'our own'])(
    'is read by pyxform as it is written: %s',
    async (name) => {
      const read = name === 'our own' ? lamps : fromXlsForm(await published(name), counter()).template;
      const script =
        'import sys; from pyxform.xls2xform import convert; ' +
        'print(convert(sys.stdin.read(), file_type=".csv", validate=False).xform)';
      const form = execFileSync(python, ['-c', script], { input: toXlsForm(read ?? emptyTemplate), encoding: 'utf8' });
      expect(form).toContain('<h:body');
    },
  );

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
    { kind: 'integer', line: 6, text: 'Âge' },
    { kind: 'unknownType', line: 7, text: 'geopoint' },
    { kind: 'unknownList', line: 8, text: 'gone' },
    { kind: 'logic', line: 8, text: 'on = 1' },
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
  expect(age).toMatchObject({ type: 'number', min: 0, max: null, constraint: '. < 10' });
});

const common = new URL('../../../../../tests/fixtures/tables/xlsform_common_columns.csv', import.meta.url);

it('names each column and cell of a common XLSForm that it does not keep, and reads older spellings', async () => {
  const { template, problems } = fromXlsForm(await readFile(common, 'utf8'), counter());
  expect(problems).toEqual([
    { kind: 'integer', line: 4, text: '捕获数' },
    { kind: 'default', line: 4, text: '0' },
    { kind: 'otherChoice', line: 5, text: '鼠迹' },
    { kind: 'disabled', line: 7, text: '旧问题' },
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

/** Written here after the structure of forms that the XLSForm documentation and its tools' examples show. */
const published = (name: string) =>
  readFile(new URL(`../../../../../tests/fixtures/tables/xlsform_${name}.csv`, import.meta.url), 'utf8');

/** What a form says by rule, with the names that its file gives back to questions and options. */
async function rulesIn(name: string) {
  const read = fromXlsForm(await published(name), counter());
  const template = read.template ?? emptyTemplate;
  const again = fromXlsForm(toXlsForm(template), counter());
  expect(plain(again.template)).toEqual(plain({ ...template, deviceType: null }));
  expect(templateFindings(template).filter(({ problem }) => problem.startsWith('rule'))).toEqual([]);
  const names = fileNames(template);
  const rules = template.directions.flatMap(({ items }) =>
    items.flatMap((item) =>
      ruleFields.flatMap((field) => {
        const rule = item[field];
        return rule ? [`${names.question(item.id)} ${field}: ${translatedRule(rule, item.id, names)}`] : [];
      }),
    ),
  );
  return { template, rules, problems: read.problems, again: again.problems };
}

describe('a form as others write it', () => {
  it('with conditions and calculations keeps all that is understood, and says the rest', async () => {
    const { template, rules, problems, again } = await rulesIn('relevant_and_calculate');
    expect(rules).toEqual([
      'd1_i3 showIf: ${d1_i2} >= 18',
      "d2_i1 showIf: ${d1_i3} = 'yes'",
      'd2_i1 constraint: count-selected(.) <= 2',
      "d2_i2 showIf: ${d1_i3} = 'yes' and selected(${d2_i1}, 'o3')",
      "d2_i3 showIf: ${d1_i3} = 'yes'",
      'd2_i3 constraint: . > 0 and . < 100',
      "d2_i4 showIf: ${d1_i3} = 'yes'",
      'd2_i4 requiredIf: ${d2_i3} > 3',
      'd2_i4 constraint: . <= ${d2_i3} * 4',
      "d2_i5 showIf: ${d1_i3} = 'yes'",
      'd2_i5 calculation: round(${d2_i4} div ${d2_i3}, 2)',
      "d2_i6 showIf: ${d1_i3} = 'yes'",
      "d2_i6 calculation: concat(${d1_i1}, ' (', ${d1_i2}, ')')",
      "d2_i7 showIf: ${d1_i3} = 'yes'",
    ]);
    expect(template.directions[0]?.items[1]).toMatchObject({
      hint: 'In years',
      min: 0,
      max: 120,
      constraintMessage: 'The age must be from 0 to 120',
    });
    expect(problems).toEqual([
      { kind: 'integer', line: 7, text: 'Age' },
      { kind: 'logic', line: 17, text: "pulldata('sites', 'code', 'id', ${name})" },
      { kind: 'logic', line: 18, text: '${per_room} > 1' },
      { kind: 'column', line: null, text: 'required_message', lines: [6] },
    ]);
    expect(again).toEqual([]);
  });

  it('refuses the parameters of a range however long they are', () => {
    const range = (cell: string) =>
      fromXlsForm(`survey\n,type,name,label,parameters\n,range,r,How clean,${cell}\n`, counter()).problems;
    expect(range('start = 1; end=5 step =1')).toEqual([]);
    const long = `${'start=1 '.repeat(40)}!`;
    expect(range(long)).toEqual([{ kind: 'parameters', line: 3, text: long }]);
  });

  it('of many types keeps those that a template has, in both languages', async () => {
    const { template, problems, again } = await rulesIn('question_types');
    const items = template.directions.flatMap((direction) => direction.items);
    expect(items.map(({ name, nameEn, type }) => [name, nameEn, type])).toEqual([
      ['Palabras', 'Words', 'text'],
      ['Día', 'Day', 'date'],
      ['Foto', 'Picture', 'photo'],
      ['Satisfacción', 'Satisfaction', 'scale'],
      ['Décimos', 'Tenths', 'scale'],
      ['Altura', 'Height', 'number'],
    ]);
    expect(items[0]).toMatchObject({ hint: 'Cualquier palabra', hintEn: 'Any words' });
    expect(items[5]).toMatchObject({ fromLastTime: true });
    expect(problems).toEqual([
      { kind: 'default', line: 5, text: 'today()' },
      { kind: 'parameters', line: 6, text: 'max-pixels=1024' },
      { kind: 'parameters', line: 8, text: 'start=0 end=1 step=0.1' },
      { kind: 'unknownType', line: 10, text: 'acknowledge' },
      { kind: 'unknownType', line: 11, text: 'geopoint' },
      { kind: 'unknownType', line: 12, text: 'barcode' },
      { kind: 'column', line: null, text: 'settings: default_language', lines: [17] },
    ]);
    expect(again).toEqual([]);
  });

  it('with lists that depend on each other and repeats names what it cannot hold', async () => {
    const { rules, problems, again } = await rulesIn('cascade_and_repeat');
    const device = "${d1_i2} = 'o1' or ${d1_i2} = 'o2'";
    expect(rules).toEqual([
      "d1_i2 showIf: ${d1_i1} != ''",
      `d2_i1 showIf: ${device}`,
      `d2_i2 showIf: ${device}`,
      `d2_i3 showIf: (${device}) and \${d2_i2} = 'no'`,
      `d2_i4 showIf: ${device}`,
      `d2_i5 showIf: ${device}`,
    ]);
    expect(problems).toEqual([
      { kind: 'nested', line: 5, text: 'Device' },
      { kind: 'constraint', line: 6, text: "regex(., '^[A-Z]{2}-[0-9]+$')" },
      { kind: 'logic', line: 7, text: 'position(..) = 1' },
      { kind: 'logic', line: 9, text: '${nowhere} = 1' },
      { kind: 'logic', line: 10, text: "${hall} = 'h9'" },
      { kind: 'column', line: null, text: 'choice_filter', lines: [4] },
      { kind: 'column', line: null, text: 'repeat_count', lines: [5] },
      { kind: 'column', line: null, text: 'choices: hall', lines: [16, 17] },
    ]);
    expect(again).toEqual([]);
  });
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
