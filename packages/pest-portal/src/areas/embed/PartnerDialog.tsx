import type { Partner } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import { WordListField } from '../../kit/form/WordListField';
import { partnerMessages } from './partner.messages';
import { readPartner, useAddPartner, useUpdatePartner } from './partner.queries';

interface PartnerValues {
  readonly name: string;
  readonly origins: string[];
}

function partnerValues({ name, origins }: Partner): PartnerValues {
  return { name, origins: [...origins] };
}

/** A key that was just made: told this once. */
export interface MadeKey {
  readonly name: string;
  readonly key: string;
}

export function AddPartnerDialog(props: { readonly onMade: (made: MadeKey) => void; readonly onClose: () => void }) {
  const t = useT(partnerMessages);
  const add = useAddPartner();
  const form = useForm<PartnerValues, MadeKey>({
    initial: { name: '', origins: [] },
    call: formCall(
      contract.embed.addPartner,
      (values: PartnerValues) => values,
      async (request) => ({ name: request.name, key: (await add.mutateAsync(request)).key }),
    ),
    onDone: props.onMade,
  });
  return (
    <FormDialog form={form} title={t('partner.add')} submitLabel={t('partner.add.submit')} onClose={props.onClose}>
      <PartnerFields form={form} />
    </FormDialog>
  );
}

export function EditPartnerDialog({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) {
  const t = useT(partnerMessages);
  const { toast } = useToast();
  const update = useUpdatePartner();
  const call = useEdit(contract.embed.updatePartner, {
    record: partner,
    valuesOf: partnerValues,
    toRequest: (values, revision) => ({ id: partner.id, ...values, revision }),
    send: update.mutateAsync,
    reread: () => readPartner(partner.id),
  });
  const form = useForm<PartnerValues, unknown>({
    initial: partnerValues(partner),
    call,
    onDone: () => {
      toast({ tone: 'success', message: t('partner.saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('partner.edit.title')} submitLabel={t('partner.save')} onClose={onClose}>
      <PartnerFields form={form} />
    </FormDialog>
  );
}

function PartnerFields({ form }: { readonly form: Pick<ReturnType<typeof useForm<PartnerValues, never>>, 'field'> }) {
  const t = useT(partnerMessages);
  return (
    <>
      <TextField
        label={t('partner.name')}
        help={t('partner.name.help')}
        field={form.field('name')}
        autoComplete="off"
      />
      <WordListField
        label={t('partner.origins')}
        help={t('partner.origins.help')}
        field={form.field('origins')}
        maxLength={200}
        suggestions={[]}
      />
    </>
  );
}
