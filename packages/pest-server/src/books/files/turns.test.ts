import { expect, test } from 'vitest';
import { Turns, TurnsError } from './turns';

test('one at a time, in order, and a failure gives its turn to the next', async () => {
  const turns = new Turns(5);
  const said: string[] = [];
  const say = (word: string, fails = false) =>
    turns.take(async () => {
      said.push(`${word} begins`);
      await Promise.resolve();
      said.push(`${word} ends`);
      if (fails) throw new Error(word);
    });
  const [first, second] = [say('A', true), say('B')];
  await expect(first).rejects.toThrow('A');
  await second;
  expect(said).toEqual(['A begins', 'A ends', 'B begins', 'B ends']);
});

test('who comes when enough wait is sent away', async () => {
  const turns = new Turns(1);
  let finish: () => void = () => undefined;
  const held = turns.take(() => new Promise<void>((resolve) => (finish = resolve)));
  const waiting = turns.take(async () => 'done');
  await expect(turns.take(async () => 'never')).rejects.toThrow(TurnsError);
  await Promise.resolve();
  finish();
  await held;
  expect(await waiting).toBe('done');
  expect(await turns.take(async () => 'again')).toBe('again');
});
