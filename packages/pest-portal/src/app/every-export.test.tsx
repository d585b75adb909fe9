import { waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTable } from '../kit/import/read-table';
import type { people } from '../testing/people';
import { press } from '../testing/press';
import { renderPortal } from '../testing/render-portal';

interface Export {
  /** The file that makes it. */
  readonly source: string;
  readonly at: string;
  readonly as?: keyof typeof people;
  readonly answers?: MockAnswers;
  /** What is pressed to get it, one after the other. */
  readonly press: readonly (string | RegExp)[];
  readonly name: string;
  readonly heads: readonly string[];
  /** Some cells of its first row. */
  readonly row: readonly string[];
}

const list = (source: string, at: string, name: string, heads: readonly string[], row: readonly string[]) =>
  (['CSV', 'XLSX'] as const).map(
    (format): Export => ({
      source,
      at,
      press: ['导出', new RegExp(`^导出 ${format}`)],
      name: `${name}.${format.toLowerCase()}`,
      heads,
      row,
    }),
  );
const template = (source: string, at: string, open: readonly string[], name: string, heads: readonly string[]) =>
  (['csv', 'xlsx'] as const).map(
    (format): Export => ({
      source,
      at,
      press: [...open, `下载模板（${format}）`],
      name: `${name}.${format}`,
      heads,
      row: [],
    }),
  );
const site = 'Morning Light Foods';

const exports: readonly Export[] = [
  ...list('areas/customer/ExportCustomers', '/customer/list', '客户管理', ['公司名称', '统一社会信用代码'], [site]),
  ...list('areas/task/plan/ExportTasks', '/servicePage/undoneList', '未完成服务', ['服务编号'], ['S-20260504-001']),
  ...list('areas/risk/register/ExportRisks', '/servicePage/riskList', '风险台账', ['客户'], [site]),
  ...list(
    'areas/report/MissingReports',
    '/servicePage/serverReport?state=notGenerated',
    '未生成报告的服务',
    ['服务编号', '客户', '服务日期'],
    ['S-20260504-001', site],
  ),
  ...list(
    'areas/report/ExportReports',
    '/servicePage/serverReport',
    '服务报告',
    ['编号', '名称'],
    ['S-20260504-001', site],
  ),
  ...(['CSV', 'XLSX'] as const).map(
    (format): Export => ({
      source: 'areas/device/site/SiteDevices',
      at: '/detailCustomer?id=customer-1&tab=devices',
      press: ['导出', `导出为 ${format}`],
      name: `${site} 设备.${format.toLowerCase()}`,
      heads: ['设备编码'],
      row: ['FL-0001'],
    }),
  ),
  ...list(
    'areas/task/use/SiteUse',
    '/detailCustomer?id=customer-1&tab=use&from=2026-05-01&to=2026-05-31',
    `${site} 用药与耗材 2026-05-01 至 2026-05-31`,
    ['名称', '登记证号', '用量', '单位', '处理面积 (m²)', '未从库存扣减', '服务'],
    [],
  ),
  ...list(
    'areas/task/use/SiteUse',
    '/inventory/balance?kind=chemical&by=site&from=2026-05-01&to=2026-05-31',
    '各客户用量 2026-05-01 至 2026-05-31',
    ['客户', '名称', '登记证号', '用量', '单位'],
    [],
  ),
  ...template('kit/import/ImportDialog', '/customer/list', ['导入'], '客户导入模板', ['公司名称*']),
  ...template('kit/import/ImportDialog', '/inventory/list', ['导入'], '耗材导入模板', ['名称*']),
  ...template('kit/import/ImportDialog', '/detailCustomer?id=customer-1&tab=devices', ['导入'], '设备导入模板', [
    '设备编码*',
  ]),
];

/** Exports that are no table of rows, or need an act before: read back in tests of their own, below. */
const others = ['areas/device/site/DeviceHistory', 'kit/import/ImportFaults', 'areas/document/DownloadBinder'];
/** Not of a list: what makes the files, what shows pictures, and links to files that the server made. */
const makers = [
  'kit/import/ExportMenu',
  'kit/import/write-table',
  'offline/outbox/kept-photos',
  'areas/report/download-report',
];

const files: { readonly name: string; readonly blob: Blob }[] = [];
let made: Blob | null = null;

beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = vi.fn((blob: Blob) => {
    made = blob;
    return 'blob:file';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (made && this.download !== '') files.push({ name: this.download, blob: made });
  });
});

const { createObjectURL, revokeObjectURL } = URL;
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const saved = () =>
  waitFor(() => {
    const [file] = files;
    if (!file) throw new Error('Nothing is saved.');
    return file;
  });

test.each(exports)('$name of $at can be read back', async (one) => {
  const portal = renderPortal(one.at, { as: one.as, answers: one.answers });
  for (const name of one.press) await press(portal, name);
  const { name, blob } = await saved();
  expect(name).toBe(one.name);
  const [heads, row] = await readTable(blob);
  expect(heads?.cells).toEqual(expect.arrayContaining([...one.heads]));
  expect(row?.cells).toEqual(expect.arrayContaining([...one.row]));
  expect(row?.cells.length).toBeLessThanOrEqual(heads?.cells.length ?? 0);
});

