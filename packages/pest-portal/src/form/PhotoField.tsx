import { limits } from 'pest-sdk';
import { Fieldset, FileUpload, Text } from 'pest-ui';
import { client } from '../base/client';
import { useT } from '../base/i18n';
import type { FieldBinding } from './field-binding';
import { PhotoStrip } from './PhotoStrip';
import { photoMessages } from './photo.messages';
import { useIssueWords } from './useIssueWords';

export interface PhotoFieldProps {
  readonly label: string;
  /** Addresses of photos that are already uploaded. */
  readonly field: FieldBinding<string[]>;
}

/** Photos taken with the phone's camera or chosen, uploaded one by one. */
export function PhotoField({ label, field }: PhotoFieldProps) {
  const t = useT(photoMessages);
  const { value, onChange, rules } = field;
  const issue = useIssueWords(field.issue, label);
  return (
    <Fieldset gap={2}>
      <legend>{label}</legend>
      <PhotoStrip photos={value} onRemove={(photo) => onChange(value.filter((kept) => kept !== photo))} />
      {value.length < (rules.maxLength ?? Number.POSITIVE_INFINITY) && (
        <FileUpload
          label={t('photo.add')}
          help={t('photo.help', { count: rules.maxLength ?? '' })}
          accept={['image/jpeg', 'image/png']}
          capture="environment"
          maxBytes={limits.imageBytes}
          downscale
          upload={(file, options) => client.upload.file({ file }, options)}
          onUploaded={({ fullurl }) => onChange([...value, fullurl])}
          aria-invalid={issue ? true : undefined}
        />
      )}
      {issue && (
        <Text as="p" tone="danger">
          {issue}
        </Text>
      )}
    </Fieldset>
  );
}
