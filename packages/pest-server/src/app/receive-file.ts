import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { withinAllowance } from '../books/files/upload-allowance';
import type { Caller } from '../call/identity/caller';
import { IncomingFile } from '../call/incoming-file';
import { refuse } from '../call/refusal';
import type { ServerParts } from '../call/server-parts';

/**
 * Works on the one file of a request. It goes to the disk as fast as the disk takes it, so that many at once need no
 * more memory than one.
 *
 * @throws PestRefusal when it is no file, too large, or more than the account may upload.
 */
export async function withReceivedFile<Result>(
  parts: ServerParts,
  caller: Caller,
  request: FastifyRequest,
  work: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) refuse('general.badRequest');
  return withinAllowance(parts, caller, async () => {
    const sent = await request.file().catch(() => undefined);
    if (sent?.fieldname !== 'file') refuse('general.invalidParameter', { field: 'file' });
    const path = await parts.storage.part();
    try {
      return await work(await written(sent, path));
    } finally {
      await rm(path, { force: true });
    }
  });
}

async function written(sent: MultipartFile, path: string): Promise<IncomingFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(sent.file, counted, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    // A full disk is the server's fault; a cut connection or a file over the limit is not.
    if (error instanceof Error && 'syscall' in error) throw error;
    refuse('general.invalidParameter', { field: 'file' });
  }
  return new IncomingFile(sent.filename, { path, sentBytes: bytes, sha256: hash.digest('hex') });
}
