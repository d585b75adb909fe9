import {
  capacityUnits,
  chemicalCategoryId,
  type StockKind,
  stockCategoryIds,
  stockCategoryNames,
  suppliesOf,
} from 'pest-sdk';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { SelectField } from '../../kit/form/SelectField';
import { NumberField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import type { Form } from '../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import {
  type Consumable,
  type ConsumableValues,
  consumableChange,
  consumableRequest,
  consumableValues,
  emptyConsumable,
  productFields,
} from './consumable-form';
import { readConsumable } from './read-consumable';
import { stockMessages } from './stock.messages';
import { AboveSafety } from './WarningLevelDialog';

export interface ConsumableDialogProps {
  readonly kind: StockKind;
  /** The consumable to edit; null for a new one. */
  readonly item: Consumable | null;
  readonly onClose: () => void;
}

/** Adds a consumable with its opening stock, or changes what is known of one. */
export function ConsumableDialog({ kind, item, onClose }: ConsumableDialogProps) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const add = useFormCall('stock.addConsumablesStock', consumableRequest);
  const edit = useEditCall(
    'stock.updateConsumablesStock',
    item && {
      record: item,
      valuesOf: consumableValues,
      toRequest: (values: ConsumableValues, revision) => ({ ...consumableChange(item.id, values), revision }),
      reread: () => readConsumable(item),
      together: [
        ['categoryId', 'replaces'],
        ['capacity', 'capacityUnit'],
      ],
    },
  );
  const form = useDialogForm<ConsumableValues, unknown>({
    initial: item ? consumableValues(item) : emptyConsumable(kind),
    call: edit ?? add,
    done: t(item ? 'stock.saved' : 'stock.added'),
    onClose,
  });
  return (
    <FormDialog form={form} title={useTitle(kind, item)} submitLabel={common('common.save')} onClose={onClose}>
      <TextField label={common('common.name')} field={form.field('name')} />
      {form.values.categoryId !== chemicalCategoryId && <KindFields form={form} />}
      <LevelFields form={form} isNew={item === null} />
      {form.values.categoryId === chemicalCategoryId && <ProductFields form={form} />}
    </FormDialog>
  );
}

function useTitle(kind: StockKind, item: Consumable | null): string {
  const t = useT(stockMessages);
  if (item) return t('stock.edit.title', { name: item.name });
  return kind === 'chemical' ? t('stock.add.chemical') : t('stock.add');
}

interface FieldsProps {
  readonly form: Form<ConsumableValues>;
}

const physicalCategories = stockCategoryIds.filter((id) => id !== chemicalCategoryId);

function KindFields({ form }: FieldsProps) {
  const t = useT(stockMessages);
  const supplies = suppliesOf(form.values.categoryId);
  return (
    <Pair>
      <SelectField
        label={t('stock.category')}
        field={form.field('categoryId')}
        options={physicalCategories.map((id) => ({ value: id, label: stockCategoryNames[id][language] }))}
      />
      <TextField label={t('stock.specification')} field={form.field('specification')} />
      {supplies.length > 0 && (
        <SelectField
          label={t('stock.replaces')}
          help={t('stock.replaces.help')}
          field={form.field('replaces')}
          none={{ value: null, label: t('stock.replaces.none') }}
          options={supplies.map((kind) => ({ value: kind, label: t(`stock.replaces.${kind}`) }))}
        />
      )}
    </Pair>
  );
}

function LevelFields({ form, isNew }: FieldsProps & { readonly isNew: boolean }) {
  const t = useT(stockMessages);
  const { unit } = form.values;
  return (
    <>
      <Pair>
        <TextField label={t('stock.unit')} field={form.field('unit')} required />
        {isNew && <NumberField label={t('stock.opening')} field={form.field('stock')} unit={unit} />}
        <NumberField
          label={t('stock.safetyStock')}
          help={t('stock.safetyStock.help')}
          field={form.field('safetyStock')}
          unit={unit}
        />
        <NumberField
          label={t('stock.warningLevel')}
          help={t('stock.warningLevel.help')}
          field={form.field('warningLevel')}
          unit={unit}
        />
      </Pair>
      <AboveSafety warningLevel={form.values.warningLevel} safetyStock={form.values.safetyStock} />
    </>
  );
}

function ProductFields({ form }: FieldsProps) {
  const t = useT(stockMessages);
  return (
    <Pair>
      <NumberField label={t('stock.capacity')} help={t('stock.capacity.help')} field={form.field('capacity')} />
      <SelectField
        label={t('stock.capacityUnit')}
        field={form.field('capacityUnit')}
        options={capacityUnits.map((unit) => ({ value: unit, label: unit }))}
      />
      {productFields.map((name) => (
        <TextField key={name} label={t(`stock.${name}`)} field={form.field(name)} />
      ))}
    </Pair>
  );
}
