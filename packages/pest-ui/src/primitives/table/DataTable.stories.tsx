import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DeviceType, deviceTypeRows, type Language } from 'pest-sdk';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Button } from '../button/Button';
import { editIcon, trashIcon } from '../icon/icons';
import { JobCard } from '../job-card/JobCard';
import { StatusDot } from '../status-dot/StatusDot';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable.types';
import type { TableSort } from './Table.types';

interface Device {
  readonly code: string;
  readonly type: DeviceType;
  readonly place: Record<Language, string>;
  readonly catches: number;
  readonly checked: boolean;
}

const places: readonly Record<Language, string>[] = [
  { zh: '原料库东门', en: 'Raw store, east door' },
  { zh: '包装车间北墙', en: 'Packing hall, north wall' },
  { zh: '垃圾房', en: 'Waste room' },
  { zh: '员工更衣室', en: 'Staff changing room' },
];

const devices: readonly Device[] = Array.from({ length: 23 }, (_, index) => ({
  code: `MT-${String(index + 1).padStart(2, '0')}`,
  type: 'mouseTrap',
  place: places[index % places.length] ?? { zh: '', en: '' },
  catches: (index * 7) % 11,
  checked: index % 5 !== 4,
}));

const words = {
  zh: {
    label: '设备清单',
    code: '编号',
    type: '类型',
    place: '位置',
    catches: '捕获数',
    state: '状态',
    checked: '已检查',
    open: '未检查',
    edit: '编辑',
    remove: '删除',
    move: '移到另一张图',
  },
  en: {
    label: 'Devices',
    code: 'Code',
    type: 'Type',
    place: 'Place',
    catches: 'Catches',
    state: 'State',
    checked: 'Checked',
    open: 'Not checked',
    edit: 'Edit',
    remove: 'Delete',
    move: 'Move to another plan',
  },
};

interface Args extends Pick<DataTableProps<Device>, 'loading' | 'error' | 'rows'> {
  readonly onMove: (ids: readonly string[]) => void;
  readonly onRetry: () => void;
  readonly width?: number;
}

interface DevicesProps extends Args {
  readonly locale: Language;
  /** Places are told at length, and yield as early as this says. */
  readonly long?: 'wide' | 'medium';
}

function Devices({ locale, rows, loading, error, onMove, onRetry, width, long }: DevicesProps) {
  const placeOf = ({ place }: Device) => (long ? `${place[locale]}, ${place[locale]}` : place[locale]);
  const said = words[locale];
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<TableSort>({ column: 'code', order: 'asc' });
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const sign = sort.order === 'asc' ? 1 : -1;
  const sorted = [...rows].sort((a, b) =>
    sort.column === 'catches' ? sign * (a.catches - b.catches) : sign * a.code.localeCompare(b.code),
  );
  return (
    <div style={{ maxWidth: width }}>
      <DataTable
        label={said.label}
        columns={[
          { id: 'code', header: said.code, cell: (row) => row.code, text: (row) => row.code, sortable: true },
          { id: 'type', header: said.type, cell: (row) => deviceTypeRows[row.type].words[locale] },
          { id: 'place', header: said.place, cell: placeOf, text: placeOf, from: long },
          {
            id: 'catches',
            header: said.catches,
            cell: (row) => row.catches,
            text: (row) => String(row.catches),
            sortable: true,
            align: 'end',
          },
          {
            id: 'state',
            header: said.state,
            cell: (row) => (
              <StatusDot tone={row.checked ? 'success' : 'warning'}>{row.checked ? said.checked : said.open}</StatusDot>
            ),
          },
        ]}
        rows={sorted.slice((page - 1) * limit, page * limit)}
        rowKey={(row) => row.code}
        rowActions={() => [
          { label: said.edit, icon: editIcon, onSelect: fn() },
          { label: said.remove, icon: trashIcon, danger: true, onSelect: fn() },
        ]}
        selected={selected}
        onSelectedChange={setSelected}
        bulkActions={
          <Button size="sm" onClick={() => onMove(selected)}>
            {said.move}
          </Button>
        }
        sort={sort}
        onSortChange={setSort}
        total={rows.length}
        page={page}
        limit={limit}
        onPageChange={setPage}
        onLimitChange={setLimit}
        {...(loading !== undefined && { loading })}
        {...(error !== undefined && { error, onRetry })}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/Data table',
  args: { rows: devices, onMove: fn(), onRetry: fn() },
  render: (args, { globals }) => <Devices {...args} locale={storyLocale(globals)} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

function codes(canvasElement: HTMLElement): string[] {
  return [...canvasElement.querySelectorAll('tbody td[data-label]:nth-child(2)')].map((cell) => cell.textContent);
}

const controls = {
  zh: ['全选本页', '选择 MT-02', '下一页', '显示列', '取消选择'],
  en: ['Select all on this page', 'Select MT-02', 'Next page', 'Columns', 'Clear the selection'],
} as const;

const works: Story['play'] = async ({ canvasElement, args, globals }) => {
  const locale = storyLocale(globals);
  const said = words[locale];
  const [selectAll, select, next, columns, clear] = controls[locale];
  const canvas = within(canvasElement);

  expect(codes(canvasElement)[0]).toBe('MT-01');
  await userEvent.click(canvas.getByRole('button', { name: said.catches }));
  expect(canvas.getByRole('columnheader', { name: said.catches })).toHaveAttribute('aria-sort', 'ascending');
  expect(codes(canvasElement)).toContain('MT-12');
  await userEvent.click(canvas.getByRole('button', { name: said.code }));
  await userEvent.click(canvas.getByRole('button', { name: said.code }));
  expect(codes(canvasElement)[0]).toBe('MT-23');
  await userEvent.click(canvas.getByRole('button', { name: said.code }));

  await userEvent.click(canvas.getByRole('checkbox', { name: select }));
  const all = canvas.getByRole('checkbox', { name: selectAll });
  expect(all).toBePartiallyChecked();
  await userEvent.click(canvas.getByRole('button', { name: said.move }));
  expect(args.onMove).toHaveBeenLastCalledWith(['MT-02']);
  await userEvent.click(all);
  await userEvent.click(canvas.getByRole('button', { name: said.move }));
  expect(args.onMove).toHaveBeenLastCalledWith(codes(canvasElement));

  expect(canvas.queryByRole('button', { name: columns })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: clear }));

  await userEvent.click(canvas.getByRole('button', { name: next }));
  expect(codes(canvasElement)[0]).toBe('MT-11');

  await userEvent.click(canvas.getByRole('button', { name: columns }));
  await userEvent.click(canvas.getByRole('checkbox', { name: said.place }));
  expect(canvas.queryByRole('columnheader', { name: said.place })).toBeNull();
  await userEvent.keyboard('{Escape}');
};

