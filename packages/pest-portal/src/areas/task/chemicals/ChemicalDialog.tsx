import { useQueryClient } from '@tanstack/react-query';
import { joinParts, type RequestInput } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Text } from 'pest-ui';
import { useCall } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useAccount } from '../../../base/session';
import { askAnew } from '../../../base/writes';
import { FormDialog } from '../../../kit/form/FormDialog';
import { formCall } from '../../../kit/form/form-call';
import { Pair } from '../../../kit/form/Pair';
import { SelectField } from '../../../kit/form/SelectField';
import { NumberField, TextAreaField, TextField } from '../../../kit/form/TextField';
import { useDialogForm } from '../../../kit/form/useDialogForm';
import { useSiteWrite } from '../../../offline/outbox/useSiteWrite';
import { BatchField } from '../../stock/batches/BatchField';
import { chemicalMessages } from './chemical.messages';
import { type ChemicalValues, chemicalRequest, emptyChemical, isShort, leftOf, productChoice } from './chemical-form';

export interface ChemicalDialogProps {
  readonly taskId: string;
  readonly onClose: () => void;
}

/** Records the use of a chemical; what is left in stock stands beside the amount. */
export function ChemicalDialog({ taskId, onClose }: ChemicalDialogProps) {
  const t = useT(chemicalMessages);
  const { user } = useAccount();
  const choices = useCall('inspection.chemicals', {}).data ?? [];
  const productOf = (id: string) => choices.find((choice) => choice.id === id);
  const queryClient = useQueryClient();
  const use = useSiteWrite((request: RequestInput<'inspection.useChemical'>) => ({
    taskId,
    call: 'inspection.useChemical',
    request,
    about: productOf(request.consumableId)?.name ?? '',
  }));
  const form = useDialogForm({
    initial: { ...emptyChemical, applicatorLicence: user.licence ?? '' },
    call: formCall(
      contract.inspection.useChemical,
      (values: ChemicalValues) => chemicalRequest(taskId, values),
      use.mutateAsync,
    ),
    check: ({ amount, consumableId, batchId }) => {
      const chosen = productOf(consumableId);
      const stock = chosen && leftOf(chosen, batchId);
      if (!stock || !isShort(amount, stock)) return {};
      return { amount: { kind: 'message', message: t('chemical.amount.short', { stock, unit: chosen.unit }) } };
    },
    // What was shown as left may no longer be true.
    onRefused: () => {
      void askAnew(queryClient, 'inspection.useChemical');
      return false;
    },
    fieldOfError: { 'stock.insufficient': 'amount' },
    done: (became) => t(became === 'kept' ? 'chemical.saved.kept' : 'chemical.saved'),
    onClose,
  });
  const { field } = form;
  const product = productOf(form.values.consumableId);
  return (
    <FormDialog form={form} title={t('chemical.add')} submitLabel={t('chemical.save')} onClose={onClose}>
      <SelectField
        label={t('chemical.product')}
        field={{ ...field('consumableId'), onChange: (id) => form.change(productChoice(productOf(id))) }}
        none={{ value: '', label: t('chemical.product.choose') }}
        options={choices.map(({ id, name, stock, unit }) => ({
          value: id,
          disabled: Number(stock) === 0,
          label: t(Number(stock) === 0 ? 'chemical.option.out' : 'chemical.option', {
            name,
            stock,
            unit,
          }),
        }))}
      />
      {product && (
        <Text as="p" tone="muted">
          {joinParts([product.registrationNumber, product.activeIngredient], language)}
        </Text>
      )}
      {product && product.batches.length > 0 && (
        <BatchField
          field={field('batchId')}
          batches={product.batches}
          stock={product.stock}
          amount={form.values.amount}
          unit={product.unit}
        />
      )}
      <NumberField
        label={t('chemical.amount')}
        help={product && t('chemical.amount.left', { stock: leftOf(product, form.values.batchId), unit: product.unit })}
        field={field('amount')}
        unit={product?.unit}
      />
      <TextField label={t('chemical.where')} field={field('where')} />
      <Pair>
        <TextField label={t('chemical.dilution')} field={field('dilution')} />
        <NumberField
          label={t('chemical.area')}
          field={field('areaTreated')}
          unit={t('chemical.area.unit')}
          required={false}
        />
        <TextField label={t('chemical.targetPest')} field={field('targetPest')} />
        <TextField label={t('chemical.method')} field={field('method')} />
        {form.values.batchId === '' && <TextField label={t('chemical.batch')} field={field('batch')} />}
        <TextField label={t('chemical.licence')} field={field('applicatorLicence')} />
      </Pair>
      <TextAreaField label={t('chemical.precautions')} field={field('precautions')} rows={2} />
    </FormDialog>
  );
}
