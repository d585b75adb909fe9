import type { ImportFault } from 'pest-sdk';
import { Button, downloadCsv, Table, type TableColumn, toCsv } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { importMessages } from './import.messages';
import type { ImportColumn } from './table-columns';
import { useFaultWords } from './useFaultWords';
import type { CheckedFile } from './useImport';

export interface ImportFaultsProps<Key extends string> {
  readonly file: CheckedFile<Key>;
  readonly columns: readonly ImportColumn<Key>[];
  readonly name: string;
}

interface NamedFault {
  readonly key: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** Each fault by its line and column, with what stands there and why it cannot be taken. */
export function ImportFaults<Key extends string>({ file, columns, name }: ImportFaultsProps<Key>) {
  const t = useT(importMessages);
  const words = useFaultWords();
  const faults = named(file, columns, words);
  if (faults.length === 0) return null;
  const heads: readonly TableColumn<NamedFault>[] = [
    { id: 'line', header: t('import.line'), align: 'end', cell: ({ line }) => String(line) },
    { id: 'column', header: t('import.column'), cell: ({ column }) => column },
    { id: 'value', header: t('import.value'), cell: ({ value }) => value },
    { id: 'reason', header: t('import.reason'), cell: ({ reason }) => reason },
  ];
  const save = () => {
    const head = [t('import.line'), t('import.column'), t('import.value'), t('import.reason')];
    const rows = faults.map(({ line, column, value, reason }) => [line, column, value, reason]);
    downloadCsv(`${name} ${t('import.faults')}.csv`, toCsv([head, ...rows]));
  };
  return (
    <div>
      <Table label={t('import.faults')} columns={heads} rows={faults} rowKey={({ key }) => key} maxHeight={320} />
      <Button size="sm" variant="ghost" onClick={save}>
        {t('import.faults.save')}
      </Button>
    </div>
  );
}

function named<Key extends string>(
  { result, lines }: CheckedFile<Key>,
  columns: readonly ImportColumn<Key>[],
  words: (fault: ImportFault, column: string) => string,
): NamedFault[] {
  const byLine = new Map(lines.map((line) => [line.line, line]));
  return result.faults.map((fault, at) => {
    const column = columns.find(({ key }) => key === fault.field);
    const label = column?.words[language] ?? fault.field;
    return {
      key: `${at}`,
      line: fault.line,
      column: label,
      value: column ? (byLine.get(fault.line)?.cellAt(column.key) ?? '') : '',
      reason: words(fault, label),
    };
  });
}
