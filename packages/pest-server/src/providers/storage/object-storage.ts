import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { PartsFolder } from './parts-folder';
import { contentTypeOf, isFileKey, type ListedFile, type Storage, StorageUnavailableError } from './storage';

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** A service of its own instead of Amazon's: MinIO, Ceph, Alibaba Cloud OSS, Tencent Cloud COS. */
  readonly endpoint?: string | undefined;
  /** Without it the machine's own role is asked, as the SDK finds it. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** What stands before every key, where a bucket is shared: `pest/`. */
  readonly prefix?: string | undefined;
}

export interface ObjectStorageOptions extends BucketSettings {
  /** A folder on this machine for files that are still being written. */
  readonly partsFolder: string;
}

const connectMs = 3_000;
const silentMs = 15_000;
const tries = 3;

/**
 * Files as objects of a private bucket, by the S3 protocol. Readers still come by this server's signed links, so that
 * the bucket is open to nobody and its address is told to nobody.
 */
export class ObjectStorage implements Storage {
  readonly #options: ObjectStorageOptions;
  readonly #parts: PartsFolder;
  #opened: Promise<S3Client> | undefined;

  constructor(options: ObjectStorageOptions) {
    this.#options = options;
    this.#parts = new PartsFolder(options.partsFolder);
  }

  /** @throws StorageUnavailableError when the bucket cannot be reached with these settings. */
  async check(): Promise<void> {
    const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
    const head = new HeadBucketCommand({ Bucket: this.#options.bucket });
    await this.#ask((client) => client.send(head));
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const place = this.#place(key);
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const put = new PutObjectCommand({
      ...place,
      // Whole in memory, as no file has more than a few megabytes: a body that can be sent again when a try fails.
      Body: bytes,
      ContentLength: bytes.length,
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
      ContentType: contentTypeOf(key),
    });
    await this.#ask((client) => client.send(put));
  }

  part(): Promise<string> {
    return this.#parts.make();
  }

  async keep(key: string, part: string): Promise<void> {
    await this.put(key, await readFile(part));
    await rm(part, { force: true });
  }

  async read(key: string): ReturnType<Storage['read']> {
    if (!isFileKey(key)) return null;
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const get = new GetObjectCommand(this.#place(key));
    const found = await this.#ask((client) => client.send(get)).catch(nullIfMissing);
    if (!found) return null;
    const { Body: stream, ContentLength: bytes } = found;
    if (!(stream instanceof Readable) || bytes === undefined)
      throw new StorageUnavailableError('An object has no body.');
    return { bytes, stream };
  }

  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const remove = new DeleteObjectCommand(this.#place(key));
    await this.#ask((client) => client.send(remove)).catch(nullIfMissing);
  }

  async *list(): AsyncGenerator<ListedFile> {
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
    const { bucket: Bucket, prefix: Prefix = '' } = this.#options;
    let ContinuationToken: string | undefined;
    do {
      const ask = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
      const page = await this.#ask((client) => client.send(ask));
      for (const { Key, LastModified } of page.Contents ?? []) {
        const key = Key?.slice(Prefix.length) ?? '';
        if (LastModified && isFileKey(key)) yield { key, writtenAt: LastModified };
      }
      ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  removeParts(before: Date): Promise<number> {
    return this.#parts.removeBefore(before);
  }

  #place(key: string) {
    if (!isFileKey(key)) throw new Error('Not a key of a stored file.');
    const { bucket, prefix = '' } = this.#options;
    return { Bucket: bucket, Key: `${prefix}${key}` };
  }

  async #ask<Answer>(send: (client: S3Client) => Promise<Answer>): Promise<Answer> {
    this.#opened ??= openClient(this.#options);
    try {
      return await send(await this.#opened);
    } catch (error) {
      if (isMissing(error)) throw error;
      throw new StorageUnavailableError('The object storage did not do what it was asked.', { cause: error });
    }
  }
}

/** The client is large and only some installations need it: it is loaded with the first file. */
async function openClient({ region, endpoint, credentials }: BucketSettings): Promise<S3Client> {
  // What its next versions will need is for whoever updates this package, and not for an operator's console.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Other makers' services store the checksums of a streamed body as if they were content; MD5 guards ours.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: silentMs, throwOnRequestTimeout: true },
  });
}

function isMissing(error: unknown): error is S3ServiceException {
  return error instanceof Error && error.name === 'NoSuchKey';
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
