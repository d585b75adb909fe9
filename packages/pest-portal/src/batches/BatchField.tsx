import { expiryState, type StockBatch } from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { useT } from '../base/i18n';
import { useSiteTime } from '../base/site-time';
import type { FieldBinding } from '../form/field-binding';
import { SelectField } from '../form/SelectField';
import { batchMessages } from './batches.messages';

export interface BatchFieldProps {
  /** Empty: the first to expire. */
  readonly field: FieldBinding<string>;
  readonly batches: readonly StockBatch[];
  readonly unit: string;
}

/** Which batch something is taken from, with what is left of each; says where it expires soon or has expired. */
export function BatchField({ field, batches, unit }: BatchFieldProps) {
  const t = useT(batchMessages);
  const format = useFormat();
  const { today } = useSiteTime();
  const words = ({ batch, stock, expiresOn }: StockBatch) => {
    const left = { batch, stock: format.quantity(stock, unit) };
    if (expiresOn === null) return t('batch.option', left);
    const isPast = expiryState(expiresOn, today()) === 'expired';
    return t(isPast ? 'batch.option.expired' : 'batch.option.expires', { ...left, day: expiresOn });
  };
  const chosen = batches.find(({ id }) => id === field.value);
  const warning = chosen?.expiresOn ? expiryState(chosen.expiresOn, today()) : 'good';
  return (
    <>
      <SelectField
        label={t('batch.label')}
        field={field}
        required={false}
        none={{ value: '', label: t('batch.first') }}
        options={batches.map((batch) => ({ value: batch.id, label: words(batch) }))}
      />
      {warning !== 'good' && (
        <Text as="p" tone={warning === 'expired' ? 'danger' : 'warning'} role="status">
          {t(`batch.${warning}`, { day: chosen?.expiresOn ?? '' })}
        </Text>
      )}
    </>
  );
}
