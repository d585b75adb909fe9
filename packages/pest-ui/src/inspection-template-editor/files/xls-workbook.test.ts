import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { emptyTemplate, newDirection, newItem, newOption } from '../template/template-edits';
import { fromWorkbook, toWorkbook } from './xls-workbook';

const lamps: InspectionTemplate = {
  ...emptyTemplate,
  name: '灭蝇灯',
  deviceType: 'flyLamp',
  process: '关灯，\n"取板"，计数',
  directions: [
    {
      ...newDirection('d', '设备'),
      items: [
        { ...newItem('tube', '灯管'), options: [newOption('on', '正常'), newOption('off', '=1+1')] },
        { ...newItem('age', '月数', 'number'), unit: '月', min: 0, max: 36.5, alarmAbove: 12 },
      ],
    },
  ],
};

const getId = () => 'new';
const text = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((value) => ({ value, type: String })));

describe('an XLSForm as a workbook', () => {
  it('comes back as it went out', async () => {
    const { template, problems } = await fromWorkbook(await toWorkbook(lamps), getId);
    expect(problems).toEqual([]);
    expect(template).toEqual(lamps);
  });

  it('is read as other tools write it, and names what it cannot hold with sheet lines', async () => {
    const file = await writeWorkbook([
      { sheet: 'Settings', data: text(['form_title'], ['Traps']) },
      {
        sheet: 'survey',
        data: text(
          ['type', 'name', 'label', 'required'],
          ['', '', '', ''],
          ['select_one yn', 'wall', 'Against the wall', 'yes'],
          ['geopoint', 'where', 'Where', ''],
        ),
      },
      { sheet: 'choices', data: text(['list_name', 'name', 'label'], ['yn', '1', 'Yes'], ['yn', '0', 'No']) },
    ]).toBlob();
    const { template, problems } = await fromWorkbook(file, getId);
    expect(template?.name).toBe('Traps');
    expect(template?.directions[0]?.items).toMatchObject([{ name: 'Against the wall', required: true, type: 'yesNo' }]);
    expect(problems).toEqual([{ kind: 'unknownType', line: 4, text: 'geopoint' }]);
  });

  it('has the numbers that a spreadsheet program shows, and names columns and sheets that it does not read', async () => {
    const file = await writeWorkbook([
      {
        sheet: 'survey',
        data: text(['type', 'name', 'label', 'appearance'], ['select_one dose', 'd', 'Dose', 'minimal']),
      },
      {
        sheet: 'choices',
        data: [
          ...text(['list_name', 'name', 'label']),
          [
            { value: 'dose', type: String },
            { value: 1, type: Number },
            { value: 0.1 + 0.2, type: Number },
          ],
        ],
      },
      { sheet: 'Read me', data: text(['How to fill in']) },
      { sheet: 'Sheet4', data: [] },
    ]).toBlob();
    const { template, problems } = await fromWorkbook(file, getId);
    expect(template?.directions[0]?.items[0]?.options).toMatchObject([{ label: '0.3' }]);
    expect(problems).toEqual([
      { kind: 'column', line: null, text: 'appearance', lines: [2] },
      { kind: 'sheet', line: null, text: 'read me' },
    ]);
  });

  it('is refused where the file is none', async () => {
    await expect(fromWorkbook(new Blob(['PK\u0003\u0004 and no more']), getId)).rejects.toThrow();
  });
});
