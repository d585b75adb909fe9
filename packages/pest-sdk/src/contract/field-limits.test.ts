import { describe, expect, it } from 'vitest';
import { core } from 'zod/mini';
import { contract } from '.';
import type { Schema } from './endpoint';
import * as f from './fields';

const takes = (schema: Schema, value: unknown) => core.safeParse(schema, value).success;

describe('days and moments', () => {
  it.each(['2000-01-01', '2026-05-04', '2100-12-31'])('takes the day %s', (day) => {
    expect(takes(f.day, day)).toBe(true);
  });

  it.each(['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '2026-02-30'])('refuses the day %s', (day) => {
    expect(takes(f.day, day)).toBe(false);
  });

  it.each(['2000-01-02T00:00:00.000Z', '2100-12-30T23:59:59.999Z'])('takes the moment %s', (moment) => {
    expect(takes(f.instant, moment)).toBe(true);
  });

  it.each(['1999-12-31T23:59:59Z', '2000-01-01T00:00:00Z', '2100-12-31T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'refuses the moment %s, whose day is outside in some time zone',
    (moment) => {
      expect(takes(f.instant, moment)).toBe(false);
    },
  );
});

describe('counts', () => {
  it('are bounded where they are counted, and sums are not', () => {
    expect(takes(f.countOnce, 100_000)).toBe(true);
    expect(takes(f.countOnce, 100_001)).toBe(false);
    expect(takes(f.count, 50_000_000_000)).toBe(true);
  });

  it('of a heat map may be sums', () => {
    const species = contract.device.mosquitoGraph.result.shape.summary.shape.species;
    expect(takes(species, [{ species: 'fly', count: 2_000_000, previous: 0 }])).toBe(true);
  });
});

describe('D5 texts', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['an escape', 'a\u001b[31mb'],
    ['a turned direction', 'invoice\u202efdp.exe'],
    ['an isolated direction', 'a\u2066b'],
  ])('refuse %s', (_, text) => {
    for (const schema of [f.name, f.text, f.requiredText(20), f.id, f.search, f.fileUrl]) {
      expect(takes(schema, text)).toBe(false);
    }
  });

  it.each([
    ['emoji', '👩‍🔧 ok'],
    ['rare characters', '𠮷野家'],
    ['right-to-left words', 'שלום'],
  ])('keep %s', (_, text) => {
    expect(core.safeParse(f.name, text)).toMatchObject({ data: text });
  });

  it('have lines, names have one', () => {
    expect(takes(f.text, 'first\n\tsecond')).toBe(true);
    expect(takes(f.name, 'first\nsecond')).toBe(false);
  });

  it('are composed: what looks alike is alike', () => {
    expect(core.safeParse(f.name, 'Cafe\u0301')).toMatchObject({ data: 'Café' });
  });
});

describe('ids', () => {
  it('mean the same in capitals', () => {
    const id = '019F0A6B-0000-7000-8000-00000000000A';
    expect(core.safeParse(f.id, id)).toMatchObject({ data: id.toLowerCase() });
    expect(core.safeParse(f.id, 'ShareId')).toMatchObject({ data: 'ShareId' });
  });
});
