import { act, fireEvent, screen } from '@testing-library/react';
import type { SitePlace } from 'pest-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const site = (given: Partial<SitePlace>): SitePlace => ({
  id: 'c1',
  name: '禾穗食品',
  region: '江苏省 苏州市',
  location: { latitude: 31.3, longitude: 120.6 },
  openRiskCount: 2,
  nextServiceDay: '2026-12-01',
  ...given,
});
const places = [
  site({}),
  site({ id: 'c2', name: '锦绣购物中心', location: { latitude: 31.3004, longitude: 120.6004 }, openRiskCount: 0 }),
  site({ id: 'c3', name: '港口冷库', location: { latitude: 29.9, longitude: 121.8 }, nextServiceDay: null }),
  site({ id: 'c4', name: '云岭乳业', location: null }),
];

beforeEach(() => {
  class Sized implements ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(target: Element) {
      const box = { width: 800, height: 500 };
      // As a browser does: once what is drawn stands.
      queueMicrotask(() =>
        act(() => this.tell([{ target, contentRect: box } as unknown as ResizeObserverEntry], this)),
      );
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sized);
  return () => vi.unstubAllGlobals();
});

it('shows all customers of the list where they are, near ones as one mark, and names those without a place', async () => {
  const { calls, user } = renderPortal('/customer/list?view=map&search=%E7%A6%BE', {
    as: 'administrator',
    answers: { 'customer.places': places, 'customer.map': { provider: null } },
  });
  await user.click(await screen.findByRole('button', { name: /^2 个客户，放大查看 · 苏州市 · 2 项未关闭风险$/ }));
  expect(calls.filter(({ name }) => name === 'customer.places').map(({ request }) => request)).toMatchObject([
    { search: '禾' },
  ]);
  expect(calls.some(({ name }) => name === 'customer.list')).toBe(false);
  expect(screen.getByText(/没有地图底图/)).toBeVisible();
  // Without a pointer: the list shows each.
  await user.click(screen.getByRole('button', { name: '在地图上显示 港口冷库' }));
  expect(screen.getByRole('link', { name: '2 项未关闭风险' })).toHaveAttribute(
    'href',
    '/servicePage/riskList?customerId=c3',
  );
  expect(screen.getByRole('button', { name: '港口冷库，2 项未关闭风险 · 没有计划的服务' })).toBeVisible();
  expect(screen.getByText('1 个客户还没有位置')).toBeVisible();
  expect(screen.getByRole('link', { name: '云岭乳业' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '列表' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

it('keeps what it showed until the pictures of the next zoom are there, and has no sign of broken ones', async () => {
  const provider = {
    tiles: 'https://tiles.test/{z}/{x}/{y}.png',
    attribution: '© 地图',
    attributionUrl: null,
    coordinates: 'wgs84' as const,
  };
  const { user } = renderPortal('/customer/list?view=map', {
    as: 'administrator',
    answers: { 'customer.places': places, 'customer.map': { provider } },
  });
  await screen.findByText('© 地图');
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="https://tiles.test/"]')];
  const zooms = () => new Set(pictures().map(({ src }) => src.split('/')[3]));
  const [first] = zooms();
  for (const picture of pictures()) fireEvent.error(picture);
  expect(pictures()).toEqual([]);
  expect(screen.getByText(/地图图片无法加载/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '放大' }));
  expect(zooms()).toEqual(new Set([String(Number(first) + 1)]));
  for (const picture of pictures()) fireEvent.load(picture);
  expect(screen.queryByText(/地图图片无法加载/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '放大' }));
  expect(zooms()).toEqual(new Set([String(Number(first) + 1), String(Number(first) + 2)]));
  for (const picture of pictures()) fireEvent.load(picture);
  expect(zooms()).toEqual(new Set([String(Number(first) + 2)]));
});
