import { Zip, ZipPassThrough } from 'fflate';
import type { BinderEntry } from './binder-zip';

/**
 * All files as one archive, one after the other: of what is fetched, no more than one file is held as bytes. What is
 * written is left to the browser, which keeps large blobs on disk.
 */
export async function zipOf(
  files: readonly Pick<BinderEntry, 'path' | 'load'>[],
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (done: number) => void },
): Promise<Blob> {
  const written: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const [at, { path, load }] of files.entries()) {
    signal.throwIfAborted();
    const content = await load(signal);
    // Pictures and PDFs are compressed already.
    const file = new ZipPassThrough(path);
    archive.add(file);
    file.push(new Uint8Array(await content.arrayBuffer()), true);
    written.push(new Blob(chunks));
    chunks = [];
    onDone(at + 1);
  }
  archive.end();
  return new Blob([...written, ...chunks], { type: 'application/zip' });
}
