import type { Partner } from 'pest-sdk';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { type Form, useForm } from '../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { WordListField } from '../../kit/form/WordListField';
import type { MadeKey } from './KeyDialog';
import { partnerMessages } from './partner.messages';

interface PartnerValues {
  readonly name: string;
  readonly origins: string[];
}

function partnerValues({ name, origins }: Partner): PartnerValues {
  return { name, origins: [...origins] };
}

interface AddPartnerDialogProps {
  readonly onMade: (made: MadeKey) => void;
  readonly onClose: () => void;
}

/** Names a partner; what is told once it is made is its key. */
export function AddPartnerDialog({ onMade, onClose }: AddPartnerDialogProps) {
  const t = useT(partnerMessages);
  const form = useForm({
    initial: { name: '', origins: [] },
    call: useFormCall('embed.addPartner', (values: PartnerValues) => values),
    onDone: ({ key }, { name }) => {
      onClose();
      onMade({ kind: 'key', name: name.trim(), key });
    },
  });
  return (
    <FormDialog form={form} title={t('partner.add')} submitLabel={t('partner.add.submit')} onClose={onClose}>
      <PartnerFields form={form} />
    </FormDialog>
  );
}

export function EditPartnerDialog({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) {
  const t = useT(partnerMessages);
  const call = useEditCall('embed.updatePartner', {
    record: partner,
    valuesOf: partnerValues,
    toRequest: (values, revision) => ({ id: partner.id, ...values, revision }),
    reread: () => findListed(client.embed.partners({}), partner.id),
  });
  const form = useDialogForm({ initial: partnerValues(partner), call, done: t('partner.saved'), onClose });
  return (
    <FormDialog form={form} title={t('partner.edit.title')} onClose={onClose}>
      <PartnerFields form={form} />
    </FormDialog>
  );
}

function PartnerFields({ form }: { readonly form: Pick<Form<PartnerValues>, 'field'> }) {
  const t = useT(partnerMessages);
  const common = useT(commonMessages);
  return (
    <>
      <TextField
        label={common('common.name')}
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
