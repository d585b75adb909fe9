import { expect, it } from 'vitest';
import { filesOf } from './binder-zip';

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
};

it('names each file of a binder once, in names that every system takes', () => {
  const binder = {
    documents: [paper, { ...paper, id: 'd2' }],
    companyPapers: [
      { companyId: 'c1', companyName: '青禾', kind: 'companyLicence' as const, file: '/files/b.png?x=1' },
    ],
    products: [],
    gaps: [],
  };
  expect(filesOf(binder, (kind) => kind).map(({ name }) => name)).toEqual([
    'staffCertificate - 防制员证书 - 李强 - A_1.jpg',
    'staffCertificate - 防制员证书 - 李强 - A_1 (2).jpg',
    'companyLicence - 青禾.png',
  ]);
});
