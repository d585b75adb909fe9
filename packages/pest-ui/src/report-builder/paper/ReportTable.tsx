import { reportMessages } from 'pest-sdk';
import type { CardsBlock, Cell, Picture, ReportColumn, TableBlock } from 'pest-sdk/documents';
import { type ReactNode, useId } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Badge } from '../../primitives/badge/Badge';
import { AnnexRows } from './AnnexRows';
import { Photos, RowList, TableName, Whole, Words } from './ReportFigures.styles';

type AnyTable = TableBlock<ReportColumn> | CardsBlock<ReportColumn>;

interface ReportTableProps extends Pick<AnyTable, 'kind' | 'label' | 'columns' | 'rows'> {
  /** Of the section; a table that is called otherwise says so. */
  readonly title: string;
}

/** How much room a table asks for, by its columns. */
function fitOf(kind: AnyTable['kind'], columns: number): 'few' | 'some' | 'many' | 'none' {
  if (kind === 'cards' || columns > 9) return 'none';
  if (columns > 6) return 'many';
  return columns > 4 ? 'some' : 'few';
}

/** A table of the report: plain, so that it prints and is read aloud as it stands. */
export function ReportTable({ kind, label, title, columns, rows }: ReportTableProps) {
  const { parts } = useFormat();
  const nameId = useId();
  const isNamed = label !== title;
  const heads = columns.map(({ head }) => (typeof head === 'string' ? head : parts(head)));
  /** Of a cell that stands by itself: the day in the head of a column of times belongs to its time. */
  const nameOf = ({ key, head }: (typeof columns)[number], at: number) => {
    const [name, day] = isTime(key) && typeof head !== 'string' ? head : [heads[at]];
    return { name, day: day || undefined };
  };
  return (
    <>
      {isNamed && <TableName id={nameId}>{label}</TableName>}
      <RowList
        aria-label={isNamed ? undefined : label}
        aria-labelledby={isNamed ? nameId : undefined}
        data-fit={fitOf(kind, columns.length)}
      >
        <thead>
          <tr>
            {columns.map(({ form }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table.
              <th key={at} scope="col" data-align={alignOf(form)}>
                {heads[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table.
            <tr key={index}>
              {columns.map((column, at) => {
                const { key, form } = column;
                const { name, day } = nameOf(column, at);
                const Element = form === 'text' ? Words : Whole;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table.
                  <td key={at} data-align={alignOf(form)} data-label={name}>
                    <Element data-day={day} data-code={key === 'code' || undefined}>
                      <CellContent cell={row[at] ?? ''} isLink={key === 'annex.rows'} />
                    </Element>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </RowList>
    </>
  );
}

function isTime(key: ReportColumn): boolean {
  return key === 'record.at' || key === 'usedAt';
}

function alignOf(form: 'text' | 'whole' | 'number') {
  return form === 'number' ? 'end' : 'start';
}

function CellContent({ cell, isLink }: { readonly cell: Cell; readonly isLink: boolean }): ReactNode {
  const t = useMessages(reportMessages);
  const { parts } = useFormat();
  if (typeof cell === 'string') return isLink ? <AnnexRows rows={cell} /> : cell;
  if ('text' in cell) return <Badge tone={cell.tone}>{cell.text}</Badge>;
  if (!('pictures' in cell)) return parts(cell);
  if (cell.pictures.length === 0) return t('report.unknown');
  return <Pictures pictures={cell.pictures} />;
}

/** Photos of a report, in their order. */
export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  return (
    <Photos>
      {pictures.map(({ source, label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same photo can stand twice; a picture is its place.
        <img key={at} src={source} alt={label} loading="lazy" />
      ))}
    </Photos>
  );
}
