import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { papersOf, withOwnPaths } from './binder-zip';
import { zipOf } from './zip-files';

const paper = {
  id: 'd1',
  companyId: 'c1',
  companyName: '青禾',
  kind: 'staffCertificate' as const,
  title: '防制员证书',
  number: 'A/1',
  lastDay: null,
  customerId: null,
  accountId: null,
  consumableId: null,
  file: '/files/a.png?expires=1',
  customerName: null,
  subject: '李强',
  fileKind: 'jpeg' as const,
  addedAt: '2026-05-04T00:00:00.000Z',
  addedBy: '',
  revision: 'r1',
};
const words = { question: (question: string) => question, kind: (kind: string) => kind };

it('puts each paper into its question’s folder, under a name of its own that says nothing twice', () => {
  const sheet = { ...paper, kind: 'safetySheet' as const, title: '凝胶安全数据表', subject: '凝胶', number: '' };
  const binder = {
    documents: [paper, { ...paper, id: 'd2' }, sheet],
    companyPapers: [
      { companyId: 'c1', companyName: '青禾', kind: 'companyLicence' as const, file: '/files/b.png?x=1' },
    ],
    products: [],
    questions: [],
    gaps: [],
  };
  expect(withOwnPaths(papersOf(binder, words)).map(({ path }) => path)).toEqual([
    '3 staff/staffCertificate - 防制员证书 - 李强 - A_1.jpg',
    '3 staff/staffCertificate - 防制员证书 - 李强 - A_1 (2).jpg',
    '4 products/safetySheet - 凝胶安全数据表.jpg',
    '2 company/companyLicence - 青禾.png',
  ]);
});

it('packs one file after the other, says how far it is, and stops before the next', async () => {
  const stop = new AbortController();
  const told: number[] = [];
  const files = ['a', 'b'].map((path) => ({ path, load: async () => new Blob([path]) }));
  const options = { signal: stop.signal, onDone: (done: number) => told.push(done) };
  const archive = unzipSync(new Uint8Array(await (await zipOf(files, options)).arrayBuffer()));
  expect(Object.entries(archive).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
  expect(told).toEqual([1, 2]);
  const stopping = files.map(({ path, load }) => ({
    path,
    load: () => {
      stop.abort();
      return load();
    },
  }));
  await expect(zipOf(stopping, options)).rejects.toThrow();
  expect(told).toEqual([1, 2, 1]);
});
