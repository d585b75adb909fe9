/**
 * What earlier versions wrote into reports and is wrong: comparisons whose first figure was of all devices, the second of
 * some of them; more than all of a station's bait eaten, where the percents of several services were added.
 */
import type { ReportSection } from 'pest-sdk';

/** A clause of a trend: what was caught, what it is compared with, and the difference that it states. */
interface Compared {
  readonly now: number;
  readonly before: number;
  readonly change: number;
}

/** Whether a report has more than all of a station's bait eaten. */
export function addsPercents(sections: readonly ReportSection[]): boolean {
  const spots = sections.flatMap((one) => (one.kind === 'hotSpots' ? one.data.rows : []));
  const onPlans = sections.flatMap((one) => (one.kind === 'floorPlans' ? one.data.plans : []));
  return [...spots, ...onPlans.flatMap(({ devices }) => devices)].some(
    ({ type, value }) => type === 'baitStation' && (value ?? 0) > 100,
  );
}

/** Whether a trend of a report states a difference that its own figures do not have. */
export function misstates(sections: readonly Pick<ReportSection, 'kind' | 'text' | 'words'>[]): boolean {
  return sections
    .filter(({ kind }) => kind === 'rodentTrend' || kind === 'flyingInsectTrend')
    .flatMap(({ text, words }) => [text, words?.zh ?? '', words?.en ?? ''])
    .some((text) => [...chinese(text), ...english(text)].some(({ now, before, change }) => now - before !== change));
}

function chinese(text: string): Compared[] {
  const now = numberIn(/\d{4}-\d{2} 捕获[^0-9，。]* ?(\d+) 只/.exec(text));
  if (now === null) return [];
  const same = [...text.matchAll(/与(?:上月|去年同期) (\d+) 只持平/g)].map((found) => ({ found, sign: 0 }));
  const more = [...text.matchAll(/较(?:上月|去年同期) (\d+) 只增加 (\d+) 只/g)].map((found) => ({ found, sign: 1 }));
  const less = [...text.matchAll(/较(?:上月|去年同期) (\d+) 只减少 (\d+) 只/g)].map((found) => ({ found, sign: -1 }));
  return [...same, ...more, ...less].map(({ found: [, before, change = '0'], sign }) => ({
    now,
    before: Number(before),
    change: sign === 0 ? 0 : sign * Number(change),
  }));
}

function english(text: string): Compared[] {
  const now = numberIn(/caught in \d{4}-\d{2}: (\d+)/.exec(text));
  if (now === null) return [];
  const month = '(?:the month before|the same month last year)';
  const same = [...text.matchAll(new RegExp(`unchanged from ${month} \\((\\d+);`, 'g'))].map(([, before]) => ({
    now,
    before: Number(before),
    change: 0,
  }));
  const changed = [...text.matchAll(new RegExp(`(\\d+) (more|fewer) than ${month} \\((\\d+);`, 'g'))];
  return [
    ...same,
    ...changed.map(([, change, way, before]) => ({
      now,
      before: Number(before),
      change: way === 'more' ? Number(change) : -Number(change),
    })),
  ];
}

function numberIn(found: RegExpExecArray | null): number | null {
  return found?.[1] === undefined ? null : Number(found[1]);
}
