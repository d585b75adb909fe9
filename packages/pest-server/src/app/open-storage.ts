import { join } from 'node:path';
import { DiskStorage } from '../providers/storage/disk-storage';
import { ObjectStorage } from '../providers/storage/object-storage';
import type { Storage } from '../providers/storage/storage';
import { type Settings, SettingsError } from './settings';

/** @throws SettingsError when there is no such bucket, or not for these credentials. */
export async function openStorage({ bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>): Promise<Storage> {
  const folder = join(dataDir, 'files');
  if (bucket === undefined) return new DiskStorage(folder);
  const storage = new ObjectStorage({ ...bucket, partsFolder: join(folder, '.parts') });
  await storage.check().catch((error: unknown) => {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.name : String(error);
    throw new SettingsError(`These settings are not right:\n  S3_BUCKET: ${bucket.bucket} does not answer (${why})`);
  });
  return storage;
}
