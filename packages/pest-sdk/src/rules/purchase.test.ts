import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtTerm, type HeldTerm, orderPrice, products, restCents } from './purchase';

const now = new Date('2026-11-22T02:00:00.000Z');
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
const silver = (from: number, to: number | null, valueCents = 199_900): HeldTerm => ({
  product: 'silver',
  startsAt: inDays(from),
  endsAt: to === null ? null : inDays(to),
  valueCents,
});

describe('the price of an order', () => {
  it('is the years’ price for who holds nothing, from now on', () => {
    expect(orderPrice({ product: 'silver', years: 2, yearCents: 199_900 }, [], now)).toEqual({
      startsAt: now.toISOString(),
      endsAt: '2028-11-22T02:00:00.000Z',
      replaced: [],
      priceCents: 399_800,
      creditCents: 0,
      amountCents: 399_800,
      creditDays: 0,
    });
  });

  it('of a renewal is whole, and its term begins where the old one ends', () => {
    const price = orderPrice({ product: 'silver', years: 1, yearCents: 199_900 }, [silver(-153, 212)], now);
    expect(price).toMatchObject({ startsAt: inDays(212), creditCents: 0, replaced: [] });
  });

  it('of an upgrade counts the rest of the smaller one by days, also what lies ahead', () => {
    const held = [silver(-153, 212), silver(212, 577, 100_000)];
    const price = orderPrice({ product: 'gold', years: 1, yearCents: 399_900 }, held, now);
    const rest = Math.floor((199_900 * 212) / 365);
    expect(price).toMatchObject({ creditCents: rest + 100_000, amountCents: 299_900 - rest, creditDays: 577 });
    expect(price).toMatchObject({ startsAt: now.toISOString(), replaced: held });
  });

  it('leaves other kinds alone, and queues a smaller one after the larger', () => {
    const gold: HeldTerm = { product: 'gold', startsAt: inDays(-1), endsAt: inDays(30), valueCents: 399_900 };
    expect(boughtTerm({ product: 'silver', years: 1 }, [gold], now)).toMatchObject({ startsAt: inDays(30) });
    expect(boughtTerm({ product: 'premium', years: 1 }, [gold], now)).toMatchObject({
      startsAt: now.toISOString(),
      replaced: [],
    });
  });

  it.each([
    ['notSold', 'gold', null, []],
    ['heldForGood', 'silver', 199_900, [silver(-1, null)]],
    ['creditCovers', 'gold', 1, [silver(-1, 364)]],
    ['tooFarAhead', 'silver', 199_900, [silver(-1, 9.5 * 365)]],
  ] as const)('says %s', (fault, product, yearCents, held) => {
    expect(orderPrice({ product, years: 1, yearCents }, held, now)).toBe(fault);
  });
});

const anyTerm = fc
  .record({
    product: fc.constantFrom(...products),
    from: fc.integer({ min: -800, max: 800 }),
    days: fc.integer({ min: 0, max: 2_000 }),
    valueCents: fc.integer({ min: 0, max: 100_000_000 }),
  })
  .map(({ product, from, days, valueCents }) => ({
    product,
    startsAt: inDays(from),
    endsAt: inDays(from + days),
    valueCents,
  }));

it('sums are exact, in whole cents and never negative, whatever is held', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.array(anyTerm, { maxLength: 6 }),
      (product, years, yearCents, held) => {
        const price = orderPrice({ product, years, yearCents }, held, now);
        if (typeof price === 'string') return;
        expect(price.priceCents).toBe(yearCents * years);
        expect(price.amountCents).toBe(price.priceCents - price.creditCents);
        expect(price.amountCents).toBeGreaterThan(0);
        expect([price.creditCents, price.amountCents].every(Number.isInteger)).toBe(true);
        expect(Date.parse(price.startsAt)).toBeGreaterThanOrEqual(now.getTime());
        expect(Date.parse(price.endsAt)).toBeGreaterThan(Date.parse(price.startsAt));
      },
    ),
  );
});

it('the rest of a term is never more than it cost, and never grows with time', () => {
  fc.assert(
    fc.property(anyTerm, fc.integer({ min: 0, max: 900 }), (term, days) => {
      const later = new Date(now.getTime() + days * dayMs);
      expect(restCents(term, now)).toBeLessThanOrEqual(term.valueCents);
      expect(restCents(term, later)).toBeLessThanOrEqual(restCents(term, now));
      expect(restCents(term, later)).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('a term that has ended', () => {
  it.each([
    [0, now.toISOString()],
    [-1, now.toISOString()],
    [1, inDays(1)],
  ])('by %d days is renewed from now on, one that runs from its end', (to, startsAt) => {
    expect(boughtTerm({ product: 'silver', years: 1 }, [silver(-365, to)], now)).toMatchObject({ startsAt });
  });

  it('is not replaced by a larger one', () => {
    const held = [silver(-365, 0), silver(-100, 265)];
    expect(boughtTerm({ product: 'gold', years: 1 }, held, now)?.replaced).toEqual([held[1]]);
  });
});
