import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { foodPlantReport } from './report-document.fixture';
import { ReportView } from './view';

it('shows an approved report to its reader, with nothing to press or to write in but its charts', () => {
  const report = foodPlantReport('zh');
  const sections = report.sections.map((section) => ({ ...section, hidden: section.kind === 'contacts' }));
  const page = renderToStaticMarkup(
    createElement(ReportView, { document: { ...report, state: 'approved', sections } }),
  );
  expect(page).toContain('本月室内鼠类捕获 2 只');
  expect(page).toContain('已通过');
  expect(page).not.toContain('021-5555 0132');
  expect(page).not.toMatch(/<(textarea|input|select|canvas)\b/);
});

it('says when a visit’s records came, where that was later than they were made', () => {
  const report = foodPlantReport('zh');
  const shown = (late: object) =>
    renderToStaticMarkup(
      createElement(ReportView, {
        document: {
          ...report,
          state: 'approved',
          sections: report.sections.map((section) =>
            section.kind === 'serviceContent' ? { ...section, data: { ...section.data, ...late } } : section,
          ),
        },
      }),
    );
  expect(shown({})).not.toContain('送达');
  expect(shown({ checkInReceivedAt: '2026-10-27T02:00:00Z' })).toContain('2026-10-20 09:04（2026-10-27 10:00 送达）');
});

it('reaches no code that writes, signs or reviews, not even later', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('./view.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'view',
    conditions: ['@pest/source'],
    packages: 'external',
  });
  const reached = Object.keys(metafile.inputs).filter((path) => path.includes('/report-builder/'));
  expect(reached.some((path) => path.endsWith('/ReportPaper.tsx'))).toBe(true);
  const writing =
    /\/(ReportBuilder|useReportBuilder|EditorPaper|SectionEditor|SortableOutline|SignPanel|SignForm|ReviewPanel)\.tsx?$/;
  expect(reached.filter((path) => writing.test(path))).toEqual([]);
});
