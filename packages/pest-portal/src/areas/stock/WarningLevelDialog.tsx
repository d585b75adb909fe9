import { Field, NumberInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { isQuantity } from '../../base/quantity';
import { FormDialog } from '../../form/FormDialog';
import type { Consumable } from './consumable-draft';
import { stockMessages } from './stock.messages';
import { useSetWarningLevel } from './stock.queries';

/** Sets the level below which the bell rings. */
export function WarningLevelDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const { toast } = useToast();
  const setLevel = useSetWarningLevel();
  const [warningLevel, setWarningLevel] = useState(item.warningLevel);
  const [attempted, setAttempted] = useState(false);
  const valid = isQuantity(warningLevel);

  const save = (): boolean => {
    setAttempted(true);
    if (!valid) return false;
    setLevel.mutate(
      { id: item.id, warningLevel: warningLevel.trim() },
      {
        onSuccess: () => {
          toast({ tone: 'success', message: t('stock.warning.saved') });
          onClose();
        },
      },
    );
    return true;
  };

  return (
    <FormDialog
      title={t('stock.warning.title', { name: item.name })}
      submitLabel={t('stock.warning.save')}
      pending={setLevel.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={t('stock.warningLevel')}
        help={t('stock.warningLevel.help')}
        error={attempted && !valid ? t('stock.quantity.format') : undefined}
        required
      >
        {(ids) => <NumberInput {...ids} unit={item.unit} value={warningLevel} onChange={setWarningLevel} />}
      </Field>
    </FormDialog>
  );
}
