import type { DeviceType, ReportSection } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { addsPercents, misstates } from './misstated';

const trend = (text: string, words?: { zh: string; en: string }) => [
  { kind: 'flyingInsectTrend' as const, text, ...(words && { words }) },
];

describe('a trend of an approved report', () => {
  it.each([
    // The sentences that were found in approved reports.
    '2026-10 捕获飞虫 237 只，较上月 474 只减少 246 只（同 65 台设备，每台·日 −52%），较去年同期 340 只减少 117 只（同 65 台设备）。',
    '2026-08 捕获飞虫 311 只，较上月 382 只减少 83 只（同 60 台设备）。',
    '2026-08 捕获鼠类 4 只，与上月 3 只持平（同 60 台设备）。',
    '2026-08 捕获鼠类 4 只，较上月 3 只减少 1 只（同 60 台设备）。',
    'Flying insects caught in 2026-10: 237; 246 fewer than the month before (474; same 65 devices).',
    'Rodents caught in 2026-10: 4; unchanged from the same month last year (3; same 65 devices).',
  ])('misstates %s', (text) => {
    expect(misstates(trend(text))).toBe(true);
    expect(misstates(trend('', { zh: text, en: '' }))).toBe(true);
    expect(misstates([{ kind: 'summary', text }])).toBe(false);
  });

  it.each([
    '2026-10 捕获飞虫 237 只，较上月 474 只减少 237 只（同 65 台设备）。',
    '2026-10 捕获鼠类 3 只，与上月 3 只持平（同 65 台设备），较去年同期 1 只增加 2 只（同 9 台设备）。',
    '2026-10 全部设备捕获飞虫 237 只；上月也检查过的 65 台设备由 474 只到 228 只，减少 246 只。',
    'Rodents caught in 2026-10: 4; 1 more than the month before (3; same 65 devices).',
    'Rodents caught by all devices in 2026-10: 4.',
    '',
  ])('does not misstate %s', (text) => {
    expect(misstates(trend(text))).toBe(false);
  });
});

describe('the bait eaten at a station', () => {
  const said = (type: DeviceType, value: number): ReportSection[] => [
    {
      id: 's7',
      kind: 'hotSpots',
      text: '',
      hidden: false,
      data: { rows: [{ code: 'SE0004', type, location: '', value, previous: null }] },
    },
  ];

  it('was added where it is more than all of it', () => {
    expect(addsPercents(said('baitStation', 150))).toBe(true);
    expect(addsPercents(said('baitStation', 100))).toBe(false);
  });

  it('is not what a trap caught', () => {
    expect(addsPercents(said('mouseTrap', 150))).toBe(false);
  });
});
