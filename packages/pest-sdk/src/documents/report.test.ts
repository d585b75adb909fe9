import { expect, test } from 'vitest';
import { makeFormat } from '../rules/format';
import { reportWords } from '../rules/report.messages';
import { reportBlocks } from './report';
import type { ReportReader } from './report-blocks';

const reader: ReportReader = {
  language: 'zh',
  t: reportWords('zh'),
  format: makeFormat('zh', 'Asia/Shanghai'),
  typeName: (type) => type,
  familyOf: () => undefined,
  speciesName: (species) => species,
};

test('a report says whom to call as the lists do', () => {
  const data = {
    ...{ customerContact: '龚喆', customerPhone: '13900000004', technicians: [] },
    ...{ companyName: '青禾', companyContact: '赵敏', companyPhone: '021-5555 0188' },
  };
  const section = { id: 's1', kind: 'contacts', hidden: false, text: '', data } as const;
  const said = JSON.stringify(reportBlocks(section, '联系人', { annex: null, lastDay: null }, reader));
  expect(said).toContain('139 0000 0004');
  expect(said).toContain('021-5555 0188');
});
