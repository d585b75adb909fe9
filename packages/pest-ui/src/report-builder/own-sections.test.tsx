import { render, screen } from '@testing-library/react';
import type { ReportDocument } from 'pest-sdk';
import { defineReportSection, type OwnReportSection } from 'pest-sdk/documents';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import { Pictures } from './paper/ReportTable';
import { ReportBuilder } from './ReportBuilder';
import { ReportView } from './ReportView';
import { defineReportRule, reportGaps } from './report/report-rules';
import { foodPlantReport } from './report-document.fixture';

interface Audit {
  readonly score: number;
  readonly points: readonly { readonly name: string; readonly met: boolean }[];
}

const isAudit = (data: unknown): data is Audit => typeof data === 'object' && data !== null && 'score' in data;

defineReportSection<Audit>({
  kind: 'acme:audit',
  words: { zh: '客户审核', en: 'Customer audit' },
  isData: isAudit,
  blocks: ({ score, points }, { format }) => [
    { kind: 'facts', facts: [{ term: 'Score', value: format.percent(score) }] },
    {
      kind: 'table',
      columns: [
        { head: 'Point', form: 'text' },
        { head: 'Met', form: 'whole' },
      ],
      rows: points.map(({ name, met }) => [name, met ? 'yes' : 'no']),
    },
  ],
});

const audit: OwnReportSection<Audit> = {
  id: 'audit',
  kind: 'acme:audit',
  hidden: false,
  text: '',
  data: { score: 0.96, points: [{ name: 'Doors shut', met: true }] },
};
const report = { ...foodPlantReport('en'), order: 4711, sections: [audit] };

const show = (section: OwnReportSection) =>
  render(
    <PestProvider locale="en">
      <ReportView document={{ ...report, sections: [section] }} />
    </PestProvider>,
  );

describe('a section of a host’s own', () => {
  it('is shown by its definition, under its name', () => {
    show(audit);
    expect(screen.getByRole('heading', { name: /Customer audit/ })).toBeVisible();
    expect(screen.getByText('96%')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Doors shut' })).toBeVisible();
  });

  it('is said to be unknown where nobody defined it, or its data is another', () => {
    show({ ...audit, kind: 'other:thing' });
    expect(screen.getByRole('note')).toHaveTextContent('other:thing');
  });

  it('says so of data that is none of its kind', () => {
    show({ ...audit, data: 'lost' });
    expect(screen.getByRole('note')).toHaveTextContent('acme:audit');
  });

  it('is named by whose it is', () => {
    const named = () =>
      defineReportSection({ kind: 'Acme:', words: { zh: '', en: '' }, isData: isAudit, blocks: () => [] });
    expect(named).toThrow(RangeError);
  });
});

describe('a rule of a host’s own', () => {
  it('is asked beside ours, or by its name alone', () => {
    const ours = reportGaps(foodPlantReport('en'), undefined).length;
    defineReportRule({
      id: 'acme:doors',
      words: { zh: '门已关闭', en: 'Doors shut' },
      kind: 'acme:audit',
      gaps: ({ sections }: ReportDocument) => sections.filter(({ hidden }) => hidden).length,
    });
    const hidden = foodPlantReport('en');
    expect(reportGaps(hidden, undefined)).toHaveLength(ours + 1);
    expect(reportGaps(hidden, ['acme:doors'])).toMatchObject([
      { rule: 'acme:doors', words: { zh: '门已关闭' }, gaps: 0, sectionId: null },
    ]);
    expect(reportGaps(hidden, ['acme:nobody'])).toEqual([]);
  });

  it('that fails is unknown by itself', () => {
    const before = reportGaps(foodPlantReport('en'), undefined);
    defineReportRule({
      id: 'acme:faulty',
      words: { zh: '故障', en: 'Faulty' },
      gaps: () => {
        throw new Error('acme');
      },
    });
    expect(reportGaps(foodPlantReport('en'), undefined)).toEqual(before);
  });

  it('that fails among a builder’s own takes no builder', () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    onTestFinished(() => void vi.unstubAllGlobals());
    const fault = new Error('acme');
    const gaps = () => {
      throw fault;
    };
    render(<ReportBuilder value={foodPlantReport('en')} rules={[{ id: 'a', label: 'Faulty', gaps }]} mode="preview" />);
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
    expect(told).toHaveBeenCalledWith(fault);
  });
});

it('hands the host’s own report back, with what its record has beside ours', () => {
  const onChange = vi.fn((document: typeof report & ReportDocument) => document.order);
  render(<ReportBuilder value={report} onChange={(document) => onChange(document)} mode="preview" />);
  expectTypeOf(onChange).returns.toEqualTypeOf<number>();
  expect(screen.getByText('96%')).toBeVisible();
});

it('shows a photo that stands twice twice', () => {
  const wrong = vi.spyOn(console, 'error').mockReturnValue();
  const picture = { source: '/photo.jpg', label: 'Photo' };
  render(<Pictures pictures={[picture, picture]} />);
  expect(screen.getAllByAltText('Photo')).toHaveLength(2);
  expect(wrong).not.toHaveBeenCalled();
  wrong.mockRestore();
});
