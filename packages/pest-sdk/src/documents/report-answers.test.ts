import { expect, test } from 'vitest';
import { reportAnnex } from '../contract/report-annex';
import type { ReportSectionOf } from '../contract/report-document';
import { makeFormat } from '../rules/format';
import { reportWords } from '../rules/report.messages';
import { reportBlocks } from './report';
import type { ReportReader } from './report-blocks';

type DeviceRecord = ReportSectionOf<'deviceRecords'>['data']['rows'][number];

function record(code: string, service: string, said: string, raisesRisk = false): DeviceRecord {
  const words = (text: string) => ({ zh: text, en: text });
  return {
    code,
    type: 'mouseTrap',
    location: '',
    outcome: 'checked',
    reason: '',
    captures: 0,
    counts: [],
    consumedPercent: null,
    actions: [],
    checkedAt: '2026-05-04T02:00:00.000Z',
    service,
    answers: [{ question: words('Condition'), answer: words(said), photos: [], raisesRisk }],
  };
}

function answersIn(rows: readonly DeviceRecord[]) {
  const section: ReportSectionOf<'deviceRecords'> = {
    id: 's1',
    kind: 'deviceRecords',
    hidden: false,
    text: '',
    data: { rows: [...rows] },
  };
  const reader: ReportReader = {
    language: 'en',
    t: reportWords('en'),
    format: makeFormat('en', 'UTC'),
    typeName: () => 'Mouse trap',
    familyOf: () => 'count',
    speciesName: () => '',
  };
  const blocks = reportBlocks(section, 'Annex', { annex: reportAnnex([section]), lastDay: null }, reader) ?? [];
  const last = blocks.at(-1);
  return last?.kind === 'table' ? last.rows : [];
}

test('answers stand once for all devices that gave them, with the service where a device answered otherwise at another', () => {
  const rows = ['T-01', 'T-02'].flatMap((code) => [
    record(code, 'S-1', 'Good'),
    code === 'T-02' ? record(code, 'S-2', 'Broken', true) : record(code, 'S-2', 'Good'),
  ]);
  expect(answersIn(rows)).toEqual([
    ['Condition', 'Good', 'T-01, T-02 · S-1'],
    ['Condition', { text: 'Broken', tone: 'warning' }, 'T-02 · S-2'],
  ]);
});

test('many devices are named by their rows of the annex', () => {
  const rows = Array.from({ length: 12 }, (_, at) => record(`T-${at}`, 'S-1', at === 4 ? 'Broken' : 'Good'));
  expect(answersIn(rows)).toEqual([
    ['Condition', 'Good', expect.stringMatching(/1–.*4, .*6–.*12$/)],
    ['Condition', 'Broken', 'T-4'],
  ]);
});
