import { Field, NumberInput, TextInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { addQuantities, isQuantity } from '../../base/quantity';
import { FormDialog } from '../../form/FormDialog';
import type { Consumable } from './consumable-draft';
import { stockMessages } from './stock.messages';
import { useReplenish } from './stock.queries';

/** Adds to a consumable's stock; what will be there afterwards is said while typing. */
export function ReplenishDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const { toast } = useToast();
  const replenish = useReplenish();
  const [quantity, setQuantity] = useState('');
  const [note, setNote] = useState('');
  const [attempted, setAttempted] = useState(false);
  const problem = quantityProblem(quantity);
  const words = { format: t('stock.quantity.format'), zero: t('stock.quantity.zero') };

  const save = (): boolean => {
    setAttempted(true);
    if (problem) return false;
    replenish.mutate(
      { id: item.id, quantity: quantity.trim(), note: note.trim() },
      {
        onSuccess: ({ stock }) => {
          toast({ tone: 'success', message: t('stock.replenished', { name: item.name, stock, unit: item.unit }) });
          onClose();
        },
      },
    );
    return true;
  };

  return (
    <FormDialog
      title={t('stock.replenish.title', { name: item.name })}
      submitLabel={t('stock.replenish.save')}
      pending={replenish.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={t('stock.replenish.quantity')}
        help={
          problem
            ? t('stock.replenish.now', { stock: item.stock, unit: item.unit })
            : t('stock.replenish.after', { stock: addQuantities(item.stock, quantity), unit: item.unit })
        }
        error={attempted && problem ? words[problem] : undefined}
        required
      >
        {(ids) => <NumberInput {...ids} unit={item.unit} value={quantity} onChange={setQuantity} />}
      </Field>
      <Field label={t('stock.replenish.note')}>
        {(ids) => <TextInput {...ids} maxLength={200} value={note} onChange={setNote} />}
      </Field>
    </FormDialog>
  );
}

function quantityProblem(quantity: string): 'format' | 'zero' | null {
  if (!isQuantity(quantity)) return 'format';
  return Number(quantity) === 0 ? 'zero' : null;
}
