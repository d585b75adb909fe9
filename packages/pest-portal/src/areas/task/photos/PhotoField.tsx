import { limits } from 'pest-sdk';
import { FileUpload, token } from 'pest-ui';
import { styled } from 'styled-components';
import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { PhotoStrip } from './PhotoStrip';
import { photoMessages } from './photo.messages';

/** The contract's limit for one device or one risk. */
const mostPhotos = 9;

export interface PhotoFieldProps {
  readonly label: string;
  /** Addresses of photos that are already uploaded. */
  readonly value: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
}

/** Photos taken with the phone's camera or chosen, uploaded one by one. */
export function PhotoField({ label, value, onChange }: PhotoFieldProps) {
  const t = useT(photoMessages);
  return (
    <Group>
      <legend>{label}</legend>
      <PhotoStrip photos={value} onRemove={(photo) => onChange(value.filter((kept) => kept !== photo))} />
      {value.length < mostPhotos && (
        <FileUpload
          label={t('photo.add')}
          help={t('photo.help')}
          accept={['image/jpeg', 'image/png']}
          capture="environment"
          maxBytes={limits.imageBytes}
          downscale
          upload={(file, options) => client.upload.file({ file }, options)}
          onUploaded={({ fullurl }) => onChange([...value, fullurl])}
        />
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token.space[1]};
    font-weight: ${token.fontWeight.medium};
  }
`;
