import { screen, waitFor, within } from '@testing-library/react';
import type { ResultOf } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const location = { latitude: 31.2304, longitude: 121.4737 };
const details: ResultOf<'customer.details'> = {
  ...sampleResult('customer.details'),
  id: 'c',
  name: '晨光食品',
  creditCode: '91310115MA1K35J30X',
  phone: '13812345678',
  reportEmail: '',
  profileLock: null,
  location,
};
const tiles: ResultOf<'customer.map'> = {
  provider: {
    tiles: 'https://tiles.test/{z}/{x}/{y}.png',
    attribution: '© 地图',
    attributionUrl: 'https://tiles.test/about',
    coordinates: 'wgs84',
  },
};

async function openForm(map: ResultOf<'customer.map'>) {
  const portal = renderPortal('/createCustomer?id=c', {
    answers: { 'customer.details': details, 'customer.map': map },
  });
  await screen.findByLabelText(/^纬度/);
  return portal;
}

/** Where the device says that it is, or why it does not. */
function standAt(answer: { latitude: number; longitude: number; accuracy: number } | number) {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
    typeof answer === 'number'
      ? failed({ code: answer, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
      : found({ coords: answer } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

test('without a map a place is typed, or read from this device when asked', async () => {
  standAt({ latitude: 31.123_456_789, longitude: 121.5, accuracy: 12.4 });
  const { user } = await openForm({ provider: null });
  expect(screen.queryByRole('button', { name: '在地图上选择' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '在地图中打开' })).toHaveAttribute(
    'href',
    expect.stringContaining('coordinate=wgs84'),
  );
  await user.click(screen.getByRole('button', { name: '使用当前位置' }));
  expect(screen.getByLabelText(/^纬度/)).toHaveValue('31.123457');
  expect(screen.getByText('已填入当前位置，误差约 12 米')).toBeVisible();
});

test('a position that the browser does not tell leaves what was typed, and says what helps', async () => {
  standAt(1);
  const { user } = await openForm({ provider: null });
  await user.click(screen.getByRole('button', { name: '使用当前位置' }));
  expect(screen.getByText(/浏览器不允许读取位置/)).toBeVisible();
  expect(screen.getByLabelText(/^纬度/)).toHaveValue('31.2304');
});

test('numbers from a Chinese map become WGS 84 once', async () => {
  const { user } = await openForm({ provider: null });
  await user.click(screen.getByRole('button', { name: '由 GCJ-02 换算' }));
  expect(screen.getByText(/已由 GCJ-02 换算为 WGS 84，移动了 \d{3} 米/)).toBeVisible();
  expect(screen.getByLabelText(/^经度/)).not.toHaveValue('121.4737');
  expect(screen.queryByRole('button', { name: '由 GCJ-02 换算' })).not.toBeInTheDocument();
});

test('with a map the pin is brought to the site by keys, and its place is saved', async () => {
  const { user, calls } = await openForm(tiles);
  await user.click(await screen.findByRole('button', { name: '在地图上选择' }));
  const dialog = await screen.findByRole('dialog', { name: '在地图上选择位置' });
  expect(within(dialog).getByRole('link', { name: '© 地图' })).toHaveAttribute('href', 'https://tiles.test/about');
  within(dialog)
    .getByRole('application', { name: /方向键移动/ })
    .focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}-+');
  expect(within(dialog).getByText('图钉位置：纬度 31.231501，经度 121.476275（WGS 84）')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'customer.update')?.request).toMatchObject({
      location: { latitude: 31.231501, longitude: 121.476275 },
    }),
  );
});

test('leaving the map takes nothing', async () => {
  const { user } = await openForm(tiles);
  await user.click(await screen.findByRole('button', { name: '在地图上选择' }));
  const dialog = await screen.findByRole('dialog', { name: '在地图上选择位置' });
  within(dialog).getByRole('application').focus();
  await user.keyboard('{ArrowRight}');
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(screen.getByLabelText(/^经度/)).toHaveValue('121.4737');
});
