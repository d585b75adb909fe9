import { expect, test } from 'vitest';
import { PrintQueue, PrintQueueError } from './print-queue';

const limits = { atOnce: 4, waitingAtMost: 2, patienceMs: 60_000 };

/** Work that lasts until it is told to end, and who has begun. */
function press(queue: PrintQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const print = (company: string, name: string) =>
    queue.take(company, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string, work: Promise<string>) => {
    ends.get(name)?.();
    await work;
  };
  return { begun, print, end };
}

test('one at a time for a company, in the order they came; other companies do not wait for it', async () => {
  const { begun, print, end } = press(new PrintQueue(limits));
  const first = print('A', 'A1');
  const second = print('A', 'A2');
  const other = print('B', 'B1');
  await Promise.resolve();
  expect(begun).toEqual(['A1', 'B1']);
  await end('A1', first);
  expect(begun).toEqual(['A1', 'B1', 'A2']);
  await end('A2', second);
  await end('B1', other);
});

test('four in all', async () => {
  const { begun, print, end } = press(new PrintQueue(limits));
  const works = ['A', 'B', 'C', 'D', 'E'].map((company) => print(company, company));
  await Promise.resolve();
  expect(begun).toEqual(['A', 'B', 'C', 'D']);
  await end('C', works[2] ?? Promise.reject());
  expect(begun).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('who would wait too long is told its place', async () => {
  const { print } = press(new PrintQueue({ ...limits, patienceMs: 1 }));
  void print('A', 'A1');
  await expect(print('A', 'A2')).rejects.toMatchObject({ place: 1 });
  const { print: crowd, end } = press(new PrintQueue(limits));
  const works = ['A1', 'A2', 'A3'].map((name) => [name, crowd('A', name)] as const);
  await expect(crowd('A', 'A4')).rejects.toEqual(new PrintQueueError(3));
  // Who still waited would give up in the middle of another file.
  for (const [name, work] of works) await end(name, work);
});

test('a report that fails gives its turn to the next', async () => {
  const queue = new PrintQueue(limits);
  await expect(queue.take('A', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.take('A', async () => 'printed')).toBe('printed');
});
