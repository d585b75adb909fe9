import { describe, expect, it } from 'vitest';
import { trendFacts } from './report-facts';
import { recommendationLines, summarySentence, trendSentence } from './report-sentences';

function month(month: string, count: number, lastYear: number | null = null) {
  return { month, count, lastYear };
}

const year = Array.from({ length: 11 }, (_, index) => month(`2025-${String(index + 1).padStart(2, '0')}`, 20 + index));
const nothing = { until: null, previousMonth: null, lastYear: null };

function same(count: number, previousCount: number, deviceDays = 270) {
  return { devices: 9, count, previousCount, deviceDays, previousDeviceDays: 270 };
}

describe('trendSentence', () => {
  it('compares the same devices with themselves, per device-day where that is no handful', () => {
    const months = [...year, month('2025-12', 17)];
    const facts = trendFacts('flyingInsect', months, {
      until: '2025-12-12',
      previousMonth: same(15, 30),
      lastYear: same(15, 4),
    });
    expect(trendSentence(facts, 'zh')).toBe(
      '2025-12（截至 2025-12-12）全部设备捕获飞虫 17 只；上月也检查过的 9 台设备由 30 只（270 台·日）到 15 只（270 台·日），减少 15 只，每台·日 −50%；' +
        '去年同月也检查过的 9 台设备由 4 只到 15 只，增加 11 只。所示月份中最高为 2025-11 的 30 只。',
    );
    expect(trendSentence(facts, 'en')).toBe(
      'Flying insects caught by all devices in 2025-12 (until 2025-12-12): 17; 9 devices checked in the month before as well: ' +
        '30 then (270 device-days), 15 now (270 device-days), 15 fewer, −50% per device-day; ' +
        '9 devices checked in the same month last year as well: 4 then, 15 now, 11 more. ' +
        'The peak of the months shown is 2025-11 with 30.',
    );
  });

  it('says that it cannot compare where other devices were checked', () => {
    const facts = trendFacts('rodent', [month('2026-04', 62), month('2026-05', 0)], {
      ...nothing,
      previousMonth: { devices: 0 },
    });
    expect(trendSentence(facts, 'zh')).toContain('与上月检查的设备不同，不作比较');
    expect(trendSentence(facts, 'en')).toContain('not compared with the month before, when other devices were checked');
  });

  it('says when it stayed the same, and when there is too little history for a season', () => {
    const facts = trendFacts('rodent', [month('2026-04', 2), month('2026-05', 2)], {
      ...nothing,
      previousMonth: same(2, 2),
    });
    expect(trendSentence(facts, 'zh')).toBe(
      '2026-05 全部设备捕获鼠类 2 只；上月也检查过的 9 台设备由 2 只到 2 只，持平。所示月份中最高为 2026-04 的 2 只。有检查的月份仅 2 个，尚不足以判断季节规律。',
    );
  });

  it('has no zero for a month without a check, and compares it with nothing', () => {
    const unchecked = { ...month('2026-05', 0), checked: false } as const;
    const facts = trendFacts('rodent', [month('2026-04', 2), unchecked], { ...nothing, previousMonth: same(0, 2) });
    expect(trendSentence(facts, 'zh')).toContain('2026-05 没有检查设备，没有捕获数据。所示月份中最高');
    expect(trendSentence(facts, 'en')).toContain('No device was checked in 2026-05: there are no figures. The peak');
  });

  it('counts no months where none had a check', () => {
    const unchecked = { ...month('2026-05', 0), checked: false } as const;
    const facts = trendFacts('flyingInsect', [unchecked], nothing);
    expect(trendSentence(facts, 'zh')).toBe('2026-05 没有检查设备，没有捕获数据。');
    expect(trendSentence(facts, 'en')).toBe('No device was checked in 2026-05: there are no figures.');
  });

  it('says nothing of nothing', () => {
    expect(trendSentence(trendFacts('rodent', [], nothing), 'zh')).toBe('');
  });
});

describe('summarySentence', () => {
  const figures = {
    services: 1,
    due: 0,
    checked: 0,
    groups: [],
    openRisks: 0,
    toVerify: 0,
    carriedOver: 0,
    chemicals: 0,
  };

  it('does not speak of captures where no device was opened', () => {
    expect(summarySentence(figures, 'zh')).toBe('本次为常规服务，未逐台检查设备。无未关闭的风险。本次未使用药剂。');
    expect(summarySentence(figures, 'en')).not.toContain('Caught');
  });

  it('counts what was not checked', () => {
    const checked = { ...figures, due: 91, checked: 89, groups: [{ group: 'rodent', count: 4 }] as const };
    expect(summarySentence(checked, 'zh')).toContain(
      '应检设备 91 台，已检 89 台，未能检查 2 台。已检设备共捕获鼠类 4 只。',
    );
    // A device that three services checked was checked three times: those are no devices.
    const several = { ...checked, services: 3, due: 273, checked: 266 };
    expect(summarySentence(several, 'zh')).toContain('3 次服务应检设备 273 台次，已检 266 台次，未能检查 7 台次。');
    expect(summarySentence(several, 'en')).toContain('Of 273 device checks due at 3 services, 266 checked');
    expect(summarySentence({ ...checked, due: 1, checked: 1, chemicals: 1 }, 'en')).toBe(
      'Of 1 device due, 1 checked and 0 not reached. Caught by the devices checked: rodents 4. No risk is open. Chemicals were used 1 time; see the record.',
    );
  });
});

describe('recommendationLines', () => {
  it('has a line for each risk with an action', () => {
    const risk = { location: '原料库', action: '封堵孔洞。', owner: '工程部', dueDay: '2026-05-20' };
    expect(recommendationLines([risk, { ...risk, action: '' }], 'zh')).toBe(
      '原料库：封堵孔洞；责任人 工程部；期限 2026-05-20',
    );
    expect(recommendationLines([{ ...risk, location: 'Raw store', owner: '', dueDay: null }], 'en')).toBe(
      'Raw store: 封堵孔洞',
    );
  });
});
