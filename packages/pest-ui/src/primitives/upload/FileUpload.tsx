import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { cameraIcon, uploadIcon } from '../icon/icons';
import { Row } from '../layout/Row';
import { Text } from '../text/Text';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';
import { uploadMessages } from './upload.messages';
import { type FileUploadOptions, type UploadState, useFileUpload } from './useFileUpload';

/** Props of {@link FileUpload}. */
export interface FileUploadProps<Result> extends FileUploadOptions<Result> {
  /** On the button; "Choose a file" unless given. */
  readonly label?: string | undefined;
  readonly help?: string | undefined;
  /** Opens the phone's camera. */
  readonly capture?: 'environment' | 'user' | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
}

/** One file: checked before it is sent, its progress shown, and cancelled when asked. */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  const { label, help, capture, disabled, accept, maxBytes, downscale, words, upload, onUploaded, ...field } = props;
  const t = useMessages(uploadMessages);
  const { state, send, cancel } = useFileUpload({ accept, maxBytes, downscale, words, upload, onUploaded });
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const giveUp = () => {
    cancel();
    input.current?.focus();
  };

  return (
    <Box>
      <Row style={anchored}>
        <HiddenInput
          {...field}
          ref={input}
          type="file"
          accept={accept.join(',')}
          capture={capture}
          disabled={disabled}
          aria-label={field.id === undefined ? (label ?? t('upload.choose')) : undefined}
          aria-describedby={[field['aria-describedby'], help && helpId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
        <Button tabIndex={-1} aria-hidden="true" disabled={disabled} onClick={() => input.current?.click()}>
          <Icon path={capture ? cameraIcon : uploadIcon} size={16} />
          {state.kind === 'done' && label === undefined ? t('upload.another') : (label ?? t('upload.choose'))}
        </Button>
        {state.kind === 'sending' && (
          <Button variant="ghost" size="sm" onClick={giveUp}>
            {t('upload.cancel')}
          </Button>
        )}
      </Row>
      {help && (
        <Text as="p" size="xs" tone="muted" id={helpId}>
          {help}
        </Text>
      )}
      <Progress state={state} />
    </Box>
  );
}

function Progress({ state }: { readonly state: UploadState }) {
  const t = useMessages(uploadMessages);
  const format = useFormat();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'refused':
      return (
        <Text as="p" role="alert" tone="danger">
          {state.why}
        </Text>
      );
    case 'done':
      return (
        <Text as="p" size="xs" tone="muted" role="status">
          {format.parts([t('upload.done', { name: state.name }), state.shrunk ? t('upload.shrunk') : ''])}
        </Text>
      );
    case 'sending':
      return (
        <Text as="div" size="xs" tone="muted">
          <label>
            {t('upload.progress', { name: state.name, share: format.percent(state.share) })}
            <progress max={1} value={state.share} />
          </label>
        </Text>
      );
  }
}

const Box = styled.div.withConfig(named('FileUpload'))`
  display: grid;
  gap: ${space[2]};
  & progress {
    display: block;
    width: 100%;
    accent-color: ${color.accent};
  }
`;

/** The hidden input keeps its place beside the button. */
const anchored = { position: 'relative' } as const;

const HiddenInput = styled.input`
  ${visuallyHidden}
  &:focus-visible + button {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
