import { expect, it } from 'vitest';
import { run as runElements } from '../../bench/browser/elements.mjs';
import { run } from '../../bench/bytes.mjs';

/** What is over its goal today, in kB, and must not grow; see docs/benchmarks.md. */
const overGoal: Readonly<Record<string, number>> = { button: 1.25 };

it('no widget, and not the client, costs a host more than it may', async () => {
  const { rows } = await run();
  expect(rows.filter(({ label, value, limit }) => limit !== undefined && value > (overGoal[label] ?? limit))).toEqual(
    [],
  );
});

it('B7 a page without React has a heat map for 90 kB, and a second widget for what it weighs itself', async () => {
  const { rows } = await runElements();
  expect(rows.filter(({ value, limit }) => limit !== undefined && value > limit)).toEqual([]);
});
