import type { Language, Words } from '../language/language';
import { type Plan, planWords } from './plans';

/** What a company can hold beside the free edition, each by the year (specification §1). */
export const products = ['premium', 'flagship', 'silver', 'gold', 'aiRecognition'] as const;
/** One of them; see {@link products}. */
export type Product = (typeof products)[number];

/** What can be ordered and paid. The recognition is agreed with the platform: no screen delivers it, so nobody pays ahead. */
export const orderableProducts = ['premium', 'flagship', 'silver', 'gold'] as const satisfies readonly Product[];
/** Something that can be ordered; see {@link orderableProducts}. */
export type OrderableProduct = (typeof orderableProducts)[number];

/** Whether it can be ordered, rather than asked for. */
export function isOrderable(product: Product): product is OrderableProduct {
  return orderableProducts.some((each) => each === product);
}

/** What each product is called. */
export const productWords = {
  premium: planWords.premium,
  flagship: planWords.flagship,
  silver: planWords.silver,
  gold: planWords.gold,
  aiRecognition: { zh: 'AI 虫害识别', en: 'AI insect recognition' },
} as const satisfies Record<Product, Words>;

/** What a product is called; text that names none is shown as it is. */
export function productName(product: string, language: Language): string {
  const known = products.find((each) => each === product);
  return known ? productWords[known][language] : product;
}

/** States of an order (specification §4). */
export const orderStates = ['pendingPayment', 'completed', 'closed'] as const;
/** State of an order; see {@link orderStates}. */
export type OrderState = (typeof orderStates)[number];

/** How an order can be paid; an installation offers those that it is set up for. */
export const paymentMethods = ['bank', 'wechat', 'alipay'] as const;
/** A way to pay; see {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** Hours after which an order that is not paid closes by itself. */
export const orderOpenHours = 24;
/** Years that can be bought at once. */
export const longestYears = 5;
/** Years that a term may end ahead of now. */
const farthestYears = 10;

/** A term that a company holds or has ahead of it. Instants are ISO text. */
export interface HeldTerm {
  readonly product: Plan | Product;
  readonly startsAt: string;
  /** Null is without end. */
  readonly endsAt: string | null;
  /** What the whole term costs, in cents; 0 where it was given. */
  readonly valueCents: number;
}

/** When a product that is bought now would hold, and which terms it takes the place of. */
export interface BoughtTerm<Held extends HeldTerm = HeldTerm> {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Smaller ones of its kind: they end now, and their rest is counted. */
  readonly replaced: readonly Held[];
}

/** The price of an order, in cents; `price - credit = amount`, which is more than nothing. */
export interface OrderPrice<Held extends HeldTerm = HeldTerm> extends BoughtTerm<Held> {
  readonly priceCents: number;
  /** What is left of the terms that are replaced. */
  readonly creditCents: number;
  readonly amountCents: number;
  /** Whole days that are left of them. */
  readonly creditDays: number;
}

/**
 * Why something cannot be bought now: it has no price here, it or something larger is held without end, the rest of
 * what it replaces is worth more, or it would end too far ahead.
 */
export type PurchaseFault = 'notSold' | 'heldForGood' | 'creditCovers' | 'tooFarAhead';

const dayMs = 24 * 60 * 60_000;

/** Memberships, editions and the recognition are bought beside one another; within a kind the larger one counts. */
const kinds: readonly (readonly HeldTerm['product'][])[] = [
  ['premium', 'flagship'],
  ['silver', 'gold'],
  ['aiRecognition'],
];

/** The term of a product bought now: after the same or a larger one that is held, and in place of smaller ones. */
export function boughtTerm<Held extends HeldTerm>(
  { product, years }: { readonly product: Product; readonly years: number },
  held: readonly Held[],
  now: Date,
): BoughtTerm<Held> | null {
  const kind = kinds.find((products) => products.includes(product)) ?? [product];
  const rank = (each: HeldTerm) => kind.indexOf(each.product);
  const ahead = held.filter((each) => rank(each) >= 0 && !hasEnded(each, now));
  const size = kind.indexOf(product);
  const kept = ahead.filter((each) => rank(each) >= size);
  const replaced = ahead.filter((each) => rank(each) < size && each.endsAt !== null);
  if (kept.some(({ endsAt }) => endsAt === null)) return null;
  const start = new Date(Math.max(now.getTime(), ...kept.map(({ endsAt }) => Date.parse(endsAt ?? ''))));
  return { startsAt: start.toISOString(), endsAt: yearsAfter(start, years).toISOString(), replaced };
}

/** What an order costs now, or why there can be none. */
export function orderPrice<Held extends HeldTerm>(
  order: { readonly product: Product; readonly years: number; readonly yearCents: number | null },
  held: readonly Held[],
  now: Date,
): OrderPrice<Held> | PurchaseFault {
  if (order.yearCents === null) return 'notSold';
  const term = boughtTerm(order, held, now);
  if (!term) return 'heldForGood';
  if (Date.parse(term.endsAt) > yearsAfter(now, farthestYears).getTime()) return 'tooFarAhead';
  const priceCents = order.yearCents * order.years;
  const creditCents = sum(term.replaced.map((each) => restCents(each, now)));
  if (creditCents >= priceCents) return 'creditCovers';
  const creditDays = sum(term.replaced.map((each) => daysLeft(each, now)));
  return { ...term, priceCents, creditCents, amountCents: priceCents - creditCents, creditDays };
}

/** What is left of a term, by whole days and rounded down to a cent; what has not begun is left whole. */
export function restCents(term: HeldTerm, now: Date): number {
  const days = daysOf(term);
  return days === 0 ? 0 : Math.floor((term.valueCents * daysLeft(term, now)) / days);
}

/** Whole days that are left of a term. */
export function daysLeft(term: HeldTerm, now: Date): number {
  if (term.endsAt === null) return 0;
  const from = Math.max(now.getTime(), Date.parse(term.startsAt));
  return Math.max(0, Math.floor((Date.parse(term.endsAt) - from) / dayMs));
}

function daysOf({ startsAt, endsAt }: HeldTerm): number {
  return endsAt === null ? 0 : Math.max(0, Math.floor((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs));
}

function hasEnded({ endsAt }: HeldTerm, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

/** The same moment of a later year; from a leap day, the first of March. */
function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
