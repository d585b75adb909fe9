import { useQuery } from '@tanstack/react-query';
import { isPestError, joinParts } from 'pest-sdk';
import { Field, NumberInput, Select, TextArea, TextInput, token, useToast } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { FormDialog } from '../../../form/FormDialog';
import { Pair } from '../../../form/Pair';
import { chemicalMessages } from './chemical.messages';
import { chemicalChoicesQuery, useRecordChemical } from './chemical.queries';
import {
  bodyOfChemical,
  type ChemicalChoice,
  type ChemicalDraft,
  type ChemicalField,
  type ChemicalProblem,
  chemicalProblems,
  chooseProduct,
  emptyChemical,
} from './chemical-draft';

export interface ChemicalDialogProps {
  readonly taskId: string;
  readonly onClose: () => void;
}

/** Records the use of a chemical; what is left in stock stands beside the amount. */
export function ChemicalDialog({ taskId, onClose }: ChemicalDialogProps) {
  const t = useT(chemicalMessages);
  const { toast } = useToast();
  const choices = useQuery(chemicalChoicesQuery()).data ?? [];
  const use = useRecordChemical(taskId);
  const [draft, setDraft] = useState<ChemicalDraft>(emptyChemical);
  const [attempted, setAttempted] = useState(false);
  const product = choices.find((choice) => choice.id === draft.consumableId) ?? null;
  const problems = attempted ? chemicalProblems(draft, product) : {};
  const words = useProblemWords(product);
  const change = (part: Partial<ChemicalDraft>) => setDraft({ ...draft, ...part });
  const short = isPestError(use.error, 'stock.insufficient') && use.variables?.amount === draft.amount.trim();

  const save = (): boolean => {
    setAttempted(true);
    const body = bodyOfChemical(draft, product);
    if (!body) return false;
    use.mutate(body, {
      onSuccess: () => {
        toast({ tone: 'success', message: t('chemical.saved') });
        onClose();
      },
    });
    return true;
  };
  const errorOf = (field: ChemicalField) => words(problems[field]);

  return (
    <FormDialog
      title={t('chemical.add')}
      submitLabel={t('chemical.save')}
      pending={use.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('chemical.product')} error={errorOf('consumableId')} required>
        {(ids) => (
          <Select
            {...ids}
            value={draft.consumableId}
            placeholder={t('chemical.product.choose')}
            options={choices.map((choice) => ({
              value: choice.id,
              disabled: Number(choice.stock) === 0,
              label: t(Number(choice.stock) === 0 ? 'chemical.option.out' : 'chemical.option', {
                name: choice.name,
                stock: choice.stock,
                unit: choice.unit,
              }),
            }))}
            onChange={(id) => setDraft(chooseProduct(draft, choices.find((choice) => choice.id === id) ?? null))}
          />
        )}
      </Field>
      {product && <Product>{joinParts([product.registrationNumber, product.activeIngredient], language)}</Product>}
      <Field
        label={t('chemical.amount')}
        help={product ? t('chemical.amount.left', { stock: product.stock, unit: product.unit }) : undefined}
        error={short ? words('amountShort') : errorOf('amount')}
        required
      >
        {(ids) => (
          <NumberInput {...ids} unit={product?.unit} value={draft.amount} onChange={(amount) => change({ amount })} />
        )}
      </Field>
      <Field label={t('chemical.where')} error={errorOf('where')} required>
        {(ids) => <TextInput {...ids} maxLength={100} value={draft.where} onChange={(where) => change({ where })} />}
      </Field>
      <Pair>
        <Field label={t('chemical.dilution')}>
          {(ids) => (
            <TextInput {...ids} maxLength={100} value={draft.dilution} onChange={(dilution) => change({ dilution })} />
          )}
        </Field>
        <Field label={t('chemical.area')} error={errorOf('areaTreated')}>
          {(ids) => (
            <NumberInput
              {...ids}
              unit={t('chemical.area.unit')}
              value={draft.areaTreated}
              onChange={(areaTreated) => change({ areaTreated })}
            />
          )}
        </Field>
        <Field label={t('chemical.targetPest')}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={100}
              value={draft.targetPest}
              onChange={(targetPest) => change({ targetPest })}
            />
          )}
        </Field>
        <Field label={t('chemical.method')}>
          {(ids) => (
            <TextInput {...ids} maxLength={100} value={draft.method} onChange={(method) => change({ method })} />
          )}
        </Field>
        <Field label={t('chemical.batch')}>
          {(ids) => <TextInput {...ids} maxLength={50} value={draft.batch} onChange={(batch) => change({ batch })} />}
        </Field>
        <Field label={t('chemical.licence')}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={50}
              value={draft.applicatorLicence}
              onChange={(applicatorLicence) => change({ applicatorLicence })}
            />
          )}
        </Field>
      </Pair>
      <Field label={t('chemical.precautions')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={500}
            value={draft.precautions}
            onChange={(precautions) => change({ precautions })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function useProblemWords(product: ChemicalChoice | null) {
  const t = useT(chemicalMessages);
  const left = { stock: product?.stock ?? '0', unit: product?.unit ?? '' };
  const words: Record<ChemicalProblem, string> = {
    productMissing: t('chemical.product.choose'),
    amountFormat: t('chemical.amount.format'),
    amountShort: t('chemical.amount.short', left),
    areaFormat: t('chemical.area.format'),
    whereMissing: t('chemical.where.missing'),
  };
  return (problem: ChemicalProblem | undefined) => problem && words[problem];
}

const Product = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;
