import { compareQuantities, hasFormat, type StockOutCause, stockOutCauses, stockOutCauseWords, unitIn } from 'pest-sdk';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { SelectField } from '../../kit/form/SelectField';
import { NumberField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { BatchField } from './batches/BatchField';
import type { Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';

interface TakeOutValues {
  readonly quantity: string;
  /** Null until it is chosen: no reason is the usual one. */
  readonly cause: StockOutCause | null;
  readonly batchId: string;
  readonly note: string;
}

const nothingYet: TakeOutValues = { quantity: '', cause: null, batchId: '', note: '' };

/** Takes something off the shelf for another reason than a service; what is left is said while typing. */
export function TakeOutDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const { name, batches } = item;
  const unit = unitIn(item.unit, language);
  const kept = (batchId: string) => batches.find(({ id }) => id === batchId)?.stock ?? item.stock;
  const form = useDialogForm({
    initial: nothingYet,
    call: useFormCall('stock.takeOut', ({ batchId, ...values }: TakeOutValues) => ({
      id: item.id,
      ...values,
      ...(batchId && { batchId }),
    })),
    check: ({ quantity, batchId }) => {
      const stock = kept(batchId);
      const isShort = hasFormat('quantity', quantity) && compareQuantities(quantity, stock) > 0;
      return isShort ? { quantity: { kind: 'message', message: t('stock.takeOut.short', { stock, unit }) } } : {};
    },
    fieldOfError: { 'stock.insufficient': 'quantity' },
    done: ({ stock }) => t('stock.takenOut', { name, stock, unit }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('stock.takeOut.title', { name })}
      submitLabel={t('stock.takeOut.save')}
      onClose={onClose}
    >
      <NumberField
        label={t('stock.takeOut.quantity')}
        help={t('stock.replenish.now', { stock: kept(form.values.batchId), unit })}
        field={form.field('quantity')}
        unit={unit}
      />
      <SelectField
        label={common('common.reason')}
        field={form.field('cause')}
        none={{ value: null, label: t('stock.cause.choose') }}
        options={stockOutCauses.map((value) => ({ value, label: stockOutCauseWords[value][language] }))}
      />
      {batches.length > 0 && (
        <BatchField
          field={form.field('batchId')}
          batches={batches}
          stock={item.stock}
          amount={form.values.quantity}
          unit={item.unit}
        />
      )}
      <TextField label={common('common.note')} field={form.field('note')} />
    </FormDialog>
  );
}
