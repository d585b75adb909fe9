import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** How the words of Chinese papers are numbered whose fonts are not in the file; all others would be 1.5 MB more. */
const numberings = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/cmaps/{Adobe-GB1-*,GB-*,GBK*,GBpc-*,UniGB-*}.bcmap',
  { query: '?url', import: 'default', eager: true },
);

/** Of what a reader may ask for, the numberings; fonts are the device's own. */
class Numberings {
  async fetch({ filename }: { readonly filename: string }) {
    const [, url] = Object.entries(numberings).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    if (!url) throw new Error(`No ${filename}.`);
    return bytesOf(await fetch(url));
  }
}

/** The bytes of an answer. @throws where it was refused */
async function bytesOf(answer: Response): Promise<Uint8Array> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A PDF whose pages can be drawn. */
export interface ReadPdf {
  /** @returns width and height of the page, in points, as it is shown */
  readonly draw: (
    page: number,
    canvas: HTMLCanvasElement,
    width: number,
    signal: AbortSignal,
  ) => Promise<{ readonly width: number; readonly height: number }>;
  readonly close: () => void;
}

/**
 * Reads a PDF in a worker of its own.
 *
 * @returns `gone` where there is no such file any more, or the link to it has ended
 * @throws where it cannot be read
 */
export async function readPdf(file: string, signal: AbortSignal): Promise<ReadPdf | 'gone'> {
  const answer = await fetch(file, { signal });
  if (answer.status === 404) return 'gone';
  const data = await bytesOf(answer);
  const loading = getDocument({
    data,
    BinaryDataFactory: Numberings,
    useWorkerFetch: false,
    useSystemFonts: true,
    useWasm: false,
    isEvalSupported: false,
    verbosity: 0,
  });
  const close = () => void loading.destroy();
  const pdf = await loading.promise.catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    draw: async (number, canvas, width, left) => {
      const page = await pdf.getPage(number);
      left.throwIfAborted();
      const shown = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / shown.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const drawing = page.render({ canvas, viewport });
      // Two cannot draw on one canvas at once.
      left.addEventListener('abort', () => drawing.cancel());
      await drawing.promise;
      return { width: shown.width, height: shown.height };
    },
    close,
  };
}
