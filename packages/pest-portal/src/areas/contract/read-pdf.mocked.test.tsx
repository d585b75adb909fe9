import { getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ GlobalWorkerOptions: {}, getDocument: vi.fn() }));

// Pretended for all others, by `tests/setup/page.ts`.
const { readPdf } = await vi.importActual<typeof import('./read-pdf')>('./read-pdf');

const destroy = vi.fn(async () => {});
const cancel = vi.fn();
const render = vi.fn(() => ({ cancel, promise: new Promise<void>(() => {}) }));
const getViewport = ({ scale }: { readonly scale: number }) => ({ width: 595 * scale, height: 842 * scale });

/** jsdom has no workers: what reads the file is pretended. */
function reads(promise: Promise<unknown>) {
  const task: Pick<PDFDocumentLoadingTask, 'destroy'> & { readonly promise: unknown } = { promise, destroy };
  vi.mocked(getDocument).mockReturnValue(task as PDFDocumentLoadingTask);
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('%PDF-')),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a file that cannot be read leaves no worker behind', async () => {
  reads(Promise.reject(new Error('no PDF')));
  await expect(readPdf('/file', new AbortController().signal)).rejects.toThrow('no PDF');
  expect(destroy).toHaveBeenCalledOnce();
});

test('what is no longer shown is not drawn to its end, nor begun', async () => {
  reads(Promise.resolve({ getPage: async () => ({ getViewport, render }) }));
  const pdf = await readPdf('/file', new AbortController().signal);
  if (pdf === 'gone') throw new Error('It is there.');
  const canvas = document.createElement('canvas');
  const left = new AbortController();
  left.abort();
  await expect(pdf.draw(1, canvas, 595, left.signal)).rejects.toThrow();
  expect(render).not.toHaveBeenCalled();
  const leaving = new AbortController();
  void pdf.draw(1, canvas, 595, leaving.signal);
  await expect.poll(() => render.mock.calls.length).toBe(1);
  expect(cancel).not.toHaveBeenCalled();
  leaving.abort();
  expect(cancel).toHaveBeenCalledOnce();
});
