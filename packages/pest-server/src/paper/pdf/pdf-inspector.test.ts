import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../testing/bundle';
import { samplePdf } from './pdf.fixture';
import { WorkerPdfInspector } from './pdf-inspector';

function workerThat(does: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${does}`)}`,
  );
}

describe('the inspector of PDFs', () => {
  let folder = '';
  let worker: URL;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pest-pdf-'));
    worker = await bundle(new URL('pdf-worker.ts', import.meta.url));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('looks into files in its worker, one after the other', async () => {
    const inspector = new WorkerPdfInspector(worker);
    const [good, bad] = [join(folder, 'good.pdf'), join(folder, 'bad.pdf')];
    await writeFile(good, samplePdf());
    await writeFile(bad, samplePdf({ catalog: '/AcroForm<</XFA[]>>' }));
    expect(await Promise.all([good, bad, good].map((path) => inspector.refusal(path)))).toEqual([
      null,
      'has /XFA',
      null,
    ]);
  });

  it('refuses a file that eats memory or time, and goes on', async () => {
    const hungry = new WorkerPdfInspector(workerThat('const all = []; for (;;) all.push(new Array(1e6).fill(0.5))'));
    expect(await hungry.refusal('x')).toEqual(expect.any(String));
    const slow = new WorkerPdfInspector(workerThat('for (;;);'), 20);
    expect(await slow.refusal('x')).toContain('20 ms');
    const fine = new WorkerPdfInspector(workerThat('parentPort.postMessage(null)'));
    expect(await fine.refusal('x')).toBeNull();
  }, 60_000);
});
