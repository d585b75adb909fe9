import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskStorage } from '../../providers/storage/disk-storage';
import { ObjectStorage } from '../../providers/storage/object-storage';
import type { Storage } from '../../providers/storage/storage';
import { addCompany } from '../../testing/people';
import { bucketCredentials, openPretendedBucket, type PretendedBucket } from '../../testing/pretended-bucket';
import { onEmbedded } from '../../testing/test-server';
import { removeStrayFiles } from './remove-stray-files';

let bucket: PretendedBucket;
let folder: string;
beforeEach(async () => {
  bucket = await openPretendedBucket();
  folder = await mkdtemp(join(tmpdir(), 'pest-stray-'));
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const storages: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => new DiskStorage(folder)],
  [
    'a bucket',
    () =>
      new ObjectStorage({
        bucket: bucket.name,
        region: 'us-east-1',
        endpoint: bucket.endpoint,
        credentials: bucketCredentials,
        partsFolder: join(folder, '.parts'),
      }),
  ],
];
const stray = `${'s'.repeat(32)}.png`;
/** Files are written now, whatever the test's clock says. */
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);

onEmbedded((server) => {
  describe.each(storages)('in %s', (_, open) => {
    /** Files of the database that lie in this storage. */
    async function filled(): Promise<{ storage: Storage; known: string[] }> {
      const storage = open();
      const { administrator } = await addCompany(server());
      const known: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const key = server().parts.fileLinks.keyOf((await administrator.upload()).data.fullurl) ?? '';
        await storage.put(key, Buffer.from(key));
        known.push(key);
      }
      return { storage, known };
    }

    test('a file without a row goes a day after it came, and no other', async () => {
      const { storage, known } = await filled();
      await storage.put(stray, Buffer.from('stray'));
      await removeStrayFiles({ ...server().parts, storage }, inHours(23));
      expect(await storage.read(stray)).not.toBeNull();
      await removeStrayFiles({ ...server().parts, storage }, inHours(25));
      expect(await storage.read(stray)).toBeNull();
      for (const key of known) expect(await storage.read(key)).not.toBeNull();
    });

    test('a storage that is mostly unknown to the database is left as it is', async () => {
      const { storage } = await filled();
      const others = Array.from({ length: 12 }, (__, at) => `${'x'.repeat(30)}${at + 10}.pdf`);
      for (const key of others) await storage.put(key, Buffer.from(key));
      const removal = removeStrayFiles({ ...server().parts, storage }, inHours(25));
      await expect(removal).rejects.toThrow('12 of 15 stored files have no row: nothing was removed.');
      for (const key of others) expect(await storage.read(key)).not.toBeNull();
    });
  });
});
