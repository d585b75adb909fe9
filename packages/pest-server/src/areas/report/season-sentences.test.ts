import fc from 'fast-check';
import type { Language } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { type Comparison, type SummaryFigures, trendFacts } from './report-facts';
import { summarySentence, trendSentence } from './report-sentences';

/** What a device said in a month: null where nobody got to it. */
type Readings = ReadonlyMap<number, number | null>;

/** Up to fourteen months of up to eight devices: some new, some gone, some not reached, and months without a visit. */
const seasons = fc
  .array(fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.option(fc.nat(60))), { maxLength: 8 }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((months): Readings[] => months.map((readings) => new Map(readings)));

const languages = ['zh', 'en'] as const;
const daysInMonth = 30;

function checkedIn(month: Readings): readonly number[] {
  return [...month].flatMap(([device, value]) => (value === null ? [] : [device]));
}

function caughtBy(month: Readings, devices: readonly number[]): number {
  return devices.reduce((sum, device) => sum + (month.get(device) ?? 0), 0);
}

function nameOf(index: number): string {
  return `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function compare(now: Readings, before: Readings | undefined): Comparison | null {
  if (!before || checkedIn(before).length === 0) return null;
  const both = checkedIn(now).filter((device) => checkedIn(before).includes(device));
  if (both.length === 0) return { devices: 0 };
  return {
    devices: both.length,
    count: caughtBy(now, both),
    previousCount: caughtBy(before, both),
    deviceDays: both.length * daysInMonth,
    previousDeviceDays: both.length * daysInMonth,
  };
}

function factsOf(season: readonly Readings[]) {
  const now = season.at(-1) ?? new Map();
  const months = season.map((month, index) => ({
    month: nameOf(index),
    count: caughtBy(month, checkedIn(month)),
    lastYear: null,
    ...(checkedIn(month).length === 0 && { checked: false as const }),
  }));
  const previousMonth = compare(now, season.at(-2));
  return { now, months, facts: trendFacts('rodent', months, { until: null, previousMonth, lastYear: null }) };
}

interface Said {
  readonly all: number | null;
  readonly same: {
    readonly devices: number;
    readonly before: number;
    readonly now: number;
    readonly change: number;
  } | null;
  readonly peak: { readonly month: string; readonly count: number } | null;
  /** What is left of the sentence once all of this is read. */
  readonly rest: string;
}

const patterns: Readonly<Record<Language, Record<'all' | 'same' | 'peak' | 'known', RegExp>>> = {
  zh: {
    all: /[\d-]{7} 全部设备捕获鼠类 (?<count>\d+) 只/,
    same: /上月也检查过的 (?<devices>\d+) 台设备由 (?<then>\d+) 只(?:（\d+ 台·日）)?到 (?<now>\d+) 只(?:（\d+ 台·日）)?，(?:持平|(?<way>增加|减少) (?<by>\d+) 只)(?:，每台·日 (?<share>[+−±]\d+)%)?/,
    peak: /最高为 (?<month>[\d-]{7}) 的 (?<count>\d+) 只/,
    known: /[\d-]{7} 没有检查设备|有检查的月份仅 \d+ 个/g,
  },
  en: {
    all: /Rodents caught by all devices in [\d-]{7}: (?<count>\d+)/,
    same: /(?<devices>\d+) devices? checked in the month before as well: (?<then>\d+) then(?: \(\d+ device-days?\))?, (?<now>\d+) now(?: \(\d+ device-days?\))?, (?:unchanged|(?<by>\d+) (?<way>more|fewer))(?:, (?<share>[+−±]\d+)% per device-day)?/,
    peak: /peak of the months shown is (?<month>[\d-]{7}) with (?<count>\d+)/,
    known: /No device was checked in [\d-]{7}|With checks in \d+ months? only/g,
  },
};

function read(sentence: string, language: Language): Said {
  const { all, same, peak, known } = patterns[language];
  const [total, pair, top] = [all, same, peak].map((pattern) => pattern.exec(sentence)?.groups);
  const sign = pair?.way === '减少' || pair?.way === 'fewer' ? -1 : 1;
  return {
    all: total ? Number(total.count) : null,
    same: pair
      ? {
          devices: Number(pair.devices),
          before: Number(pair.then),
          now: Number(pair.now),
          change: sign * Number(pair.by ?? 0),
        }
      : null,
    peak: top ? { month: top.month ?? '', count: Number(top.count) } : null,
    rest: [all, same, peak, known].reduce((text, pattern) => text.replace(pattern, ''), sentence),
  };
}

describe.each(languages)('sentences of random seasons, in %s', (language) => {
  test('a trend subtracts: its pairs are of the same devices, and no number is without its parts', () => {
    fc.assert(
      fc.property(seasons, (season) => {
        const { now, months, facts } = factsOf(season);
        const said = read(trendSentence(facts, language), language);
        const checked = checkedIn(now);
        expect(said.all).toBe(checked.length === 0 ? null : caughtBy(now, checked));
        expect(said.rest).not.toMatch(/\d/);
        const before = season.at(-2) ?? new Map();
        const both = checked.filter((device) => checkedIn(before).includes(device));
        expect(said.same?.devices ?? 0).toBe(both.length);
        if (said.same) {
          expect(said.same.change).toBe(said.same.now - said.same.before);
          expect([said.same.before, said.same.now]).toEqual([caughtBy(before, both), caughtBy(now, both)]);
        }
        const highest = Math.max(...months.map(({ count }) => count));
        expect(said.peak?.count ?? 0).toBe(highest);
        if (said.peak) expect(months).toContainEqual(expect.objectContaining(said.peak));
      }),
      { numRuns: 500 },
    );
  });

  test('a summary adds up: checked and not reached to due, each pair of risks to the open ones', () => {
    const figures: fc.Arbitrary<SummaryFigures> = fc
      .record({
        services: fc.integer({ min: 1, max: 4 }),
        checked: fc.nat(90),
        missed: fc.nat(4),
        caught: fc.nat(300),
        open: fc.array(fc.record({ treated: fc.boolean(), old: fc.boolean() }), { maxLength: 5 }),
        chemicals: fc.nat(3),
      })
      .map(({ services, checked, missed, caught, open, chemicals }) => ({
        services,
        due: checked + missed,
        checked,
        groups: [{ group: 'rodent', count: caught }],
        openRisks: open.length,
        toVerify: open.filter(({ treated }) => treated).length,
        carriedOver: open.filter(({ old }) => old).length,
        chemicals,
      }));
    fc.assert(
      fc.property(figures, (given) => {
        const sentence = summarySentence(given, language);
        const devices =
          language === 'zh'
            ? /应检设备 (\d+) 台次?，已检 (\d+) 台次?，未能检查 (\d+) 台/.exec(sentence)
            : /Of (\d+) device.*?, (\d+) checked and (\d+) not reached/.exec(sentence);
        expect(devices === null).toBe(given.due === 0);
        const [due, checked, notReached] = (devices ?? []).slice(1).map(Number);
        if (devices) expect((checked ?? 0) + (notReached ?? 0)).toBe(due);
        const risks =
          language === 'zh'
            ? /风险 (\d+) 项：未解决 (\d+) 项，待核实 (\d+) 项；前次遗留 (\d+) 项，本次发现 (\d+) 项/.exec(sentence)
            : /risks: (\d+) \((\d+) unresolved and (\d+) to be verified; (\d+) carried over and (\d+) found now\)/.exec(
                sentence,
              );
        expect(risks === null).toBe(given.openRisks === 0);
        const [open, unresolved = 0, toVerify = 0, carried = 0, found = 0] = (risks ?? []).slice(1).map(Number);
        if (risks) expect([unresolved + toVerify, carried + found]).toEqual([open, open]);
      }),
      { numRuns: 500 },
    );
  });
});
