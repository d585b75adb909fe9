import { compareQuantities, hasFormat, unitIn } from 'pest-sdk';
import { Notice } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { NumberField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall } from '../../kit/form/useFormCall';
import type { Consumable } from './consumable-form';
import { readConsumable } from './read-consumable';
import { stockMessages } from './stock.messages';

/** No shelf holds more; who typed it has slipped. */
const mostLevel = 9_999_999;

function levelOf({ warningLevel }: Consumable) {
  return { warningLevel };
}

/** Sets the level below which the bell rings. */
export function WarningLevelDialog({ item, onClose }: { readonly item: Consumable; readonly onClose: () => void }) {
  const t = useT(stockMessages);
  const call = useEditCall('stock.setCategoryWarningNum', {
    record: item,
    valuesOf: levelOf,
    toRequest: (values, revision) => ({ id: item.id, ...values, revision }),
    reread: () => readConsumable(item),
  });
  const form = useDialogForm({
    initial: levelOf(item),
    call,
    check: ({ warningLevel }) => ({
      warningLevel: exceeds(warningLevel, String(mostLevel)) ? { kind: 'tooHigh', limit: mostLevel } : undefined,
    }),
    done: t('stock.warning.saved'),
    onClose,
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
      <AboveSafety warningLevel={form.values.warningLevel} safetyStock={item.safetyStock} />
    </FormDialog>
  );
}

interface Levels {
  readonly warningLevel: string;
  readonly safetyStock: string;
}

/** Whoever warns above the usual stock is asked about it, and may. */
export function AboveSafety({ warningLevel, safetyStock }: Levels) {
  const t = useT(stockMessages);
  if (!exceeds(warningLevel, safetyStock) || Number(safetyStock) === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {t('stock.warningLevel.aboveSafety', { safety: safetyStock })}
    </Notice>
  );
}

function exceeds(quantity: string, limit: string): boolean {
  return hasFormat('quantity', quantity) && compareQuantities(quantity, limit) > 0;
}
