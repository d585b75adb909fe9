import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PestClient, PestError } from 'pest-sdk';
import type { FrameMessage } from 'pest-ui/frame';
import { describe, expect, test, vi } from 'vitest';
import stock from './FramedStock';
import template from './FramedTemplate';
import { FramePage, type Shown } from './FramePage';
import { frameClient } from './frame-client';
import { count, daySpan, either, flag, id, listOf, nullable, oneOf, optional, propsReader } from './read-props';

const warning = { id: '1', categoryId: 1, categoryName: '灭蝇灯耗材', name: '粘纸', stock: '4', unit: '件' };

/** A page in a frame, what it said, and how the host shows it otherwise. */
function show(load: () => Promise<typeof stock>, shown: Partial<Shown> = {}, read = vi.fn()) {
  const said: FrameMessage[] = [];
  const host = { send: (message: FrameMessage) => void said.push(message) };
  const client = { stock: { allCategoryStock: read }, template: { list: async () => [] } } as unknown as PestClient;
  const page = ({ settings = {}, props = {} }: Partial<Shown>) => (
    <FramePage load={load} client={client} host={host} settings={settings} props={props} />
  );
  const { rerender } = render(page(shown));
  return { said, again: (next: Partial<Shown>) => rerender(page(next)) };
}

describe('a page in a frame', () => {
  test('shows its widget in the language of the host, and changes with it', async () => {
    const read = vi.fn(async () => [{ ...warning, warningLevel: '20', status: 'warning' as const }]);
    const { said, again } = show(async () => stock, { settings: { locale: 'en' } }, read);
    expect(await screen.findByText('Low stock')).toBeVisible();
    await waitFor(() => expect(said).toContainEqual({ type: 'ready' }));
    again({ settings: { locale: 'zh' } });
    expect(await screen.findByText('库存预警')).toBeVisible();
    again({ settings: { locale: 'en' }, props: { kinds: ['chemical'] } });
    expect(await screen.findByText('Well stocked: no warnings')).toBeVisible();
  });

  test('says props that do not fit, to the person and to the host, and recovers from them', async () => {
    const { said, again } = show(async () => template, { settings: { locale: 'en' }, props: { templateId: '../x' } });
    expect(await screen.findByText(/embedded with wrong settings/)).toBeVisible();
    await waitFor(() =>
      expect(said).toContainEqual({
        type: 'error',
        failure: { kind: 'props', action: 'show', message: expect.stringContaining('templateId') },
      }),
    );
    again({ settings: { locale: 'en' }, props: {} });
    expect(await screen.findByRole('textbox', { name: /name/i })).toBeVisible();
  });

  test('that lost its access says so in words for who is not signed in here', async () => {
    const ended = new PestError({ kind: 'token', endpoint: 'stock.allCategoryStock' });
    const { said } = show(async () => stock, { settings: { locale: 'en' } }, vi.fn().mockRejectedValue(ended));
    expect(await screen.findByText('Your access has ended. Please reload the page and try again.')).toBeVisible();
    await waitFor(() =>
      expect(said).toContainEqual({
        type: 'error',
        failure: { kind: 'token', action: 'load', message: expect.stringContaining('ended') },
      }),
    );
  });

  test('whose file does not come can be asked for it again', async () => {
    const load = vi.fn(async () => stock).mockRejectedValueOnce(new Error('offline'));
    const { said } = show(
      load,
      { settings: { locale: 'en' } },
      vi.fn(async () => []),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Well stocked: no warnings')).toBeVisible();
    await waitFor(() => expect(said).toContainEqual({ type: 'ready' }));
  });
});

describe('the token of a frame', () => {
  test('is asked for once by calls made together, and again after the host had none', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('none'))
      .mockRejectedValueOnce(new Error('none'));
    const client = frameClient(ask, () => 'en');
    const together = await Promise.allSettled([client.template.list(), client.stock.allCategoryStock()]);
    expect(together).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ kind: 'token' }) }),
      expect.objectContaining({ reason: expect.objectContaining({ kind: 'token' }) }),
    ]);
    expect(ask).toHaveBeenCalledOnce();
    await expect(client.template.list()).rejects.toMatchObject({ kind: 'token' });
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('props from another page', () => {
  test.each([
    ['id', id, '0197-ab', '../x'],
    ['a short id', id, 'a', 'a'.repeat(65)],
    ['flag', flag, false, 'false'],
    ['count', count(9), 9, 10],
    ['whole count', count(9), 0, 1.5],
    ['one of', oneOf(['plan', 'heat']), 'heat', 'toString'],
    ['list', listOf(id), ['a', 'b'], ['a', 1]],
    ['nullable', nullable(id), null, undefined],
    ['optional', optional(id), undefined, null],
    ['days', daySpan, { from: '2026-05-01', to: '2026-05-04' }, { from: '2026-05-01' }],
    ['either', either(oneOf(['week']), daySpan), 'week', 'year'],
  ])('%s', (_, read, fits, unfit) => {
    expect(read(fits)).toEqual(fits);
    expect(() => read(unfit)).toThrow();
  });

  test('are those that are named, whatever else came', () => {
    const read = propsReader({ floorPlanId: id });
    expect(read({ floorPlanId: 'a', slots: 'x' })).toEqual({ floorPlanId: 'a' });
    expect(() => read({ slots: 'x' })).toThrow(/floorPlanId/);
  });
});
