import { noticeKindName, type ResultOf } from 'pest-sdk';
import { Checkbox, Dialog, FailureState, LoadingState, Text, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { noticeMessages } from './notice.messages';

type Known = ResultOf<'notice.settings'>;
type Setting = Known['settings'][number];

export interface NoticeSettingsDialogProps {
  readonly onClose: () => void;
}

/** What one wants to be told of, and how. */
export function NoticeSettingsDialog({ onClose }: NoticeSettingsDialogProps) {
  const t = useT(noticeMessages);
  const { data, error, refetch } = useCall('notice.settings', {});
  if (data) return <SettingsForm known={data} onClose={onClose} />;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('notice.settings')}</Dialog.Header>
        <Dialog.Body>
          {error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function SettingsForm({ known, onClose }: NoticeSettingsDialogProps & { readonly known: Known }) {
  const t = useT(noticeMessages);
  const [before] = useState(known.settings);
  const form = useDialogForm({
    initial: { settings: before },
    call: useFormCall(
      'notice.saveSettings',
      // Kinds that are left out stay as another tab may have set them.
      ({ settings }: { settings: Setting[] }) => ({ settings: changedSettings(before, settings) }),
    ),
    done: t('notice.settings.saved'),
    onClose,
  });
  const change = (kind: Setting['kind'], part: Partial<Setting>) =>
    form.change({ settings: form.values.settings.map((one) => (one.kind === kind ? { ...one, ...part } : one)) });
  return (
    <FormDialog form={form} title={t('notice.settings')} submitLabel={t('notice.settings.save')} onClose={onClose}>
      <Text as="p" tone="muted">
        {t('notice.settings.intro')}{' '}
        {known.email === '' ? t('notice.settings.noMail') : t('notice.settings.mailTo', { email: known.email })}
      </Text>
      <Kinds>
        <thead>
          <tr>
            <th scope="col">{t('notice.settings.kind')}</th>
            <th scope="col">{t('notice.settings.bell')}</th>
            <th scope="col">{t('notice.settings.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {form.values.settings.map((setting) => (
            <KindRow
              key={setting.kind}
              setting={setting}
              mails={known.email !== ''}
              onChange={(part) => change(setting.kind, part)}
            />
          ))}
        </tbody>
      </Kinds>
    </FormDialog>
  );
}

function changedSettings(before: readonly Setting[], settings: readonly Setting[]): Setting[] {
  return settings.filter(
    ({ kind, bell, mail }) => !before.some((one) => one.kind === kind && one.bell === bell && one.mail === mail),
  );
}

interface KindRowProps {
  readonly setting: Setting;
  readonly mails: boolean;
  readonly onChange: (part: Partial<Setting>) => void;
}

function KindRow({ setting: { kind, bell, mail }, mails, onChange }: KindRowProps) {
  const t = useT(noticeMessages);
  const name = noticeKindName(kind, language);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          label={`${name}: ${t('notice.settings.bell')}`}
          hideLabel
          checked={bell}
          onChange={(on) => onChange({ bell: on })}
        />
      </td>
      <td>
        <Checkbox
          label={`${name}: ${t('notice.settings.mail')}`}
          hideLabel
          checked={mail && mails}
          disabled={!mails}
          onChange={(on) => onChange({ mail: on })}
        />
      </td>
    </tr>
  );
}

const Kinds = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    height: ${token.size.row};
    padding: 0 ${token.space[2]};
    border-block-end: 1px solid ${token.color.borderSoft};
    text-align: start;
  }
  th {
    font-weight: ${token.fontWeight.regular};
  }
  thead th {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
  }
`;
