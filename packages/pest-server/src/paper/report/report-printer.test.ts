import { describe, expect, it } from 'vitest';
import { bundle } from '../../testing/bundle';
import { PrintError } from '../print/print-in-worker';
import { sampleReport } from './report-fixture';
import { reportFileName, WorkerReportPrinter } from './report-printer';

const input = { document: sampleReport, language: 'zh', timeZone: 'Asia/Shanghai', photos: new Map() } as const;

function workerThat(does: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${does}`)}`,
  );
}

describe('the report printer', () => {
  it('draws a report in its worker', async () => {
    const worker = await bundle(new URL('report-worker.ts', import.meta.url));
    const pdf = await new WorkerReportPrinter(worker).print(input);
    expect(new TextDecoder('latin1').decode(pdf.subarray(0, 8))).toBe('%PDF-1.7');
    expect(pdf.length).toBeGreaterThan(20_000);
  }, 60_000);

  it('hands the report to its worker and its bytes back', async () => {
    const printer = new WorkerReportPrinter(
      workerThat('parentPort.postMessage(new TextEncoder().encode(workerData.document.number))'),
    );
    expect(new TextDecoder().decode(await printer.print(input))).toBe(sampleReport.number);
  });

  it('survives a report that fails or eats all memory, and goes on printing', async () => {
    await expect(new WorkerReportPrinter(workerThat('throw new Error("no")')).print(input)).rejects.toThrow(PrintError);
    const hungry = new WorkerReportPrinter(workerThat('const all = []; for (;;) all.push(new Array(1e6).fill(0.5))'));
    await expect(hungry.print(input)).rejects.toThrow(PrintError);
  }, 60_000);

  it('prints all that were asked for at once', async () => {
    const printer = new WorkerReportPrinter(workerThat('parentPort.postMessage(new Uint8Array([1]))'));
    const printed = await Promise.all(Array.from({ length: 7 }, () => printer.print(input)));
    expect(printed).toHaveLength(7);
  });
});

describe('reportFileName', () => {
  it('names report, customer, version and language, and nothing that a file system minds', () => {
    const document = { ...sampleReport, customerName: 'A/B: "C"\u202e 食品 厂' };
    expect(reportFileName(document, 'zh')).toBe('SR20261103-01_AB-C-食品-厂_v3_zh.pdf');
  });
});
