import { fetchCode } from 'pest-ui';

/** What a browser with a reader of its own offers; TypeScript does not know it yet. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What a QR code in the picture says; null without one. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Wider pictures are read no better, and slower. */
const readWidth = 640;

/** The browser's reader where it has one for QR codes, otherwise one that is fetched now. */
export async function codeReader(): Promise<ReadCode> {
  const detector = await ownDetector();
  if (detector) return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  const readQr = await fetchCode(() => import('./read-qr'), 'readQr');
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

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}
