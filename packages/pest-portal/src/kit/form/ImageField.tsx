import { limits } from 'pest-sdk';
import { Field, FileUpload } from 'pest-ui';
import { client } from '../../base/client';
import type { FieldBoxProps } from './FieldBox';
import { useDescribed } from './useDescribed';
import { useIssueWords } from './useIssueWords';

/** A picture, sent while the form is filled in; its value is the address that the server gave. */
export function ImageField(props: FieldBoxProps<string | null>) {
  const { label, help, field, words, required = field.rules.required } = props;
  useDescribed(field, { label, files: 'pictures' });
  return (
    <Field label={label} help={help} required={required} error={useIssueWords(field.issue, label, words)}>
      {(ids) => (
        <FileUpload
          {...ids}
          accept={['image/jpeg', 'image/png']}
          maxBytes={limits.imageBytes}
          downscale
          upload={(file, call) => client.upload.file({ file }, call)}
          onUploaded={({ fullurl }) => field.onChange(fullurl)}
        />
      )}
    </Field>
  );
}
