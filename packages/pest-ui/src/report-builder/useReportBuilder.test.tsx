import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import type { ReportBuilderOptions } from './ReportBuilder.types';
import { foodPlantReport } from './report-document.fixture';
import { useReportBuilder } from './useReportBuilder';

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
