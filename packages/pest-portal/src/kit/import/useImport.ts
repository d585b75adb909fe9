import { useMutation } from '@tanstack/react-query';
import type { ImportMode, ImportResult } from 'pest-sdk';
import { useState } from 'react';
import { readTable } from './read-table';
import { type ImportColumn, type ImportLine, linesOf } from './table-columns';
import { TableFileError, type TableFileProblem } from './table-file-error';

export interface ImportSource<Key extends string> {
  readonly columns: readonly ImportColumn<Key>[];
  /** Lines that one file may have. */
  readonly most: number;
  /** Asks what is wrong with the lines, or adds them. */
  readonly send: (mode: ImportMode, lines: readonly ImportLine<Key>[]) => Promise<ImportResult>;
}

/** A file that was read, and what the server says of its lines. */
export interface CheckedFile<Key extends string> {
  readonly name: string;
  readonly lines: readonly ImportLine<Key>[];
  /** Headings that were left out. */
  readonly unknown: readonly string[];
  readonly result: ImportResult;
}

export type ImportState<Key extends string> =
  | { readonly step: 'choose' }
  | { readonly step: 'unreadable'; readonly problem: TableFileProblem | 'noLines' }
  | { readonly step: 'missing'; readonly columns: readonly ImportColumn<Key>[] }
  | { readonly step: 'checked'; readonly file: CheckedFile<Key> }
  | { readonly step: 'done'; readonly file: CheckedFile<Key> };

/** Reads a file, has its lines checked, and imports them once the person has seen what comes of it. */
export function useImport<Key extends string>({ columns, most, send }: ImportSource<Key>) {
  const [state, setState] = useState<ImportState<Key>>({ step: 'choose' });
  const check = useMutation({
    mutationFn: (file: File) => checked(file, { columns, most }, (lines) => send('check', lines)),
    onSuccess: setState,
  });
  const add = useMutation({
    mutationFn: async ({ file, mode }: { readonly file: CheckedFile<Key>; readonly mode: 'all' | 'good' }) => ({
      ...file,
      result: await send(mode, file.lines),
    }),
    // Where somebody was faster, "all" adds nothing: what is in the way is shown, and nothing is taken for done.
    onSuccess: (file) => setState({ step: file.result.added > 0 ? 'done' : 'checked', file }),
  });
  return {
    state,
    checking: check.isPending,
    adding: add.isPending,
    choose: (file: File) => check.mutate(file),
    add: (file: CheckedFile<Key>, mode: 'all' | 'good') => add.mutate({ file, mode }),
  };
}

async function checked<Key extends string>(
  file: File,
  { columns, most }: Pick<ImportSource<Key>, 'columns' | 'most'>,
  check: (lines: readonly ImportLine<Key>[]) => Promise<ImportResult>,
): Promise<ImportState<Key>> {
  try {
    const { lines, missing, unknown } = linesOf(await readTable(file), columns);
    if (missing.length > 0) return { step: 'missing', columns: missing };
    if (lines.length === 0) return { step: 'unreadable', problem: 'noLines' };
    if (lines.length > most) return { step: 'unreadable', problem: 'tooManyRows' };
    return { step: 'checked', file: { name: file.name, lines, unknown, result: await check(lines) } };
  } catch (error) {
    if (error instanceof TableFileError) return { step: 'unreadable', problem: error.problem };
    throw error;
  }
}
