import { expect, it } from 'vitest';
import { liftOver } from './clear-of-acts';

const box = { top: 760, bottom: 820, left: 10, right: 380 };

it('stays where nothing is in the way', () => {
  expect(liftOver(box, [])).toBe(0);
  expect(liftOver(box, [{ top: 100, bottom: 148, left: 0, right: 390 }])).toBe(0);
  expect(liftOver(box, [{ top: 780, bottom: 820, left: 400, right: 500 }])).toBe(0);
});

it('goes above a button, and above the one that is then in the way', () => {
  const low = { top: 772, bottom: 820, left: 0, right: 390 };
  const next = { top: 690, bottom: 740, left: 0, right: 390 };
  expect(liftOver(box, [low])).toBe(56);
  expect(liftOver(box, [next, low])).toBe(138);
});

it('never leaves the window', () => {
  expect(liftOver({ ...box, top: 30 }, [{ top: 40, bottom: 820, left: 0, right: 390 }])).toBe(22);
});
