import { describeError, isPestError } from 'pest-sdk';
import { useEffect, useRef, useState } from 'react';
import { useFormat, useLocale, useMessages } from '../../i18n/messages';
import { shrinkImage } from './shrink-image';
import { uploadMessages } from './upload.messages';

/** Progress and cancellation of one upload. */
export interface UploadCall {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What {@link useFileUpload} takes. */
export interface FileUploadOptions<Result> {
  /** MIME types. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** Makes a picture over the limit smaller instead of refusing it. */
  readonly downscale?: boolean | undefined;
  /** Said instead of our words. */
  readonly words?: { readonly wrongType?: string | undefined; readonly tooLarge?: string | undefined } | undefined;
  readonly upload: (file: File, call: UploadCall) => Promise<Result>;
  readonly onUploaded: (result: Result, file: File) => void;
}

/** Where an upload is. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'done'; readonly name: string; readonly bytes: number; readonly shrunk: boolean }
  | { readonly kind: 'refused'; readonly why: string };

/** What {@link useFileUpload} gives. */
export interface FileUploading {
  readonly state: UploadState;
  /** Checks a file and sends it; one that is on its way is given up. */
  readonly send: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** One file: checked before it is sent, with its progress, and cancelled when asked or when its place goes away. */
export function useFileUpload<Result>(options: FileUploadOptions<Result>): FileUploading {
  const { accept, maxBytes, downscale = false, words = {}, upload, onUploaded } = options;
  const t = useMessages(uploadMessages);
  const locale = useLocale();
  const format = useFormat();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const refuse = (why: string) => setState({ kind: 'refused', why });
  const send = async (chosen: File) => {
    if (!accept.includes(chosen.type))
      return refuse(words.wrongType ?? t('upload.wrongType', { types: format.list(accept.map(ending)) }));
    const file = chosen.size > maxBytes && downscale ? await shrinkImage(chosen, maxBytes).catch(() => null) : chosen;
    if (file === null || file.size > maxBytes) {
      const sizes = { size: sizeText(chosen.size, Math.ceil), limit: sizeText(maxBytes, Math.floor) };
      return refuse(words.tooLarge ?? t('upload.tooLarge', sizes));
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
      setState({ kind: 'done', name: chosen.name, bytes: file.size, shrunk: file !== chosen });
      onUploaded(result, file);
    } catch (thrown) {
      if (control.signal.aborted) return;
      refuse((isPestError(thrown) && describeError(thrown, locale)) || t('upload.failed'));
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, send, cancel };
}

function ending(type: string): string {
  return type.slice(type.indexOf('/') + 1).replace('jpeg', 'jpg');
}

/** A file's size is rounded up and the limit down, so that a file just over it never reads as equal to it. */
function sizeText(bytes: number, round: (value: number) => number): string {
  return bytes < megabyte ? `${round(bytes / kilobyte)} KB` : `${round((bytes / megabyte) * 100) / 100} MB`;
}
