import { addQuantities, deviceTypeRows, type SiteUse, type StockKind, supplyWords } from 'pest-sdk';
import { translator } from '../../../base/i18n';
import { language } from '../../../base/language';
import { siteUseMessages } from './use.messages';

const t = translator(siteUseMessages);

const kinds = ['chemicals', 'supplies', 'baits'] as const;

/** A product, what was put into one type of device, or bait of one batch; of one site, or of all. */
export interface UseRow {
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly name: string;
  readonly registrationNumber: string;
  readonly activeIngredient: string;
  /** Decimal text, in the unit. */
  readonly amount: string;
  readonly unit: string;
  /** Square metres; empty where nobody said any. */
  readonly areaTreated: string;
  /** Of the amount, what the stock did not have. */
  readonly missing: number;
  /** The visits that used it, the oldest first. */
  readonly services: SiteUse['services'];
}

/** What was used at sites as lines of one table, chemicals first. */
export function rowsOf({ services, chemicals, supplies, baits = [] }: SiteUse): UseRow[] {
  const visits = (ids: readonly string[]) => services.filter(({ id }) => ids.includes(id));
  return [
    ...chemicals.map(
      ({ taskIds, areaTreated, ...product }): UseRow => ({
        ...product,
        id: `${product.name} ${product.registrationNumber} ${product.activeIngredient} ${product.unit}`,
        kind: 'chemicals',
        areaTreated: Number(areaTreated) === 0 ? '' : areaTreated,
        missing: 0,
        services: visits(taskIds),
      }),
    ),
    ...supplies.map(
      ({ deviceType, kind, count, missing, taskIds }): UseRow => ({
        id: `${deviceType} ${kind}`,
        kind: 'supplies',
        name: t('use.supply', {
          device: deviceTypeRows[deviceType].words[language],
          supply: supplyWords[kind][language],
        }),
        registrationNumber: '',
        activeIngredient: '',
        amount: String(count),
        unit: t(`use.unit.${kind}`),
        areaTreated: '',
        missing,
        services: visits(taskIds),
      }),
    ),
    ...baits.map(
      ({ batch, grams, taskIds }): UseRow => ({
        id: `bait ${batch}`,
        kind: 'baits',
        name: batch ? t('use.bait', { batch }) : t('use.bait.noBatch'),
        registrationNumber: '',
        activeIngredient: '',
        amount: grams,
        unit: 'g',
        areaTreated: '',
        missing: 0,
        services: visits(taskIds),
      }),
    ),
  ];
}

/** A row of one site; without one, of all sites together. */
export interface SiteRow extends UseRow {
  readonly site: { readonly id: string; readonly name: string } | null;
}

/** What one kind of stock holds of what was used, by site in the order of their names; sums first, of several. */
export function rowsBySite(use: SiteUse, kind: StockKind): SiteRow[] {
  const rows = rowsOf(use)
    .filter((row) => (row.kind === 'chemicals') === (kind === 'chemical'))
    .map((row): SiteRow => {
      const { customerId: id = '', customerName: name = '' } = row.services[0] ?? {};
      return { ...row, site: { id, name } };
    })
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const several = rows.some(({ site }) => site?.id !== rows[0]?.site?.id);
  return several ? [...together(rows), ...rows] : rows;
}

const nameOf = ({ site }: SiteRow) => site?.name ?? '';

function together(rows: readonly SiteRow[]): SiteRow[] {
  const sums = new Map<string, SiteRow>();
  for (const row of rows) {
    const sum = sums.get(row.id);
    sums.set(row.id, sum ? sumOf(sum, row) : { ...row, site: null });
  }
  // Sites begin with what another has not: the sums are in the order of one site.
  return [...sums.values()].sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.name.localeCompare(other.name),
  );
}

function sumOf(one: SiteRow, other: UseRow): SiteRow {
  return {
    ...one,
    amount: addQuantities(one.amount, other.amount),
    areaTreated: [one.areaTreated, other.areaTreated]
      .filter(Boolean)
      .reduce((a, b) => (a ? addQuantities(a, b) : b), ''),
    missing: one.missing + other.missing,
    services: [...one.services, ...other.services],
  };
}
