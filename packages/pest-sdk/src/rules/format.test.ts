import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFormat } from './format';

const late = '2026-03-31T16:30:00Z';

describe('days and moments', () => {
  it.each([
    ['Asia/Shanghai', '2026-04-01', '2026-04-01 00:30'],
    ['UTC', '2026-03-31', '2026-03-31 16:30'],
    ['America/New_York', '2026-03-31', '2026-03-31 12:30'],
  ])('are those of %s', (zone, day, dateTime) => {
    const format = makeFormat('zh', zone);
    expect(format.day(late)).toBe(day);
    expect(format.dateTime(late)).toBe(dateTime);
  });

  it('follows daylight saving', () => {
    const format = makeFormat('en', 'Europe/Berlin');
    expect(format.dateTime('2026-03-29T00:59:00Z')).toBe('2026-03-29 01:59');
    expect(format.dateTime('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00');
  });

  it('are said by one set of formatters, however many rows ask', () => {
    expect(makeFormat('en', 'Pacific/Auckland')).toBe(makeFormat('en', 'Pacific/Auckland'));
    expect(makeFormat('en', 'Pacific/Auckland')).not.toBe(makeFormat('zh', 'Pacific/Auckland'));
  });

  it('leaves a day without a time as it is, in any zone', () => {
    expect(makeFormat('en', 'America/New_York').day('2026-03-01')).toBe('2026-03-01');
  });

  it('names a month without moving it to another zone', () => {
    expect(makeFormat('en', 'America/New_York').month('2026-03')).toBe('Mar 2026');
    expect(makeFormat('zh', 'America/New_York').month('2026-03')).toBe('2026年3月');
  });
});

it('says a day with its weekday as each language writes it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T15:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const [zh, en] = [makeFormat('zh', 'Asia/Shanghai'), makeFormat('en', 'Asia/Shanghai')];
  expect(zh.weekday('2026-11-22')).toBe('11-22 周日');
  expect(en.weekday('2026-11-21T16:30:00Z')).toBe('Sun 22 Nov');
  // Of another year, seen from where the sites are.
  expect(zh.weekday('2027-01-02')).toBe('2027-01-02 周六');
  expect(en.weekday('2027-01-02')).toBe('Sat 2 Jan 2027');
  vi.setSystemTime(new Date('2026-12-31T16:01:00Z'));
  expect(zh.weekday('2026-12-30')).toBe('2026-12-30 周三');
  expect(en.weekday('2027-01-02')).toBe('Sat 2 Jan');
});

describe('figures', () => {
  const format = makeFormat('en', 'UTC');

  it('groups thousands and keeps three places', () => {
    expect(format.number(12345.6789)).toBe('12,345.679');
  });

  it.each([
    [0.25, '25%'],
    [0.1234, '12.3%'],
    [1.5, '150%'],
  ])('writes the share %d as %s', (share, text) => {
    expect(format.percent(share)).toBe(text);
  });

  it('puts the unit behind an amount given as text', () => {
    expect(format.quantity('1200.50', 'g')).toBe('1,200.5 g');
  });
});

it('says a unit in the language of the reader, and leaves a word of the company’s own', () => {
  expect(makeFormat('en', 'UTC').quantity('12.5', '毫升')).toBe('12.5 ml');
  expect(makeFormat('zh', 'UTC').quantity('12.5', '毫升')).toBe('12.5 毫升');
  expect(makeFormat('en', 'UTC').quantity('3', '卷')).toBe('3 卷');
});