export const SortsPagesAndActs: Story = { globals: { locale: 'zh', scheme: 'light' }, play: works };
export const SortsPagesAndActsInEnglishAndDark: Story = { globals: { locale: 'en', scheme: 'dark' }, play: works };

export const Cards: Story = {
  args: { rows: devices.slice(0, 4), width: 360 },
  globals: { locale: 'zh', scheme: 'light' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvasElement.querySelectorAll('tbody tr');
    expect(first && getComputedStyle(first).display).toBe('block');
    await userEvent.click(canvas.getByRole('button', { name: words.zh.code }));
    expect(codes(canvasElement)[0]).toBe('MT-04');
  },
};

/** Less room than columns: the last one that is not called for goes, the name and the state stay, nothing is cut off. */
export const YieldsWhereThereIsLessRoom: Story = {
  args: { rows: devices.slice(0, 4), width: 660 },
  globals: { locale: 'en', scheme: 'light' },
  render: (args, { globals }) => <Devices {...args} long="wide" locale={storyLocale(globals)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: words.en.place })).toBeNull());
    const sheet = canvas.getByRole('region', { name: words.en.label });
    expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    expect(canvas.getByRole('columnheader', { name: words.en.code })).toBeVisible();
    expect(canvas.getByRole('columnheader', { name: words.en.state })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: controls.en[3] }));
    expect(canvas.getByRole('checkbox', { name: `${words.en.place} (no room)` })).toBeChecked();
    await userEvent.keyboard('{Escape}');
  },
};

