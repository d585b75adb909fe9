import { limits, type RequestInput, type Seal } from 'pest-sdk';
import { Text } from 'pest-ui';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { FileField } from '../../kit/form/FileField';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { sealMessages } from './seal.messages';

interface SealValues extends Omit<RequestInput<'seal.add'>, 'image'> {
  readonly image: string | null;
}

function sealValues(seal: Seal | null): SealValues {
  return { title: seal?.title ?? '', image: seal?.image ?? null, keyword: seal?.keyword ?? '' };
}

/** A seal's title, picture and keyword. */
export function SealDialog({ seal, onClose }: { readonly seal: Seal | null; readonly onClose: () => void }) {
  const t = useT(sealMessages);
  const add = useFormCall('seal.add', (values: SealValues) => values);
  const edit = useEditCall(
    'seal.update',
    seal && {
      record: seal,
      valuesOf: sealValues,
      toRequest: (values: SealValues, revision) => ({ id: seal.id, ...values, revision }),
      reread: () => findListed(client.seal.list.all({}), seal.id),
    },
  );
  const form = useDialogForm<SealValues, unknown>({
    initial: sealValues(seal),
    call: edit ?? add,
    done: t('seal.saved'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t(seal ? 'seal.edit.title' : 'seal.add')} onClose={onClose}>
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
