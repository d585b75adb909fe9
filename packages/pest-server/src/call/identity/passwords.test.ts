import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommonPasswords } from './common-passwords';
import { PasswordQueueFullError, Passwords } from './passwords';
import { readSecret } from './secrets';

const md5 = 'a'.repeat(32);
const none = { has: async () => false };
const sent = (password: string) => createHash('md5').update(password).digest('hex');

test('A1 slow, salted and peppered: two hashes differ, another installation’s pepper opens nothing', async () => {
  const here = new Passwords(Buffer.from('here'), none);
  const [first, second] = [await here.hash(md5), await here.hash(md5)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await here.verify(md5, first)).toBe(true);
  expect(await here.verify('b'.repeat(32), first)).toBe(false);
  expect(await new Passwords(Buffer.from('elsewhere'), none).verify(md5, first)).toBe(false);
});

test('A5 nobody’s password is never right, and is hashed all the same', async () => {
  const passwords = new Passwords(Buffer.from('here'), none);
  expect(await passwords.verify('0'.repeat(32), null)).toBe(false);
});

test('A7 beyond four at work and sixty-four waiting, more are turned away and the others served', async () => {
  const passwords = new Passwords(Buffer.from('here'), none);
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

test('A3 empty, common and short numeric passwords are known by their MD5; others are not', async () => {
  const common = new CommonPasswords();
  for (const password of ['', '123456', 'password', 'qwerty', '0', '000000', '4711', '999999']) {
    expect(await common.has(sent(password)), password).toBe(true);
  }
  for (const password of ['correct horse 9', 'pest1234', '1234567x', '今天天气很好']) {
    expect(await common.has(sent(password)), password).toBe(false);
  }
});

test('A3 so are a phone, its last six and eight digits, and names', async () => {
  const passwords = new Passwords(Buffer.from('here'), none);
  const known = ['13912345678', '味全食品'];
  for (const password of ['13912345678', '345678', '12345678', '味全食品']) {
    expect(await passwords.isGuessable(sent(password), known), password).toBe(true);
  }
  expect(await passwords.isGuessable(sent('something else'), known)).toBe(false);
});
