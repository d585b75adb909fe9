import { type BinderGapKind, type BinderQuestion, binderQuestions, questionOf, type ResultOf } from 'pest-sdk';

type Binder = ResultOf<'document.binder'>;

/** A file of the archive: its path there, what it is, and how it is had once it is its turn. */
export interface BinderEntry {
  readonly question: BinderQuestion;
  readonly path: string;
  /** Of a paper: what the list says of it. */
  readonly paper?: Partial<Pick<Binder['documents'][number], 'number' | 'lastDay' | 'subject'>> | undefined;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
}

export interface BinderWords {
  readonly question: (question: BinderQuestion) => string;
  readonly kind: (kind: BinderGapKind) => string;
}

/** One for each question, numbered as it is asked. */
export function folderOf(question: BinderQuestion, words: BinderWords): string {
  return safe(`${binderQuestions.indexOf(question) + 1} ${words.question(question)}`);
}

/** The papers of the binder, each in its question's folder. */
export function papersOf({ documents, companyPapers }: Binder, words: BinderWords): BinderEntry[] {
  const entry = (
    kind: BinderGapKind,
    parts: readonly string[],
    end: string,
    url: string,
    paper?: BinderEntry['paper'],
  ) => {
    const question = questionOf[kind];
    const name = safe(saidOnce([words.kind(kind), ...parts], words.question(question)).join(' - '));
    return {
      question,
      path: `${folderOf(question, words)}/${name}.${end}`,
      paper,
      load: (signal: AbortSignal) => fetchFile(url, signal),
    };
  };
  return [
    ...documents.map(({ kind, title, subject, number, lastDay, file, fileKind }) =>
      entry(kind, [title, subject, number], fileKind === 'jpeg' ? 'jpg' : fileKind, file, { number, lastDay, subject }),
    ),
    ...companyPapers.map(({ kind, companyName, file }) => {
      const end = new URL(file, 'https://portal.invalid').pathname.split('.').at(-1) ?? 'jpg';
      return entry(kind, [companyName], end, file, { subject: companyName });
    }),
  ];
}

/** Parts of a name without those that another part, or the folder, says already. */
function saidOnce(parts: readonly string[], folder: string): string[] {
  return parts.filter(
    (part, at) =>
      part !== '' &&
      part !== folder &&
      !parts.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at)),
  );
}

/** A name that every system takes. */
function safe(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_');
}

/** @throws where it cannot be had: a binder with a hole is none. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.blob();
}

/** Each under a path of its own: two papers may go by one name. */
export function withOwnPaths(entries: readonly BinderEntry[]): BinderEntry[] {
  const used = new Map<string, number>();
  return entries.map((entry) => {
    const again = (used.get(entry.path) ?? 0) + 1;
    used.set(entry.path, again);
    return again === 1 ? entry : { ...entry, path: entry.path.replace(/(\.\w+)$/, ` (${again})$1`) };
  });
}
