import { limits } from 'pest-sdk';
import {
  alertIcon,
  Button,
  Field,
  type FieldIds,
  type FileUploading,
  Icon,
  Row,
  Text,
  token,
  uploadIcon,
  useFileUpload,
  useFormat,
  visuallyHidden,
} from 'pest-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import type { FieldBoxProps } from './FieldBox';
import { photoMessages } from './photo.messages';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

const types = ['image/jpeg', 'image/png'] as const;

export interface PictureFieldProps extends FieldBoxProps<string | null> {
  /** An upload began or ended: what is on its way is not sent yet. */
  readonly onBusy?: ((path: string, busy: boolean) => void) | undefined;
}

/**
 * A picture that others look at closely, such as a certificate: shown once it is there, with its progress on the way. A
 * refused file leaves the one that was there.
 */
export function PictureField({ label, help, field, words, onBusy, ...props }: PictureFieldProps) {
  const { required = field.rules.required } = props;
  const t = useT(photoMessages);
  const uploading = useFileUpload({
    accept: types,
    maxBytes: limits.imageBytes,
    words: { wrongType: t('picture.wrongType'), tooLarge: t('picture.tooLarge') },
    upload: (file, call) => client.upload.file({ file }, call),
    onUploaded: ({ fullurl }) => field.onChange(fullurl),
  });
  useDescribed(field, { label, files: 'pictures' });
  const busy = uploading.state.kind === 'sending';
  const told = useRef(onBusy);
  useEffect(() => {
    told.current = onBusy;
  });
  useEffect(() => {
    if (!busy) return;
    told.current?.(field.path, true);
    return () => told.current?.(field.path, false);
  }, [busy, field.path]);
  return (
    <Field label={label} required={required} help={help} error={useChoiceWords(field.issue, label, words)}>
      {(ids) => (
        <Place
          ids={ids}
          label={label}
          required={required}
          url={field.value}
          uploading={uploading}
          onRemove={() => field.onChange(null)}
        />
      )}
    </Field>
  );
}

interface PlaceProps {
  readonly ids: FieldIds;
  readonly label: string;
  readonly required: boolean;
  readonly url: string | null;
  readonly uploading: FileUploading;
  readonly onRemove: () => void;
}

function Place({ ids, label, required, url, uploading: { state, send, cancel }, onRemove }: PlaceProps) {
  const t = useT(photoMessages);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const refused = state.kind === 'refused';
  const choose = url === null ? (refused ? 'picture.again' : 'picture.choose') : 'picture.replace';
  return (
    <Box
      data-filled={url !== null || state.kind === 'sending' || undefined}
      data-refused={refused || ids['aria-invalid']}
    >
      <Thumb>
        {url === null ? <Icon path={refused ? alertIcon : uploadIcon} size={20} /> : <img src={url} alt="" />}
      </Thumb>
      <div>
        <Sender hidden={state.kind === 'sending'}>
          <input
            {...ids}
            ref={input}
            type="file"
            accept={types.join(',')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void send(file);
            }}
          />
          {state.kind === 'done' && <p>{t('picture.done', { size: format.number(megabytes(state.bytes)) })}</p>}
          {state.kind !== 'done' && url !== null && <p>{t('picture.there')}</p>}
          <Row gap={2}>
            <Button size="sm" tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
              {t(choose)}
            </Button>
            {url !== null && (
              <a href={url} target="_blank" rel="noreferrer" aria-label={t('picture.view.of', { label })}>
                {t('picture.view')}
              </a>
            )}
            {url !== null && !required && (
              <Button size="sm" variant="ghost" aria-label={t('picture.remove.of', { label })} onClick={onRemove}>
                {t('picture.remove')}
              </Button>
            )}
          </Row>
          {refused ? (
            <Text as="p" size="sm" tone="danger" role="alert">
              {state.why}
            </Text>
          ) : (
            url === null && (
              <Text as="p" size="xs" tone="muted">
                {t('picture.help')}
              </Text>
            )
          )}
        </Sender>
        {state.kind === 'sending' && (
          <Way>
            <label>
              {t('picture.sending', { share: format.percent(state.share) })}
              <progress max={1} value={state.share} />
            </label>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                cancel();
                requestAnimationFrame(() => input.current?.focus());
              }}
            >
              {t('picture.cancel')}
            </Button>
          </Way>
        )}
      </div>
    </Box>
  );
}

function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10);
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${token.space[3]};
  align-items: center;
  min-height: 98px;
  padding: ${token.space[3]};
  border: 1px dashed ${token.color.borderStrong};
  border-radius: ${token.radius.lg};

  &[data-filled] {
    border-style: solid;
    border-color: ${token.color.border};
  }
  &[data-refused='true'] {
    border-color: ${token.color.danger};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  p {
    margin: 0;
  }
`;

const Thumb = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  overflow: hidden;

  [data-refused='true'] > & {
    color: ${token.color.danger};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The unseen input keeps its place, and its focus while a file is on its way. */
const Sender = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space[1]};

  &[hidden] {
    display: none;
  }
  input {
    ${visuallyHidden}
  }
  a {
    padding: ${token.space[1]};
  }
`;

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[2]};

  progress {
    display: block;
    width: 100%;
    margin-block-start: ${token.space[2]};
    accent-color: ${token.color.accent};
  }
`;
