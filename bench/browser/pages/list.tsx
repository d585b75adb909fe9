import {
  type ColumnDef,
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { DataTable, type DataTableColumn, PestProvider } from 'pest-ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A service, as the lists of services show it. */
interface Service {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly plannedAt: string;
  readonly staff: string;
  readonly state: string;
  readonly devices: number;
}

type Field = Exclude<keyof Service, 'id'>;

const fields = ['plannedAt', 'number', 'customer', 'staff', 'state', 'devices'] as const satisfies readonly Field[];
const states = ['unallocated', 'allocated', 'checkedIn', 'submitted', 'reviewed'];
const viewHeight = 700;
const rowHeight = 37;
const pageRows = 50;

/** Services by a fixed rule, the same in each run. */
function services(count: number): Service[] {
  return Array.from({ length: count }, (_, n) => ({
    id: String(n),
    number: `S2026${String((n * 7919) % count).padStart(5, '0')}`,
    customer: `Customer ${(n * 31) % 400}`,
    plannedAt: `2026-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + ((n * 17) % 28)).padStart(2, '0')} 09:00`,
    staff: `Technician ${(n * 13) % 40}`,
    state: states[n % states.length] ?? '',
    devices: (n * 37) % 90,
  }));
}

interface ListProps {
  readonly all: readonly Service[];
}

/** Ours: a page of the rows, in the order and under the filter that its call asks for. */
function PagedList({ all }: ListProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<{ column: string; order: 'asc' | 'desc' }>({
    column: 'number',
    order: 'asc',
  });
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const found = useMemo(() => answered(all, search, sort), [all, search, sort]);
  return (
    <DataTable
      label="Services"
      search={<input aria-label="Search" value={search} onChange={(event) => find(event.target.value)} />}
      columns={columns}
      rows={found.slice((page - 1) * pageRows, page * pageRows)}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setPage(1);
      }}
      total={found.length}
      page={page}
      limit={pageRows}
      onPageChange={setPage}
    />
  );
}

const columns: readonly DataTableColumn<Service>[] = fields.map((field) => ({
  id: field,
  header: field,
  cell: (service) => service[field],
  sortable: true,
}));

/** What the server does of it: the same work as the peer's, on the same rows. */
function answered(all: readonly Service[], search: string, sort: { column: string; order: 'asc' | 'desc' }) {
  const field = fields.find((each) => each === sort.column) ?? 'number';
  const turn = sort.order === 'asc' ? 1 : -1;
  return all
    .filter((each) => fields.some((one) => String(each[one]).includes(search)))
    .sort((a, b) => (a[field] < b[field] ? -turn : a[field] > b[field] ? turn : 0));
}

/** The peer: all rows in the browser, those in sight in the page. */
function VirtualList({ all }: ListProps) {
  const [sorting, setSorting] = useState<SortingState>([{ id: 'number', desc: false }]);
  const [search, setSearch] = useState('');
  const view = useRef<HTMLDivElement>(null);
  const table = useReactTable({
    data: all as Service[],
    columns: peerColumns,
    state: { sorting, globalFilter: search },
    onSortingChange: setSorting,
    onGlobalFilterChange: setSearch,
    globalFilterFn: 'includesString',
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
  });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const inSight = virtual.getVirtualItems();
  const above = inSight[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <div ref={view} data-view style={{ height: viewHeight, overflow: 'auto' }}>
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {flexRender(header.column.columnDef.header, header.getContext())}
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr style={{ height: above }} />
            {inSight.map(({ index }) => {
              const row = rows[index];
              return (
                row && (
                  <tr key={row.id} style={{ height: rowHeight }}>
                    {row.getVisibleCells().map((cell) => (
                      <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
                    ))}
                  </tr>
                )
              );
            })}
            <tr style={{ height: below }} />
          </tbody>
        </table>
      </div>
    </>
  );
}

const peerColumns: ColumnDef<Service>[] = fields.map((field) => ({ accessorKey: field, header: field }));

/** A list that is shown, and what a person does with it. */
interface Shown {
  sort(): Promise<number>;
  filter(text: string): Promise<number>;
  /** From the first row to the last, however the list goes there. */
  goThrough(): Promise<number>;
}

async function show(element: ReactNode): Promise<{ box: HTMLElement } & Pick<Shown, 'sort' | 'filter'>> {
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(element);
  await until(() => box.querySelectorAll('tbody tr').length > 5);
  return {
    box,
    sort: () => timed(box, () => headOf(box, 'customer').click()),
    filter: (text) => timed(box, () => type(box, text)),
  };
}

async function showOurs(all: readonly Service[]): Promise<Shown> {
  const shown = await show(
    <PestProvider locale="en">
      <PagedList all={all} />
    </PestProvider>,
  );
  const next = () => shown.box.querySelector<HTMLButtonElement>('button[aria-label="Next page"]');
  return {
    ...shown,
    async goThrough() {
      let ms = 0;
      for (let button = next(); button && !button.disabled; button = next()) {
        const pressed = button;
        ms += await timed(shown.box, () => pressed.click());
      }
      return ms;
    },
  };
}

async function showPeer(all: readonly Service[]): Promise<Shown> {
  const shown = await show(<VirtualList all={all} />);
  return {
    ...shown,
    async goThrough() {
      const view = shown.box.querySelector<HTMLElement>('[data-view]');
      let ms = 0;
      if (!view) return ms;
      for (let top = viewHeight; top < all.length * rowHeight - viewHeight; top += viewHeight) {
        ms += await timed(shown.box, () => {
          view.scrollTop = top;
          view.dispatchEvent(new Event('scroll'));
        });
      }
      return ms;
    },
  };
}

/** From the act until its rows stand, laid out. */
async function timed(box: HTMLElement, act: () => void): Promise<number> {
  const from = performance.now();
  const before = box.textContent;
  act();
  for (let turn = 0; turn < 20 && box.textContent === before; turn += 1) await Promise.resolve();
  if (box.textContent === before) throw new Error(`The list did not answer: ${act}`);
  box.getBoundingClientRect();
  return performance.now() - from;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function headOf(box: HTMLElement, name: string): HTMLElement {
  const head = [...box.querySelectorAll('thead th')].find(({ textContent }) => textContent?.includes(name));
  return head?.querySelector('button') ?? box;
}

function type(box: HTMLElement, text: string): void {
  const input = box.querySelector('input');
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Ours and the peer by turns: sorted, filtered, gone through; medians in milliseconds. */
export async function race(count: number, pairs: number) {
  const all = services(count);
  const both = [await showOurs(all), await showPeer(all)] as const;
  const taken: Record<'sort' | 'filter' | 'goThrough', [number[], number[]]> = {
    sort: [[], []],
    filter: [[], []],
    goThrough: [[], []],
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const [which, shown] of both.entries()) {
      taken.sort[which]?.push(await shown.sort());
      taken.filter[which]?.push(await shown.filter(`Technician ${pair % 40}`));
      await shown.filter('');
      if (pair < 5) taken.goThrough[which]?.push(await shown.goThrough());
      await shown.sort();
    }
  }
  return Object.fromEntries(
    Object.entries(taken).map(([act, [ours, peers]]) => [act, [median(ours), median(peers)]] as const),
  );
}
