import { addQuantities, hasFormat, unitIn } from 'pest-sdk';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { DayField, NumberField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import type { Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';

interface ReplenishValues {
  readonly quantity: string;
  readonly note: string;
  readonly batch: string;
  /** Empty where it does not expire. */
  readonly expiresOn: string;
}

/** Adds to a consumable's stock; what will be there afterwards is said while typing. */
export function ReplenishDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const { name } = item;
  const unit = unitIn(item.unit, language);
  const form = useDialogForm({
    initial: { quantity: '', note: '', batch: '', expiresOn: '' },
    call: useFormCall('stock.addCategoryStock', ({ expiresOn, ...values }: ReplenishValues) => ({
      id: item.id,
      ...values,
      ...(expiresOn && { expiresOn }),
    })),
    done: ({ stock }) => t('stock.replenished', { name, stock, unit }),
    onClose,
  });
  const { quantity } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('stock.replenish.title', { name })}
      submitLabel={t('stock.replenish.save')}
      onClose={onClose}
    >
      <NumberField
        label={t('stock.replenish.quantity')}
        help={
          hasFormat('quantity', quantity)
            ? t('stock.replenish.after', { stock: addQuantities(item.stock, quantity), unit })
            : t('stock.replenish.now', { stock: item.stock, unit })
        }
        field={form.field('quantity')}
        unit={unit}
      />
      <Pair>
        <TextField label={t('stock.batch')} help={t('stock.batch.help')} field={form.field('batch')} />
        <DayField label={t('stock.expiresOn')} field={form.field('expiresOn')} />
      </Pair>
      <TextField label={common('common.note')} field={form.field('note')} />
    </FormDialog>
  );
}
