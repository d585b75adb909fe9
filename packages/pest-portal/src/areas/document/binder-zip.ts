import type { ResultOf } from 'pest-sdk';

type Binder = ResultOf<'document.binder'>;

/** A file of a binder: its name in the archive, and where it is. */
export interface BinderFile {
  readonly name: string;
  readonly url: string;
}

/** What of the binder is a file, each under a name of its own. */
export function filesOf(
  { documents, companyPapers }: Binder,
  kindName: (kind: Binder['gaps'][number]['kind']) => string,
) {
  const files = [
    ...documents.map(({ kind, title, subject, number, file, fileKind }) => ({
      name: [kindName(kind), title, subject, number].filter(Boolean).join(' - '),
      url: file,
      end: fileKind === 'jpeg' ? 'jpg' : fileKind,
    })),
    ...companyPapers.map(({ kind, companyName, file }) => ({
      name: `${kindName(kind)} - ${companyName}`,
      url: file,
      end: new URL(file, 'https://portal.invalid').pathname.split('.').at(-1) ?? 'jpg',
    })),
  ];
  const used = new Map<string, number>();
  return files.map(({ name, url, end }): BinderFile => {
    const safe = name.replace(/[\\/:*?"<>|]/g, '_');
    const again = (used.get(safe) ?? 0) + 1;
    used.set(safe, again);
    return { name: `${safe}${again > 1 ? ` (${again})` : ''}.${end}`, url };
  });
}

/** All files and the list of them as one archive. @throws where one of them cannot be fetched: a binder with a hole is none. */
export async function zipOf(files: readonly BinderFile[], list: { readonly name: string; readonly text: string }) {
  const { strToU8, zip } = await import('fflate');
  const parts: Record<string, Uint8Array> = { [list.name]: strToU8(`\uFEFF${list.text}`) };
  for (const { name, url } of files) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    parts[name] = new Uint8Array(await answer.arrayBuffer());
  }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    // Pictures and PDFs are compressed already.
    zip(parts, { level: 0 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))));
  });
  return new Blob([bytes], { type: 'application/zip' });
}
