import { expiryState, firstToExpire, hasFormat, type StockBatch, unbatchedStock } from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import type { FieldBinding } from '../../../kit/form/field-binding';
import { SelectField } from '../../../kit/form/SelectField';
import { batchMessages } from './batches.messages';

export interface BatchFieldProps {
  /** Empty: the first to expire. */
  readonly field: FieldBinding<string>;
  readonly batches: readonly StockBatch[];
  /** All there is, with what is kept without a batch. */
  readonly stock: string;
  /** How much is taken, as typed. */
  readonly amount: string;
  readonly unit: string;
}

/** Which batch something is taken from, with what is left of each; says where it expires soon or has expired. */
export function BatchField({ field, batches, stock, amount, unit }: BatchFieldProps) {
  const t = useT(batchMessages);
  const format = useFormat();
  const { today } = useSiteTime();
  const words = ({ batch, stock: kept, expiresOn }: StockBatch) => {
    const left = { batch, stock: format.quantity(kept, unit) };
    if (expiresOn === null) return t('batch.option', left);
    const isPast = expiryState(expiresOn, today()) === 'expired';
    return t(isPast ? 'batch.option.expired' : 'batch.option.expires', { ...left, day: expiresOn });
  };
  const chosen = batches.find(({ id }) => id === field.value);
  const warning = chosen?.expiresOn ? expiryState(chosen.expiresOn, today()) : 'good';
  const takesExpired = chosen === undefined && expiredPart({ batches, stock, amount }, today());
  return (
    <>
      <SelectField
        label={t('batch.label')}
        field={field}
        required={false}
        none={{ value: '', label: t('batch.first') }}
        options={batches.map((batch) => ({ value: batch.id, label: words(batch) }))}
      />
      {takesExpired && (
        <Text as="p" tone="danger" role="status">
          {t('batch.first.expired')}
        </Text>
      )}
      {warning !== 'good' && (
        <Text as="p" tone={warning === 'expired' ? 'danger' : 'warning'} role="status">
          {t(`batch.${warning}`, { day: chosen?.expiresOn ?? '' })}
        </Text>
      )}
    </>
  );
}

/** Whether what expires first, taken in turn, comes to a batch that has expired. */
function expiredPart({ batches, stock, amount }: Pick<BatchFieldProps, 'batches' | 'stock' | 'amount'>, today: string) {
  if (!hasFormat('quantity', amount)) return false;
  const expired = batches.filter(({ expiresOn }) => expiryState(expiresOn, today) === 'expired');
  const parts = firstToExpire(amount, batches, unbatchedStock(stock, batches), today);
  return parts.some(({ batchId }) => expired.some(({ id }) => id === batchId));
}
