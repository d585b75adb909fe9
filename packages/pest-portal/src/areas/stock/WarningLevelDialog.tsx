import { unitIn } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { NumberField } from '../../kit/form/TextField';
import { useEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import type { Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';
import { readConsumable, useSetWarningLevel } from './stock.queries';

function levelOf({ warningLevel }: Consumable) {
  return { warningLevel };
}

/** Sets the level below which the bell rings. */
export function WarningLevelDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const { toast } = useToast();
  const setLevel = useSetWarningLevel();
  const call = useEdit(contract.stock.setCategoryWarningNum, {
    record: item,
    valuesOf: levelOf,
    toRequest: (values, revision) => ({ id: item.id, ...values, revision }),
    send: setLevel.mutateAsync,
    reread: () => readConsumable(item),
  });
  const form = useForm({
    initial: levelOf(item),
    call,
    onDone: () => {
      toast({ tone: 'success', message: t('stock.warning.saved') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('stock.warning.title', { name: item.name })}
      submitLabel={t('stock.warning.save')}
      onClose={onClose}
    >
      <NumberField
        label={t('stock.warningLevel')}
        help={t('stock.warningLevel.help')}
        field={form.field('warningLevel')}
        unit={unitIn(item.unit, language)}
      />
    </FormDialog>
  );
}
