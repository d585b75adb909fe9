import { deviceTypeRows, type SiteUse, supplyWords } from 'pest-sdk';
import { translator } from '../../../base/i18n';
import { language } from '../../../base/language';
import { siteUseMessages } from './use.messages';

const t = translator(siteUseMessages);

/** A product, or what was put into one type of device. */
export interface UseRow {
  readonly id: string;
  readonly kind: 'chemicals' | 'supplies';
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

/** What was used at a site as lines of one table, chemicals first. */
export function rowsOf({ services, chemicals, supplies }: SiteUse): UseRow[] {
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
  ];
}
