import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../testing/bundle';
import { samplePdf } from '../pdf/pdf.fixture';
import { WorkerPdfStamper } from './pdf-stamper';

const agreement = new URL('../../../../../tests/fixtures/pdf/en_pest_service_agreement.pdf', import.meta.url);

describe('the stamper of PDFs', () => {
  it('finds and stamps in its worker, and says why it cannot', async () => {
    const stamper = new WorkerPdfStamper(await bundle(new URL('stamp-worker.ts', import.meta.url)));
    const pdf = await readFile(agreement);
    const seal = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const stamped = await stamper.stamp(pdf, 'Customer (seal', seal);
    expect(stamped.places).toEqual((await stamper.places(pdf, 'Customer (seal')).places);
    expect(Buffer.from(stamped.pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    await expect(stamper.places(pdf, '甲方')).rejects.toMatchObject({ fault: 'noKeyword' });
  });

  it('gives up a file that takes too long, and whatever ends its worker', async () => {
    const endless = new URL(`data:text/javascript,${encodeURIComponent('for (;;);')}`);
    await expect(new WorkerPdfStamper(endless, 20).places(samplePdf(), 'x')).rejects.toMatchObject({
      fault: 'unreadable',
    });
    const broken = new URL(`data:text/javascript,${encodeURIComponent('throw new Error("x")')}`);
    await expect(new WorkerPdfStamper(broken).places(samplePdf(), 'x')).rejects.toMatchObject({ fault: 'unreadable' });
  });
});
