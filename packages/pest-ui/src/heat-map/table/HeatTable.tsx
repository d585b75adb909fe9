import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { bareButton } from '../../primitives/button/bare-button';
import { Row } from '../../primitives/layout/Row';
import { Segmented } from '../../primitives/segmented/Segmented';
import { sideShade } from '../../primitives/table/side-shade';
import { sortHead } from '../../primitives/table/sort-head';
import { Table } from '../../primitives/table/Table';
import type { TableColumn, TableSort } from '../../primitives/table/Table.types';
import { useFittingColumns } from '../../primitives/table/useFittingColumns';
import { named } from '../../theme/named';
import { fontWeight, space } from '../../theme/tokens';
import { type HeatFigure, type HeatSort, type SortKey, sortFigures } from '../figures/heat-figures';
import { changed, type HeatState } from '../state/useHeatMap';
import { heatTableMessages } from './HeatTable.messages';
import { heatColumns } from './heat-columns';

interface HeatTableProps {
  readonly state: HeatState;
  readonly figures: readonly HeatFigure[];
}

type HeatColumn = SortKey | 'species';
type Shown = 'all' | 'some' | 'unchecked';

const maxHeight = 560;
/** Rows that are drawn at once. */
const page = 200;

/** The same figures as plan and board, to read, to sort and to choose from. */
export function HeatTable({ state, figures }: HeatTableProps) {
  const { words, selected, setSelected, setPointed, hasPrevious } = state;
  const t = useMessages(heatTableMessages);
  const [sort, setSort] = useState<HeatSort>({ key: 'value', descending: true });
  const [shown, setShown] = useState<Shown>('all');
  const [drawn, setDrawn] = useState(page);
  const counts = useMemo(() => countsOf(figures), [figures]);
  const rows = useMemo(
    () =>
      sortFigures(
        figures.filter((figure) => shown === 'all' || figure.state === shown),
        sort,
      ),
    [figures, shown, sort],
  );
  const sortBy = (key: SortKey) =>
    setSort((now) => ({ key, descending: now.key === key ? !now.descending : !byName.has(key) }));
  const sorted: TableSort<HeatColumn> = { column: sort.key, order: sort.descending ? 'desc' : 'asc' };
  const choose = (id: string, byKeyboard: boolean) =>
    setSelected(id === selected ? null : id, changed('select', byKeyboard ? 'keyboard' : 'pointer'));
  const columns: TableColumn<HeatFigure, HeatColumn>[] = heatColumns(words, t, state.comparison.against)
    .filter(({ key }) => hasPrevious || !ofBefore.has(key))
    .map(({ key, label, numeric, text, from }) => ({
      id: key,
      header: label,
      head: sortHead<HeatColumn>(key, label, sorted, () => sortBy(key)),
      align: numeric ? 'end' : 'start',
      from,
      opens: key === 'code',
      cell: (figure) => {
        const { deviceId } = figure.point;
        if (key !== 'code') return text(figure);
        return (
          <Choose
            type="button"
            data-device={deviceId}
            aria-pressed={deviceId === selected}
            onFocus={() => setPointed(deviceId)}
            onBlur={() => setPointed(null)}
            onClick={(event) => choose(deviceId, event.detail === 0)}
          >
            {text(figure)}
          </Choose>
        );
      },
    }));
  const species = ({ point }: HeatFigure) => words.species(point).join(', ');
  columns.push({ id: 'species', header: t('heatTable.species'), cell: species, from: 'medium' });
  const frame = useRef<HTMLDivElement>(null);
  const { yielded } = useFittingColumns(frame, { rows, columns, sort: sorted });
  const point = ({ target }: PointerEvent) => setPointed(deviceUnder(target));
  return (
    <Area ref={frame} data-pest="heat-table" onPointerOver={point} onPointerLeave={() => setPointed(null)}>
      <Row>
        <Segmented
          label={t('heatTable.show')}
          value={shown}
          onChange={setShown}
          options={(['all', 'some', 'unchecked'] as const).map((value) => ({
            value,
            label: t(`heatTable.show.${value}`),
            count: counts[value],
          }))}
        />
      </Row>
      {rows.length === 0 && <p role="status">{t('heatTable.none')}</p>}
      <Table
        label={t('heatTable.label')}
        columns={columns.filter(({ id }) => !yielded.includes(id))}
        rows={rows.slice(0, drawn)}
        rowKey={({ point: { deviceId } }) => deviceId}
        isSelected={({ point: { deviceId } }) => deviceId === selected}
        sort={sorted}
        maxHeight={maxHeight}
      />
      {rows.length > drawn && (
        <Button size="sm" onClick={() => setDrawn(rows.length)}>
          {t('heatTable.more', { count: rows.length - drawn })}
        </Button>
      )}
    </Area>
  );
}

const byName: ReadonlySet<SortKey> = new Set(['code', 'type', 'workshopName']);
const ofBefore: ReadonlySet<SortKey> = new Set(['previous', 'difference', 'change']);

function countsOf(figures: readonly HeatFigure[]): Record<Shown, number> {
  const of = (state: HeatFigure['state']) => figures.filter((figure) => figure.state === state).length;
  return { all: figures.length, some: of('some'), unchecked: of('unchecked') };
}

/** The device whose row is under the pointer. */
function deviceUnder(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest('tr') : null;
  return row?.querySelector<HTMLElement>('[data-device]')?.dataset.device ?? null;
}

/** Its table reaches to its own edges, not to those of a page around it. */
const Area = styled.div.withConfig(named('HeatTable'))`
  --_pest-page-inset: ${space[3]};
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]};
  > [data-sheet] {
    ${sideShade}
  }
`;

const Choose = styled.button`
  ${bareButton}
  min-height: 24px;
  padding: 0;
  font-weight: ${fontWeight.semibold};
`;
