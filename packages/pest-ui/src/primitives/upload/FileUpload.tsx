import { describeError, formatList, isPestError } from 'pest-sdk';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useLocale, useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { cameraIcon, uploadIcon } from '../icon/icons';
import { Row } from '../layout/Row';
import { Text } from '../text/Text';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';
import { shrinkImage } from './shrink-image';
import { uploadMessages } from './upload.messages';

/** Progress and cancellation of one upload. */
export interface UploadCall {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Props of {@link FileUpload}. */
export interface FileUploadProps<Result> {
  /** On the button; "Choose a file" unless given. */
  readonly label?: string | undefined;
  readonly help?: string | undefined;
  /** MIME types. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** Makes a picture over the limit smaller instead of refusing it. */
  readonly downscale?: boolean | undefined;
  /** Opens the phone's camera. */
  readonly capture?: 'environment' | 'user' | undefined;
  readonly upload: (file: File, call: UploadCall) => Promise<Result>;
  readonly onUploaded: (result: Result, file: File) => void;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'done'; readonly name: string; readonly shrunk: boolean }
  | { readonly kind: 'refused'; readonly why: string };

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** One file: checked before it is sent, its progress shown, and cancelled when asked. */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  const { label, help, accept, capture, disabled, maxBytes, downscale, upload, onUploaded, ...field } = props;
  const t = useMessages(uploadMessages);
  const locale = useLocale();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const helpId = useId();
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (chosen: File) => {
    if (!accept.includes(chosen.type))
      return refuse(t('upload.wrongType', { types: formatList(accept.map(ending), locale) }));
    const file = chosen.size > maxBytes && downscale ? await shrinkImage(chosen, maxBytes).catch(() => null) : chosen;
    if (file === null || file.size > maxBytes) {
      return refuse(
        t('upload.tooLarge', { size: sizeText(chosen.size, Math.ceil), limit: sizeText(maxBytes, Math.floor) }),
      );
    }
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    setState({ kind: 'sending', name: chosen.name, share: 0 });
    try {
      const onProgress = (share: number) =>
        control.signal.aborted || setState({ kind: 'sending', name: chosen.name, share });
      const result = await upload(file, { signal: control.signal, onProgress });
      if (control.signal.aborted) return;
      setState({ kind: 'done', name: chosen.name, shrunk: file !== chosen });
      onUploaded(result, file);
    } catch (thrown) {
      if (control.signal.aborted) return;
      refuse((isPestError(thrown) && describeError(thrown, locale)) || t('upload.failed'));
    }
  };
  const refuse = (why: string) => setState({ kind: 'refused', why });
  const cancel = () => {
    stop.current?.abort();
    setState({ kind: 'idle' });
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
        <Button
          icon={capture ? cameraIcon : uploadIcon}
          tabIndex={-1}
          aria-hidden="true"
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {state.kind === 'done' && label === undefined ? t('upload.another') : (label ?? t('upload.choose'))}
        </Button>
        {state.kind === 'sending' && (
          <Button variant="ghost" size="sm" onClick={cancel}>
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

function Progress({ state }: { readonly state: State }) {
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

function ending(type: string): string {
  return type.slice(type.indexOf('/') + 1).replace('jpeg', 'jpg');
}

/** A file's size is rounded up and the limit down, so that a file just over it never reads as equal to it. */
function sizeText(bytes: number, round: (value: number) => number): string {
  return bytes < megabyte ? `${round(bytes / kilobyte)} KB` : `${round((bytes / megabyte) * 100) / 100} MB`;
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
