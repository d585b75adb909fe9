import { callSite, memberOf } from './site-call';

/** Fills in what the installation asks for each plan; without a price, the plan stays one to ask for. */
export async function showPrices(): Promise<void> {
  for (const [plan, yearCents] of await pricesSet()) {
    for (const place of document.querySelectorAll(`[data-price="${CSS.escape(plan)}"]`)) {
      place.textContent = new Intl.NumberFormat(document.documentElement.lang, {
        style: 'currency',
        currency: 'CNY',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: yearCents % 100 === 0 ? 0 : 2,
      }).format(yearCents / 100);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[data-buy="${CSS.escape(plan)}"]`)) {
      link.href = `/confirmOrder?plan=${encodeURIComponent(plan)}`;
      const word = link.querySelector<HTMLElement>('[data-buy-word]');
      if (word) word.textContent = word.dataset.buyWord ?? '';
    }
  }
}

/** Plans with a price of the installation, in cents a year. */
async function pricesSet(): Promise<readonly (readonly [string, number])[]> {
  const products = memberOf((await callSite('plans'))?.data, 'products');
  if (!Array.isArray(products)) return [];
  return products.flatMap((product: unknown) => {
    const plan = memberOf(product, 'product');
    const yearCents = memberOf(product, 'yearCents');
    return typeof plan === 'string' && typeof yearCents === 'number' ? [[plan, yearCents] as const] : [];
  });
}
