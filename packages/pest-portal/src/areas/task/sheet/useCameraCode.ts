import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a browser with a reader of its own offers; TypeScript does not know it yet. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

const everyMs = 200;
/** Wider pictures are read no better, and slower. */
const readWidth = 640;

export type CameraState = 'starting' | 'seeing' | 'none';

/** The camera's picture in a video element, and each code in it told once. */
export function useCameraCode(onCode: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    const stop = new AbortController();
    void watch(video, stop.signal, setState, (text) => latest.current(text)).catch(() => {
      if (!stop.signal.aborted) setState('none');
    });
    return () => stop.abort();
  }, []);
  return { video, state };
}

async function watch(
  place: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  tell: (state: CameraState) => void,
  onCode: (text: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const video = place.current;
  if (signal.aborted || !video) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  tell('seeing');
  const read = await codeReader();
  let said = '';
  while (!signal.aborted) {
    const text = await read(video).catch(() => null);
    if (text && text !== said && !signal.aborted) {
      said = text;
      onCode(text);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** The browser's reader where it has one for QR codes, otherwise one that is fetched now. */
async function codeReader(): Promise<ReadCode> {
  const detector = await ownDetector();
  if (detector) return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  const { default: readQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    canvas.width = Math.min(readWidth, video.videoWidth);
    canvas.height = Math.round((canvas.width / video.videoWidth) * video.videoHeight);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return readQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}

async function ownDetector(): Promise<CodeDetector | null> {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(Detector)) return null;
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}