const typed: readonly (readonly [at: string, press: readonly (string | RegExp)[], numbers: number, days: number])[] = [
  ['/customer/list', ['导出', /^导出 XLSX/], 4, 1],
  ['/servicePage/undoneList', ['导出', /^导出 XLSX/], 2, 0],
  ['/servicePage/riskList', ['导出', /^导出 XLSX/], 2, 1],
  ['/servicePage/serverReport', ['导出', /^导出 XLSX/], 1, 1],
  ['/detailCustomer?id=customer-1&tab=devices', ['导出', '导出为 XLSX'], 2, 0],
];

test.each(typed)(
  'the workbook of %s has numbers and days that programs reckon with',
  async (at, acts, numbers, days) => {
    const portal = renderPortal(at);
    for (const name of acts) await press(portal, name);
    const rows = await readSheet((await saved()).blob);
    const most = (is: (cell: unknown) => boolean) => Math.max(...rows.map((row) => row.filter(is).length));
    expect(most((cell) => typeof cell === 'number')).toBeGreaterThanOrEqual(numbers);
    expect(most((cell) => cell instanceof Date)).toBeGreaterThanOrEqual(days);
  },
);

test('the history of a device can be read back', async () => {
  const portal = renderPortal('/detailCustomer?id=customer-1&tab=devices');
  for (const name of [/的操作$/, '历史', '导出 CSV']) await press(portal, name);
  const { name, blob } = await saved();
  expect(name).toMatch(/\.csv$/);
  const rows = await readTable(blob);
  expect(rows).toHaveLength(1 + sampleResult('device.history').length);
});

test('what is wrong with a file of lines can be read back', async () => {
  const portal = renderPortal('/customer/list');
  for (const name of ['导入', '下载模板（csv）']) await press(portal, name);
  const { blob } = await saved();
  const [heads] = (await blob.text()).split('\r\n');
  const wrong = new File([`${heads}\r\n=1+1\r\n`], 'customers.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
  if (!input) throw new Error('No file can be chosen.');
  files.length = 0;
  await portal.user.upload(input, wrong);
  await press(portal, '下载问题清单');
  const faults = await readTable((await saved()).blob);
  expect(faults[0]?.cells).toEqual(['行', '列', '内容', '原因']);
  const shown = [...document.querySelectorAll('dialog tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(faults.slice(1).map(({ cells }) => cells)).toEqual(
    shown.map((cells) => cells.map((cell) => (cell === '=1+1' ? "'=1+1" : cell))),
  );
});

test('the binder is an archive of its papers with a list that no program runs as a formula', async () => {
  const [paper] = sampleResult('document.binder').documents;
  const reports = sampleResult('report.list');
  if (!paper) throw new Error('The sample has a paper.');
  const portal = renderPortal('/documents', {
    as: 'customer',
    answers: {
      'report.list': { ...reports, items: reports.items.map((report) => ({ ...report, serviceDay: '2099-01-01' })) },
      'document.binder': {
        ...sampleResult('document.binder'),
        documents: [{ ...paper, kind: 'staffCertificate', title: '=1+1', subject: '@A1' }],
        companyPapers: [],
        questions: (['staff', 'products'] as const).map((question) => ({
          question,
          count: 1,
          day: null,
          lastDay: null,
        })),
        gaps: [{ kind: 'safetySheet', companyId: paper.companyId, subject: 'Gel', number: 'WP-1', day: '2026-01-01' }],
      },
    },
  });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('%PDF-'));
  await press(portal, '打包下载');
  const { name, blob } = await saved();
  fetched.mockRestore();
  expect(name).toBe('证照夹.zip');
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const folders = new Set(Object.keys(parts).map((path) => path.split('/')[0]));
  // The list, the paper's own folder, and the site's records.
  expect(folders).toEqual(
    new Set(['清单.csv', '3 人员证书', '5 用药记录', '6 设备平面图', '7 服务报告', '8 趋势分析', '9 整改与核实']),
  );
  const rows = await readTable(new Blob([parts['清单.csv'] ?? '']));
  expect(rows.map(({ cells }) => cells)).toContainEqual(expect.arrayContaining(["'@A1"]));
  // What has a column of its own is not said twice.
  expect(rows.map(({ cells }) => cells)).toContainEqual(expect.arrayContaining(['Gel', 'WP-1']));
  expect(rows.flatMap(({ cells }) => cells).filter((cell) => /^[=@+-]/.test(cell))).toEqual([]);
});

test('every export is among these', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const making = Object.entries(sources).flatMap(([path, source]) =>
    /\b(downloadTable|downloadCsv|downloadBlob|createObjectURL)\(|<ExportMenu<|\.download = /.test(source) &&
    !path.includes('.test.')
      ? [path.replace(/^\.\.\/|\.tsx?$/g, '')]
      : [],
  );
  expect(new Set([...exports.map(({ source }) => source), ...others, ...makers])).toEqual(new Set(making));
});
