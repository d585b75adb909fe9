import { chemicalCategoryId, stockCategoryIds, stockCategoryNames } from 'pest-sdk';
import { Field, NumberInput, Select, TextInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../form/FormDialog';
import { Pair } from '../../form/Pair';
import {
  asCategory,
  bodyOfConsumable,
  type Consumable,
  type ConsumableDraft,
  type ConsumableField,
  type ConsumableProblem,
  consumableProblems,
  draftOfConsumable,
  newConsumable,
  type ProductField,
  type StockKind,
} from './consumable-draft';
import { stockMessages } from './stock.messages';
import { useAddConsumable, useUpdateConsumable } from './stock.queries';

export interface ConsumableDialogProps {
  readonly kind: StockKind;
  /** The consumable to edit; null for a new one. */
  readonly item: Consumable | null;
  readonly onClose: () => void;
}

/** Adds a consumable with its opening stock, or changes what is known of one. */
export function ConsumableDialog({ kind, item, onClose }: ConsumableDialogProps) {
  const t = useT(stockMessages);
  const [draft, setDraft] = useState<ConsumableDraft>(() => (item ? draftOfConsumable(item) : newConsumable(kind)));
  const [attempted, setAttempted] = useState(false);
  const { save, isPending } = useSave(item, onClose);
  const problems = attempted ? consumableProblems(draft) : {};
  const change = (part: Partial<ConsumableDraft>) => setDraft({ ...draft, ...part });
  const submit = (): boolean => {
    setAttempted(true);
    return save(draft);
  };
  return (
    <FormDialog
      title={useTitle(kind, item)}
      submitLabel={t('stock.save')}
      pending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <GeneralFields draft={draft} change={change} problems={problems} isNew={item === null} />
      {draft.categoryId === chemicalCategoryId && <ProductFields draft={draft} change={change} />}
    </FormDialog>
  );
}

function useTitle(kind: StockKind, item: Consumable | null): string {
  const t = useT(stockMessages);
  if (item) return t('stock.edit.title', { name: item.name });
  return kind === 'chemical' ? t('stock.add.chemical') : t('stock.add');
}

function useSave(item: Consumable | null, onClose: () => void) {
  const t = useT(stockMessages);
  const { toast } = useToast();
  const add = useAddConsumable();
  const update = useUpdateConsumable();
  const done = (message: string) => {
    toast({ tone: 'success', message });
    onClose();
  };
  const save = (draft: ConsumableDraft): boolean => {
    const body = bodyOfConsumable(draft);
    if (!body) return false;
    if (item === null) {
      add.mutate(body, { onSuccess: () => done(t('stock.added')) });
      return true;
    }
    // The stock itself changes by its ledger only.
    const { stock: _opening, ...known } = body;
    update.mutate({ id: item.id, ...known }, { onSuccess: () => done(t('stock.saved')) });
    return true;
  };
  return { save, isPending: add.isPending || update.isPending };
}

interface FieldsProps {
  readonly draft: ConsumableDraft;
  readonly change: (part: Partial<ConsumableDraft>) => void;
}

interface GeneralFieldsProps extends FieldsProps {
  readonly problems: ReturnType<typeof consumableProblems>;
  readonly isNew: boolean;
}

function GeneralFields({ draft, change, problems, isNew }: GeneralFieldsProps) {
  const t = useT(stockMessages);
  const words = useProblemWords();
  const errorOf = (field: ConsumableField) => words(problems[field]);
  const physical = stockCategoryIds.filter((id) => id !== chemicalCategoryId);
  return (
    <>
      <Field label={t('stock.name')} error={errorOf('name')} required>
        {(ids) => <TextInput {...ids} maxLength={100} value={draft.name} onChange={(name) => change({ name })} />}
      </Field>
      {draft.categoryId !== chemicalCategoryId && (
        <Pair>
          <Field label={t('stock.category')}>
            {(ids) => (
              <Select
                {...ids}
                value={String(draft.categoryId)}
                options={physical.map((id) => ({ value: String(id), label: stockCategoryNames[id][language] }))}
                onChange={(id) => change({ categoryId: asCategory(Number(id)) })}
              />
            )}
          </Field>
          <Field label={t('stock.specification')}>
            {(ids) => (
              <TextInput
                {...ids}
                maxLength={100}
                value={draft.specification}
                onChange={(specification) => change({ specification })}
              />
            )}
          </Field>
        </Pair>
      )}
      <Pair>
        <Field label={t('stock.unit')} error={errorOf('unit')} required>
          {(ids) => <TextInput {...ids} maxLength={20} value={draft.unit} onChange={(unit) => change({ unit })} />}
        </Field>
        {isNew && (
          <Field label={t('stock.opening')} error={errorOf('stock')} required>
            {(ids) => (
              <NumberInput {...ids} unit={draft.unit} value={draft.stock} onChange={(stock) => change({ stock })} />
            )}
          </Field>
        )}
        <Field
          label={t('stock.safetyStock')}
          help={t('stock.safetyStock.help')}
          error={errorOf('safetyStock')}
          required
        >
          {(ids) => (
            <NumberInput
              {...ids}
              unit={draft.unit}
              value={draft.safetyStock}
              onChange={(safetyStock) => change({ safetyStock })}
            />
          )}
        </Field>
        <Field
          label={t('stock.warningLevel')}
          help={t('stock.warningLevel.help')}
          error={errorOf('warningLevel')}
          required
        >
          {(ids) => (
            <NumberInput
              {...ids}
              unit={draft.unit}
              value={draft.warningLevel}
              onChange={(warningLevel) => change({ warningLevel })}
            />
          )}
        </Field>
      </Pair>
    </>
  );
}

const productLimits: readonly (readonly [ProductField, number])[] = [
  ['capacity', 50],
  ['targetPest', 100],
  ['dilution', 100],
  ['dosage', 100],
  ['registrationNumber', 50],
  ['activeIngredient', 100],
  ['applicationArea', 200],
];

function ProductFields({ draft, change }: FieldsProps) {
  const t = useT(stockMessages);
  return (
    <Pair>
      {productLimits.map(([field, maxLength]) => (
        <Field
          key={field}
          label={t(`stock.${field}`)}
          help={field === 'capacity' ? t('stock.capacity.help') : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={maxLength}
              value={draft[field]}
              onChange={(text) => change({ [field]: text })}
            />
          )}
        </Field>
      ))}
    </Pair>
  );
}

function useProblemWords() {
  const t = useT(stockMessages);
  const words: Record<ConsumableProblem, string> = {
    nameMissing: t('stock.name.missing'),
    unitMissing: t('stock.unit.missing'),
    quantityFormat: t('stock.quantity.format'),
  };
  return (problem: ConsumableProblem | undefined) => problem && words[problem];
}
