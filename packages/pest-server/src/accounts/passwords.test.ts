import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PasswordQueueFullError, Passwords } from './passwords';
import { readSecret } from './secrets';

const md5 = 'a'.repeat(32);

test('A1 slow, salted and peppered: two hashes differ, another installation’s pepper opens nothing', async () => {
  const here = new Passwords(Buffer.from('here'));
  const [first, second] = [await here.hash(md5), await here.hash(md5)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await here.verify(md5, first)).toBe(true);
  expect(await here.verify('b'.repeat(32), first)).toBe(false);
  expect(await new Passwords(Buffer.from('elsewhere')).verify(md5, first)).toBe(false);
});

test('A5 nobody’s password is never right, and is hashed all the same', async () => {
  const passwords = new Passwords(Buffer.from('here'));
  expect(await passwords.verify('0'.repeat(32), null)).toBe(false);
});

test('A7 beyond four at work and sixty-four waiting, more are turned away and the others served', async () => {
  const passwords = new Passwords(Buffer.from('here'));
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.hash(md5)));
  const turnedAway = asked.filter((one) => one.status === 'rejected');
  expect(turnedAway).toHaveLength(12);
  expect(turnedAway.every((one) => one.reason instanceof PasswordQueueFullError)).toBe(true);
  expect(await passwords.hash(md5)).toContain('argon2id');
});

test('a secret is made once, and only its owner may read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pest-secrets-'));
  const made = await readSecret(folder, 'pepper');
  expect(made).toHaveLength(32);
  expect(await readSecret(folder, 'pepper')).toEqual(made);
  expect(await readSecret(folder, 'other')).not.toEqual(made);
  expect((await stat(join(folder, 'pepper.secret'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
