import { expect, it } from 'vitest';
import { run as runElements } from '../../bench/browser/elements.mjs';
import { run } from '../../bench/bytes.mjs';

it('no widget, and not the client, costs a host more than it may', async () => {
  const { rows } = await run();
  expect(rows.filter(({ value, limit }) => limit !== undefined && value > limit)).toEqual([]);
});

it('B7 a page without React has a heat map for 90 kB, and a second widget for what it weighs itself', async () => {
  const { rows } = await runElements();
  expect(rows.filter(({ value, limit }) => limit !== undefined && value > limit)).toEqual([]);
});
