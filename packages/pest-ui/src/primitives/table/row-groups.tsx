import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/messages';
import { GroupCount } from './DataTable.styles';
import type { DataTableProps, RowGroup } from './DataTable.types';

type Headed<Row> = Pick<DataTableProps<Row>, 'rows' | 'groupOf' | 'page' | 'limit' | 'total'>;

/** Consecutive rows of one group. */
export interface Run<Row> {
  readonly group: RowGroup | null;
  readonly rows: readonly Row[];
  /** Not said of a group that may go on over the page's edge. */
  readonly count: number | null;
}

export function runsOf<Row>({ rows, groupOf, page = 1, limit = rows.length, total }: Headed<Row>): readonly Run<Row>[] {
  if (!groupOf) return [{ group: null, rows, count: null }];
  const runs: { group: RowGroup; rows: Row[] }[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    const last = runs.at(-1);
    if (last?.group.key === group.key) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  const continued = page * limit < (total ?? rows.length);
  return runs.map((run, at) => {
    const whole = (at > 0 || page === 1) && (at < runs.length - 1 || !continued);
    return { ...run, count: whole ? run.rows.length : null };
  });
}

/** The heading above the first row of each group. */
export function useHeadings<Row>(props: Headed<Row>): ((row: Row) => ReactNode) | undefined {
  if (!props.groupOf) return undefined;
  const firsts = new Map(runsOf(props).map((run) => [run.rows[0], run]));
  return (row) => {
    const run = firsts.get(row);
    return run && <RunHeading run={run} />;
  };
}

export function RunHeading<Row>({ run: { group, count } }: { readonly run: Run<Row> }) {
  const { number } = useFormat();
  return (
    <>
      {group?.label} {count !== null && <GroupCount>{number(count)}</GroupCount>}
    </>
  );
}
