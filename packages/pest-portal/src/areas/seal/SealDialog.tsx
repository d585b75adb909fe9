import { limits, type RequestInput, type Seal } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Text, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FileField } from '../../kit/form/FileField';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useMaybeEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import { sealMessages } from './seal.messages';
import { readSeal, useAddSeal, useUpdateSeal } from './seal.queries';

interface SealValues extends Omit<RequestInput<'seal.add'>, 'image'> {
  readonly image: string | null;
}

function sealValues(seal: Seal | null): SealValues {
  return { title: seal?.title ?? '', image: seal?.image ?? null, keyword: seal?.keyword ?? '' };
}

/** A seal's title, picture and keyword. */
export function SealDialog({ seal, onClose }: { readonly seal: Seal | null; readonly onClose: () => void }) {
  const t = useT(sealMessages);
  const { toast } = useToast();
  const add = useAddSeal();
  const update = useUpdateSeal();
  const edit = useMaybeEdit(
    contract.seal.update,
    seal && {
      record: seal,
      valuesOf: sealValues,
      toRequest: (values: SealValues, revision) => ({ id: seal.id, ...values, revision }),
      send: update.mutateAsync,
      reread: () => readSeal(seal.id),
    },
  );
  const form = useForm<SealValues, unknown>({
    initial: sealValues(seal),
    call: edit ?? formCall(contract.seal.add, (values: SealValues) => values, add.mutateAsync),
    onDone: () => {
      toast({ tone: 'success', message: t('seal.saved') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(seal ? 'seal.edit.title' : 'seal.add')}
      submitLabel={t('seal.save')}
      onClose={onClose}
    >
      <TextField label={t('seal.name')} field={form.field('title')} autoComplete="off" />
      <FileField
        label={t('seal.image')}
        help={t('seal.image.help')}
        field={form.field('image')}
        accept={['image/png', 'image/jpeg']}
        maxBytes={limits.sealBytes}
        preview
        required
      />
      <TextField
        label={t('seal.keyword')}
        help={t('seal.keyword.help')}
        field={form.field('keyword')}
        autoComplete="off"
      />
      {seal && (
        <Text as="p" size="xs" tone="muted">
          {t('seal.edit.note')}
        </Text>
      )}
    </FormDialog>
  );
}
