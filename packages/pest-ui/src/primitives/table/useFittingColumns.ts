import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CardPlace, DataTableColumn, DataTableProps } from './DataTable.types';

/** How a list fits its frame: which columns yield, and whether cells are cut shorter. */
export interface Fit {
  readonly yielded: readonly string[];
  /** How short: 0 as long as cells may be, 2 the shortest. */
  readonly tight: Tightness;
  /** The width in px that what opens a row takes uncut; 0 where all fits. */
  readonly opener: number;
}

export type Tightness = 0 | 1 | 2;

const everything: Fit = { yielded: [], tight: 0, opener: 0 };

const tagged = { widest: 0, wide: 1, medium: 2 } as const;
const firstUntagged = 3;

/** What is tried, one after the other, until a list fits: whom or where it is about is rather cut shorter than gone. */
const steps: readonly [Step, ...Step[]] = [
  { tight: 0, below: tagged.medium },
  { tight: 1, below: tagged.medium },
  { tight: 1, below: Number.POSITIVE_INFINITY },
  { tight: 2, below: Number.POSITIVE_INFINITY },
];

interface Step {
  readonly tight: Tightness;
  /** Columns of a rank below this may yield. */
  readonly below: number;
}

/** The fit of some rows and columns at a width; another list or width is measured anew. */
interface MeasuredFit extends Fit {
  readonly of: string;
  readonly rows: readonly unknown[];
  readonly step: number;
  /** Still measured with all columns. */
  readonly measuring: boolean;
}

type Fitted<Row> = Pick<DataTableProps<Row>, 'rows' | 'sort'> & { readonly columns: readonly DataTableColumn<Row>[] };

/**
 * Columns yield where they need more room than there is, the least important first; where those that may go first are
 * not enough, cells are cut shorter, and only then others yield. Measured before anything is painted: with every column
 * first, then with those that fit.
 */
export function useFittingColumns<Row>(frame: RefObject<HTMLElement | null>, list: Fitted<Row>): Fit {
  const { rows, columns, sort } = list;
  const width = useWidth(frame);
  const of = `${width} ${sort?.column} ${columns.map(({ id, header }) => `${id}:${header}`).join()}`;
  const [measured, setMeasured] = useState<MeasuredFit | null>(null);
  const current = measured?.of === of && measured.rows === rows ? measured : null;
  const looked = useRef<{ readonly of: string; readonly rows: readonly unknown[] } | null>(null);
  useLayoutEffect(() => {
    const seen = looked.current?.of === of && looked.current.rows === rows;
    if (seen && !current?.measuring) return;
    const sheet = frame.current?.querySelector<HTMLElement>('[data-sheet]');
    if (!sheet || width === 0) return;
    looked.current = { of, rows };
    const step = current?.step ?? 0;
    const { tight, below } = steps[step] ?? steps[0];
    const widths = widthsOf(sheet);
    const { yielded, fits } = fitOf(sheet, widths, list, below);
    const opener = current?.opener ?? widths.get(columns.find(({ opens }) => opens)?.id) ?? 0;
    const next = steps[step + 1];
    if (!fits && next)
      setMeasured({ of, rows, yielded: [], tight: next.tight, opener, step: step + 1, measuring: true });
    else if (yielded.length > 0 || tight > 0) setMeasured({ of, rows, yielded, tight, opener, step, measuring: false });
  });
  return current ?? everything;
}

type Widths = ReadonlyMap<string | undefined, number>;

function widthsOf(sheet: HTMLElement): Widths {
  const heads = [...sheet.querySelectorAll<HTMLElement>('thead th[data-column]')];
  return new Map(heads.map((head) => [head.dataset.column, head.getBoundingClientRect().width]));
}

function fitOf<Row>(sheet: HTMLElement, widths: Widths, { columns, sort }: Fitted<Row>, below: number) {
  const inOrder = columns
    .map((column, index) => ({ id: column.id, rank: rankOf(column, sort?.column), index }))
    .filter(({ rank }) => rank !== null && rank < below)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.index - a.index);
  const widthOf = (id: string) => widths.get(id) ?? 0;
  const beyond = sheet.scrollWidth - sheet.clientWidth;
  let over = beyond > 0 ? beyond + slackPx : 0;
  const yielded: string[] = [];
  for (const { id } of inOrder) {
    if (over <= 0) break;
    over -= widthOf(id);
    yielded.push(id);
  }
  // What one wide column left is room for narrower ones again, the most important first.
  for (const id of [...yielded].reverse()) {
    if (over + widthOf(id) > 0) continue;
    over += widthOf(id);
    yielded.splice(yielded.indexOf(id), 1);
  }
  return { yielded, fits: over <= 0 };
}

/** For the wider padding of the cell that comes to lie at the sheet's edge, and for halves of pixels. */
const slackPx = 16;

const placed: Readonly<Record<CardPlace, number | null>> = {
  block: 3,
  line: 4,
  fact: 5,
  aside: 6,
  title: 7,
  lead: null,
  state: null,
};

/** The lower, the earlier it yields; null: never. What a list is opened, told and sorted by stays, whatever `from` says. */
function rankOf<Row>(column: DataTableColumn<Row>, sortedBy: string | undefined): number | null {
  if (column.opens || column.id === sortedBy) return null;
  const rank = column.card ? placed[column.card] : firstUntagged;
  return rank === null || !column.from ? rank : tagged[column.from];
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !('ResizeObserver' in window)) return;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
