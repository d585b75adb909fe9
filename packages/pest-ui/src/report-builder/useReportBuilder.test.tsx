import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { reportRuleIds } from 'pest-sdk';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import { ReportBuilder } from './ReportBuilder';
import type { ReportBuilderOptions } from './ReportBuilder.types';
import { foodPlantReport } from './report-document.fixture';
import { useReportBuilder } from './writing/useReportBuilder';

const report = foodPlantReport('en');
const wrapper = ({ children }: { readonly children: ReactNode }) => <PestProvider locale="en">{children}</PestProvider>;

function build(options: ReportBuilderOptions) {
  const { result, rerender } = renderHook((props: ReportBuilderOptions) => useReportBuilder(props), {
    initialProps: options,
    wrapper,
  });
  const rename = (name: string) =>
    act(() => result.current.edit({ type: 'head', patch: { name } }, { reason: 'rename', typingIn: 'name' }));
  return { result, rerender, rename };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a builder that saves by itself', () => {
  it('saves once nothing was changed for a while, and only what was changed', async () => {
    const onSave = vi.fn(async () => undefined);
    const { result, rename } = build({ defaultValue: report, onSave, autosave: { afterMs: 1000 } });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(onSave).not.toHaveBeenCalled();
    rename('A');
    await act(() => vi.advanceTimersByTimeAsync(900));
    rename('AB');
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(onSave).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'AB' }), expect.anything());
    expect(result.current.dirty).toBe(false);
  });

  it('does not send again what was refused until something is changed', async () => {
    const onSave = vi.fn(async () => {
      throw new Error('closed');
    });
    const { result, rename } = build({ defaultValue: report, onSave, onError: vi.fn(), autosave: { afterMs: 1000 } });
    rename('A');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(result.current.dirty).toBe(true);
    rename('AB');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(onSave).toHaveBeenCalledTimes(2);
  });
});

describe('what is saved', () => {
  it('is what the host says it keeps, when it is read again in other words of the same version', () => {
    const { result, rerender } = build({ value: report, savedValue: report });
    const read = { ...report, name: `${report.name} (tidied)` };
    rerender({ value: read, savedValue: read });
    expect(result.current.dirty).toBe(false);
    rerender({ value: report, savedValue: read });
    expect(result.current.dirty).toBe(true);
  });
});

describe('an audit scheme of the host', () => {
  const water = { id: 'water', label: 'Water test', kind: 'pestData', gaps: () => 2 } as const;
  const titled = { id: 'titled', label: 'Title', gaps: ({ name }: { name: string }) => (name === '' ? 1 : 0) };

  it('asks for rules of ours by name and for its own, and tells once what is missing', () => {
    const onFindings = vi.fn();
    const props = () => ({ defaultValue: report, onFindings, rules: ['batches', { ...water }, titled] as const });
    const { result, rerender, rename } = build(props());
    rerender(props());
    expect(onFindings).toHaveBeenCalledTimes(1);
    expect(result.current.findings?.map(({ rule, gaps }) => [rule, gaps])).toEqual([
      ['batches', 1],
      ['water', 2],
      ['titled', 0],
    ]);
    rename('');
    expect(onFindings).toHaveBeenCalledTimes(2);
    expect(result.current.findings?.at(-1)).toMatchObject({ gaps: 1, sectionId: null });
  });

  it('says nothing by a rule that cannot read the report, and never ends the page', () => {
    const broken = { ...water, gaps: () => JSON.parse('') };
    expect(build({ defaultValue: report, rules: [broken] }).result.current.findings).toEqual([]);
  });

  it('is said in the host’s words with the way to the section, and a host that asks nothing has no panel', async () => {
    vi.useRealTimers();
    const shown = (rules: ReportBuilderOptions['rules']) => (
      <ReportBuilder defaultValue={report} mode="preview" rules={rules} />
    );
    const { rerender } = render(shown([...reportRuleIds, water]), { wrapper });
    const panel = await screen.findByRole('region', { name: 'Completeness' });
    expect(within(panel).getByText('Water test: 2 missing')).toBeTruthy();
    expect(within(panel).getByRole('button', { name: 'Show: Water test: 2 missing' })).toBeTruthy();
    expect(panel.textContent).toContain(`of ${reportRuleIds.length + 1} present`);
    rerender(shown([]));
    expect(screen.queryByRole('region', { name: 'Completeness' })).toBeNull();
  });
});
