import { limits } from 'pest-sdk';
import { Fieldset, FileUpload, Text, type UploadCall } from 'pest-ui';
import { useId } from 'react';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { isOnline } from '../../base/online';
import { useAccount } from '../../base/session';
import { isUnreachable } from '../../base/unreachable';
import { keepCopy, keepPhoto } from '../../offline/outbox/kept-photos';
import type { FieldBinding } from './field-binding';
import { PhotoStrip } from './PhotoStrip';
import { photoMessages } from './photo.messages';
import { useDescribed } from './useDescribed';
import { useIssueWords } from './useIssueWords';

export interface PhotoFieldProps {
  readonly label: string;
  /** Addresses of photos that are already uploaded. */
  readonly field: FieldBinding<string[]>;
  /** Without a network they are kept on this device; for forms whose act waits there too. */
  readonly keepsHere?: boolean | undefined;
  /** Said where there is no room for another. */
  readonly full?: string | undefined;
}

/** Photos taken with the phone's camera or chosen, uploaded one by one. */
export function PhotoField({ label, field, keepsHere = false, full }: PhotoFieldProps) {
  const t = useT(photoMessages);
  const accountId = useAccount().user.id;
  const { value, onChange, rules } = field;
  const issue = useIssueWords(field.issue, label);
  const issueId = useId();
  const hasRoom = value.length < (rules.maxLength ?? Number.POSITIVE_INFINITY);
  useDescribed(field, { label, files: 'pictures' });
  return (
    <Fieldset gap={2} aria-invalid={issue ? true : undefined} aria-describedby={issue ? issueId : undefined}>
      <legend>{label}</legend>
      <PhotoStrip photos={value} onRemove={(photo) => onChange(value.filter((kept) => kept !== photo))} />
      {!hasRoom && full && (
        <Text as="p" tone="muted" role="status">
          {full}
        </Text>
      )}
      {hasRoom && (
        <FileUpload
          label={t('photo.add')}
          help={t('photo.help', { count: rules.maxLength ?? '' })}
          accept={['image/jpeg', 'image/png']}
          capture="environment"
          maxBytes={limits.imageBytes}
          downscale
          upload={keepsHere ? (file, options) => uploadOrKeep(accountId, file, options) : uploadNow}
          onUploaded={(photo) => onChange([...value, photo])}
          aria-invalid={issue ? true : undefined}
        />
      )}
      {issue && (
        <Text as="p" tone="danger" id={issueId}>
          {issue}
        </Text>
      )}
    </Fieldset>
  );
}

async function uploadNow(file: File, options: UploadCall): Promise<string> {
  return (await client.upload.file({ file }, options)).fullurl;
}

async function uploadOrKeep(accountId: string, file: File, options: UploadCall): Promise<string> {
  if (!isOnline()) return keepPhoto(accountId, file);
  try {
    const address = await uploadNow(file, options);
    await keepCopy(accountId, address, file);
    return address;
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return keepPhoto(accountId, file);
  }
}
