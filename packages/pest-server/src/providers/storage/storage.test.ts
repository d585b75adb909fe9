import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketCredentials, openPretendedBucket, type PretendedBucket } from '../../testing/pretended-bucket';
import { DiskStorage } from './disk-storage';
import { ObjectStorage } from './object-storage';
import { type ListedFile, type Storage, StorageUnavailableError } from './storage';

const key = `${'k'.repeat(32)}.pdf`;
const other = `${'o'.repeat(32)}.png`;
let bucket: PretendedBucket;
let folder: string;
beforeAll(async () => {
  bucket = await openPretendedBucket();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inBucket = (options: Partial<ConstructorParameters<typeof ObjectStorage>[0]> = {}) =>
  new ObjectStorage({
    bucket: bucket.name,
    region: 'us-east-1',
    endpoint: bucket.endpoint,
    credentials: bucketCredentials,
    prefix: 'pest/',
    partsFolder: join(folder, '.parts'),
    ...options,
  });

const bytesOf = async (storage: Storage, name: string) => {
  const file = await storage.read(name);
  return file && { bytes: file.bytes, content: await buffer(file.stream) };
};

async function all(storage: Storage): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

describe.each([
  ['a folder', () => new DiskStorage(folder)],
  ['a bucket', () => inBucket()],
])('files in %s', (_, open) => {
  test('what is put is read as it was, until it is removed', async () => {
    const storage = open();
    const content = Buffer.from(Array.from({ length: 1_500_000 }, (_, at) => at % 251));
    await storage.put(key, content);
    const read = await bytesOf(storage, key);
    expect(read?.bytes).toBe(content.length);
    expect(read?.content.equals(content)).toBe(true);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.read(key)).toBeNull();
  });

  test('a part becomes a file and is gone; one left behind is removed when it is old', async () => {
    const storage = open();
    const part = await storage.part();
    await writeFile(part, 'written');
    await storage.keep(other, part);
    expect((await bytesOf(storage, other))?.content.toString()).toBe('written');
    expect(await readdir(join(folder, '.parts'))).toEqual([]);
    await writeFile(await storage.part(), 'left behind');
    expect(await storage.removeParts(new Date(0))).toBe(0);
    expect(await storage.removeParts(new Date(Date.now() + 60_000))).toBe(1);
  });

  test('all files are listed, with when they came, and nothing else', async () => {
    const storage = open();
    const keys = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter.repeat(32)}.jpg`);
    for (const name of keys) await storage.put(name, Buffer.from(name));
    await writeFile(await storage.part(), 'half');
    await writeFile(join(folder, 'note.txt'), 'of somebody else');
    await mkdir(join(folder, 'aa'), { recursive: true });
    await writeFile(join(folder, 'aa', 'note.txt'), 'of somebody else');
    const listed = await all(storage);
    for (const name of keys) await storage.remove(name);
    expect(
      listed
        .map((file) => file.key)
        .filter((name) => keys.includes(name))
        .toSorted(),
    ).toEqual(keys);
    expect(listed.filter((file) => !/^(.)\1{31}\./.test(file.key))).toEqual([]);
    expect(listed.every((file) => Math.abs(file.writtenAt.getTime() - Date.now()) < 60_000)).toBe(true);
    expect((await all(storage)).map((file) => file.key)).not.toContain(keys[0]);
  });

  test('nothing but a key of this server is a key', async () => {
    const storage = open();
    expect(await storage.read('../secret.pdf')).toBeNull();
    await expect(storage.put('../secret.pdf', Buffer.from('x'))).rejects.toThrow('Not a key');
  });
});

describe('a bucket', () => {
  test('holds the files under the prefix, and the objects of others are not asked for', async () => {
    await inBucket().put(key, Buffer.from('mine'));
    expect([...bucket.objects.keys()]).toContain(`pest/${key}`);
    expect(await inBucket({ prefix: 'others/' }).read(key)).toBeNull();
  });

  test('that fails for a moment is asked again', async () => {
    bucket.failNext(2);
    await inBucket().put(other, Buffer.from('again'));
    expect((await bytesOf(inBucket(), other))?.content.toString()).toBe('again');
  });

  test('that is not there, or not ours, is an error that says to come back', async () => {
    await expect(inBucket({ bucket: 'somebody-elses' }).check()).rejects.toBeInstanceOf(StorageUnavailableError);
    const stranger = { ...bucketCredentials, accessKeyId: 'stranger' };
    await expect(inBucket({ credentials: stranger }).check()).rejects.toBeInstanceOf(StorageUnavailableError);
    await expect(inBucket({ endpoint: 'http://127.0.0.1:9' }).read(key)).rejects.toBeInstanceOf(
      StorageUnavailableError,
    );
    await expect(inBucket().check()).resolves.toBeUndefined();
  });
});
