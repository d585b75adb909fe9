import { render, screen, waitFor } from '@testing-library/react';
import { createPestClient, type StockWarning } from 'pest-sdk';
import { beforeAll, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { HeatPoint } from '../../heat-map/figures/heat-points';
import { mount } from '../mount';
import { definePestElements, type PestElementEvents, type PestVueComponents } from '.';

vi.mock('pest-sdk', async (original) => ({
  ...(await original<object>()),
  createPestClient: vi.fn(() => served),
}));

const warning: StockWarning = {
  id: '1',
  categoryId: 5,
  categoryName: 'Chemicals',
  name: 'Bait',
  stock: '0',
  unit: 'kg',
  warningLevel: '20',
  status: 'out',
};
const served = { stock: { allCategoryStock: async () => [warning] } };

beforeAll(() => definePestElements({ root: 'light' }));
beforeEach(() => void vi.mocked(createPestClient).mockClear());

it('shows a widget that a client of the page feeds', async () => {
  const bell = document.createElement('pest-connected-stock-bell');
  Object.assign(bell, { client: served, locale: 'en', access: { admin: true } });
  document.body.append(bell);
  expect(await screen.findByRole('button', { name: 'Stock warnings, 1' })).toBeVisible();
  expect(createPestClient).not.toHaveBeenCalled();
  bell.remove();
});

it('asks the server that it names, with a token that it gets anew once it has ended', async () => {
  const tokens = ['first', 'second'];
  const token = vi.fn(async () => tokens.shift() ?? '');
  const bell = document.createElement('pest-connected-stock-bell');
  bell.setAttribute('src', 'https://pest.example.com/');
  bell.setAttribute('locale', 'en');
  bell.access = { admin: true };
  bell.token = token;
  document.body.append(bell);
  expect(await screen.findByRole('button', { name: 'Stock warnings, 1' })).toBeVisible();
  const [options] = vi.mocked(createPestClient).mock.lastCall ?? [];
  const ask = options?.token;
  if (typeof ask !== 'function') throw new Error('The token is asked for.');
  expect(options?.baseUrl).toBe('https://pest.example.com');
  expect([await ask(), await ask()]).toEqual(['first', 'first']);
  expect([await options?.renewToken?.(), await ask()]).toEqual(['second', 'second']);
  bell.remove();
});

it('is mounted by its name too', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const access = { admin: true };
  const mounted = mount(place, 'connected-stock-bell', { client: undefined, locale: 'en', props: { access } });
  expect(await screen.findByRole('button', { name: 'Stock warnings' })).toBeVisible();
  mounted.update({ src: 'https://pest.example.com', token: 'pest_embed_1' });
  expect(await screen.findByRole('button', { name: 'Stock warnings, 1' })).toBeVisible();
  mounted.unmount();
  place.remove();
});

it('is an element of JSX, with its data and its listeners', async () => {
  const points: readonly HeatPoint[] = [];
  const ready = vi.fn();
  render(
    <pest-heat-map
      id="map"
      plan={null}
      points={points}
      top={5}
      onpest-selected-change={(event) => expectTypeOf(event.detail.value).toEqualTypeOf<string | null>()}
      onpest-ready={ready}
    />,
  );
  await waitFor(() => expect(ready).toHaveBeenCalledOnce());
  // @ts-expect-error No such prop.
  expect(<pest-heat-map plans={[]} />).toBeDefined();
});

it('has events that are known by their names', () => {
  const map = document.createElement('pest-heat-map');
  map.addEventListener('pest-selected-change', ({ detail }) => {
    expectTypeOf(detail.value).toEqualTypeOf<string | null>();
    expectTypeOf(detail.meta.reason).toExtend<string>();
  });
  map.addEventListener('click', (event) => expectTypeOf(event).toEqualTypeOf<PointerEvent>());
  expectTypeOf<PestElementEvents<'stock-bell'>['pest-item-select']['detail']>().toHaveProperty('item');
  expectTypeOf<PestElementEvents<'connected-inspection-template-editor'>['pest-saved']['detail']>().toEqualTypeOf<{
    readonly id: string;
  }>();
  // @ts-expect-error No such event.
  expectTypeOf<PestElementEvents<'heat-map'>['pest-chosen']>();
  expectTypeOf<PestVueComponents>().toHaveProperty('pest-heat-map');
  expect(map).toBeInstanceOf(HTMLElement);
});
