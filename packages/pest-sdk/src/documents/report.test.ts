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

test('a site without such devices has no empty chart, and one whose year before is known has its chart', () => {
  const trend = (lastYear: number | null) => {
    const months = ['2026-04', '2026-05'].map((month) => ({ month, count: 0, lastYear, checked: false }));
    const data = { group: 'flyingInsect', threshold: null, months } as const;
    const section = { id: 's1', kind: 'flyingInsectTrend', hidden: false, text: '', data } as const;
    return reportBlocks(
      { ...section, data: { ...data, months: [...months] } },
      '',
      { annex: null, lastDay: null },
      reader,
    );
  };
  expect(trend(null)).toEqual([{ kind: 'text', text: '没有可显示的历史数据。' }]);
  expect(trend(3)).toMatchObject([{ kind: 'trend' }]);
});
