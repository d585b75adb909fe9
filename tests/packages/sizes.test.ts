import { expect, it } from 'vitest';
import { run } from '../../bench/bytes.mjs';

it('no widget, and not the client, costs a host more than it may', async () => {
  const { rows } = await run();
  expect(rows.filter(({ value, limit }) => limit !== undefined && value > limit)).toEqual([]);
});