/** Whom or where a row is about is cut shorter before it goes. */
export const CutsShorterFirst: Story = {
  args: { rows: devices.slice(0, 4), width: 720 },
  globals: { locale: 'en', scheme: 'light' },
  render: (args, { globals }) => <Devices {...args} long="medium" locale={storyLocale(globals)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = canvas.getByRole('region', { name: words.en.label });
    await waitFor(() => expect(canvas.getAllByText(/^Waste room/)[0]?.getBoundingClientRect().width).toBeLessThan(201));
    expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(words.en.place);
    expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

export const CardsWhereItIsNarrow: Story = {
  args: { rows: devices.slice(0, 3), width: 360 },
  globals: { locale: 'en', scheme: 'dark' },
};

interface JobsArgs {
  readonly onAct: (code: string) => void;
  readonly onOpen: (code: string) => void;
}

/** By day, with what is due as a button; the row opens, by a click anywhere and by keys. */
export const Grouped: StoryObj<JobsArgs> = {
  args: { onAct: fn(), onOpen: fn() },
  globals: { locale: 'en', scheme: 'light' },
  render: ({ onAct, onOpen }) => <Jobs onAct={onAct} onOpen={onOpen} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    expect(canvas.getByRole('columnheader', { name: 'Aisle 1 2' })).toBeVisible();
    await userEvent.click(canvas.getByText('Aisle 1, east'));
    expect(args.onOpen).toHaveBeenLastCalledWith('MT-01');
    canvas.getByRole('region').focus();
    await userEvent.keyboard('jj');
    expect(canvas.getByRole('button', { name: 'MT-02' })).toHaveFocus();
    await userEvent.keyboard('a');
    expect(args.onAct).toHaveBeenLastCalledWith('MT-02');
    expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('k{Enter}');
    expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const JobCards: StoryObj<JobsArgs> = {
  ...Grouped,
  render: ({ onAct, onOpen }) => (
    <div style={{ maxWidth: 360 }}>
      <Jobs onAct={onAct} onOpen={onOpen} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    expect(canvas.queryByRole('table')).toBeNull();
    expect(canvas.getByRole('heading', { name: 'Aisle 1 2' })).toBeVisible();
    await userEvent.click(canvas.getByText('Aisle 2, east'));
    expect(args.onOpen).toHaveBeenLastCalledWith('MT-03');
    const [first] = canvas.getAllByRole('button', { name: 'Check' });
    await userEvent.click(first as HTMLElement);
    expect(args.onAct).toHaveBeenLastCalledWith('MT-01');
    expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

const jobs = [
  { code: 'MT-01', aisle: 'Aisle 1', place: 'Aisle 1, east' },
  { code: 'MT-02', aisle: 'Aisle 1', place: 'Aisle 1, west' },
  { code: 'MT-03', aisle: 'Aisle 2', place: 'Aisle 2, east' },
];

function Jobs({ onAct, onOpen }: JobsArgs) {
  const opener = (code: string) => (
    <Button variant="ghost" size="sm" onClick={() => onOpen(code)}>
      {code}
    </Button>
  );
  return (
    <DataTable
      label="Devices"
      columns={[
        { id: 'code', header: 'Code', opens: true, cell: ({ code }) => opener(code), text: ({ code }) => code },
        { id: 'place', header: 'Place', cell: ({ place }) => place, text: ({ place }) => place },
      ]}
      rows={jobs}
      rowKey={({ code }) => code}
      groupOf={({ aisle }) => ({ key: aisle, label: aisle })}
      rowAct={({ code }) => ({ label: 'Check', name: `Check ${code}`, onSelect: () => onAct(code) })}
      card={({ code, place }) => (
        <JobCard
          lead="09:00"
          state={<StatusDot tone="warning">To check</StatusDot>}
          title={opener(code)}
          lines={[place]}
          act={{ label: 'Check', onSelect: () => onAct(code) }}
        />
      )}
    />
  );
}

/** A list whose columns all stay is faded where it hides something. */
export const ScrollsSideways: Story = {
  render: () => (
    <div style={{ width: 700 }}>
      <DataTable
        label="Months"
        columns={Array.from({ length: 16 }, (_, month) => ({
          id: String(month),
          header: `2026-${month + 1}`,
          cell: ({ catches }: Device) => catches,
          card: 'state',
        }))}
        rows={devices.slice(0, 3)}
        rowKey={({ code }) => code}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Months' });
    const faded = () => ['start', 'end'].filter((edge) => getComputedStyle(sheet).getPropertyValue(`--_pest-${edge}`));
    await waitFor(() => expect(faded()).toEqual(['end']));
    sheet.scrollLeft = (sheet.scrollWidth - sheet.clientWidth) / 2;
    await waitFor(() => expect(faded()).toEqual(['start', 'end']));
    sheet.scrollLeft = sheet.scrollWidth;
    await waitFor(() => expect(faded()).toEqual(['start']));
  },
};

export const Loading: Story = { args: { rows: devices.slice(0, 5), loading: true } };

export const LoadingFirst: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) => {
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  globals: { locale: 'en', scheme: 'light' },
  play: async ({ canvasElement }) => {
    expect(within(canvasElement).getByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: [], error: new Error('refused') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedAfterRows: Story = {
  args: { rows: devices.slice(0, 3), error: new Error('refused') },
  play: async ({ canvasElement }) => {
    expect(within(canvasElement).getByRole('alert')).toBeVisible();
    expect(codes(canvasElement)).toEqual(['MT-01', 'MT-02', 'MT-03']);
  },
};
