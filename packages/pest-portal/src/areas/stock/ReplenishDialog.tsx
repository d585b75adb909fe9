import { addQuantities, hasFormat, unitIn } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { Pair } from '../../kit/form/Pair';
import { DayField, NumberField, TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import type { Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';
import { useReplenish } from './stock.queries';

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
  const { toast } = useToast();
  const { name } = item;
  const unit = unitIn(item.unit, language);
  const replenish = useReplenish();
  const form = useForm({
    initial: { quantity: '', note: '', batch: '', expiresOn: '' },
    call: formCall(
      contract.stock.addCategoryStock,
      ({ expiresOn, ...values }: ReplenishValues) => ({ id: item.id, ...values, ...(expiresOn && { expiresOn }) }),
      replenish.mutateAsync,
    ),
    onDone: ({ stock }) => {
      toast({ tone: 'success', message: t('stock.replenished', { name, stock, unit }) });
      onClose();
    },
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
      <TextField label={t('stock.replenish.note')} field={form.field('note')} />
    </FormDialog>
  );
}
