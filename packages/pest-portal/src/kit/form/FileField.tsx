import { Field, FileUpload, type FileUploadProps, token } from 'pest-ui';
import { styled } from 'styled-components';
import { client } from '../../base/client';
import type { FieldBoxProps } from './FieldBox';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

export interface FileFieldProps
  extends FieldBoxProps<string | null>,
    Pick<FileUploadProps<unknown>, 'accept' | 'maxBytes'> {
  /** Shows the picture that was chosen. */
  readonly preview?: boolean | undefined;
}

/** A file, sent while the form is filled in; its value is the address that the server gave. */
export function FileField({ label, help, field, words, preview, accept, maxBytes, ...props }: FileFieldProps) {
  const { required = field.rules.required } = props;
  useDescribed(field, { label, files: preview ? 'pictures' : 'papers' });
  return (
    <Field label={label} help={help} required={required} error={useChoiceWords(field.issue, label, words)}>
      {(ids) => (
        <>
          {preview && field.value && <Picture src={field.value} alt="" />}
          <FileUpload
            {...ids}
            accept={accept}
            maxBytes={maxBytes}
            upload={(file, call) => client.upload.file({ file }, call)}
            onUploaded={({ fullurl }) => field.onChange(fullurl)}
          />
        </>
      )}
    </Field>
  );
}

const Picture = styled.img`
  display: block;
  width: 120px;
  height: 120px;
  margin-block-end: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: #fff;
  object-fit: contain;
`;
