import {
  type DeviceCheck,
  deviceTypeRows,
  type InspectionTemplateRecord,
  joinParts,
  type SheetRow,
  type TemplateAnswers,
} from 'pest-sdk';
import {
  checkIcon,
  chevronRightIcon,
  EmptyState,
  Icon,
  Row,
  SearchInput,
  Segmented,
  Stack,
  StatusDot,
  Text,
  token,
} from 'pest-ui';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { crewTarget } from '../../base/crew-targets';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { SettledActs, SettledButton } from '../../base/SettledButton';
import { useSiteTime } from '../../base/site-time';
import { useSettled } from '../../base/useSettled';
import {
  filterRows,
  firstOf,
  groupByWorkshop,
  type SheetFilter,
  sheetFilters,
  templateFor,
  usualAnswers,
} from '../task/sheet-progress';
import { LastReading, useReadingWords } from './LastReading';
import { PlanButton } from './PlanButton';
import { ScanButton } from './ScanButton';
import { sheetMessages } from './sheet.messages';

/** What was done to a device last, here or in its form. */
export interface LastAct {
  readonly row: SheetRow;
  readonly act: 'zero' | 'saved' | 'undone';
}

export interface DeviceListProps {
  readonly rows: readonly SheetRow[];
  readonly templates: readonly InspectionTemplateRecord[];
  readonly search: string;
  readonly onSearchChange: (next: string) => void;
  readonly filter: SheetFilter;
  readonly onFilterChange: (next: SheetFilter) => void;
  readonly onOpen: (row: SheetRow) => void;
  /** Opens the device whose code the camera reads. */
  readonly onScan: () => void;
  readonly onPlan: () => void;
  /** Records "nothing caught" with one tap. */
  readonly onZeroCatch: (row: SheetRow, answers: TemplateAnswers) => void;
  /** Takes a one-tap record back. */
  readonly onUndo: (row: SheetRow) => void;
  /** Devices whose one-tap record can be taken back. */
  readonly undoable: readonly string[];
  /** Devices that are being recorded or taken back with one tap. */
  readonly busy: readonly string[];
  /** Devices whose form was left half filled in: one tap would say something else of them. */
  readonly drafted: readonly string[];
  /** What was done to a device a moment ago. */
  readonly last: LastAct | null;
  /** Devices whose record is not on the server yet, and of which a person has to decide something. */
  readonly kept: readonly { readonly deviceId: string; readonly troubled: boolean }[];
  readonly readOnly: boolean;
  /** The device that is open beside the list. */
  readonly openId: string | null;
}

/** What a phone shows without scrolling, and more. */
const rowsAtOnce = 20;

/** The devices of the task in walking order, workshop by workshop. */
export function DeviceList(props: DeviceListProps) {
  const { rows, templates, search, filter, onSearchChange, onFilterChange } = props;
  const t = useT(sheetMessages);
  // The first rows are there at once, the rest while somebody reads them; a letter typed does not wait for rows either.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, rowsAtOnce);
  const sought = useDeferredValue(search);
  const groups = firstOf(groupByWorkshop(filterRows(rows, sought, filter, [...props.undoable, ...props.busy])), drawn);
  const acts = useSteadyActs(props);
  const usualOf = useUsualAnswers(templates);
  const listSettled = useSettled(`${props.openId} ${props.readOnly}`);
  const changed = useJustChanged(props.last);
  return (
    <SettledActs value={listSettled}>
      <Stack gap={2}>
        <Row nowrap fillFirst>
          <SearchInput
            label={t('inspection.search')}
            placeholder={t('inspection.search')}
            value={search}
            onChange={onSearchChange}
          />
          <ScanButton onScan={props.onScan} />
          <PlanButton onOpen={props.onPlan} />
        </Row>
        <Segmented
          label={t('inspection.filter')}
          value={filter}
          options={sheetFilters.map((value) => ({ value, label: t(`inspection.filter.${value}`) }))}
          onChange={onFilterChange}
        />
      </Stack>
      {groups.length === 0 && (
        <EmptyState title={rows.length === 0 ? t('inspection.empty.none') : t('inspection.empty')} />
      )}
      {groups.map((group) => (
        <section key={group.workshopName ?? ''}>
          <Text as="h2" size="xs" tone="muted" weight="regular" style={{ marginBlockStart: 12 }}>
            {group.workshopName ?? t('inspection.noWorkshop')}
          </Text>
          <Stack as="ul" divided gap={1}>
            {group.rows.map((row) => (
              <DeviceItem
                key={row.deviceId}
                row={row}
                acts={acts}
                usual={takesOneTap(row, props) ? usualOf(row) : null}
                drafted={!props.readOnly && props.drafted.includes(row.deviceId)}
                kept={keptState(props.kept, row)}
                open={row.deviceId === props.openId}
                busy={props.busy.includes(row.deviceId)}
                settled={row.deviceId !== changed}
                undoable={!props.readOnly && props.undoable.includes(row.deviceId)}
              />
            ))}
          </Stack>
        </section>
      ))}
    </SettledActs>
  );
}

/** A device that had caught something, or that was begun, is looked at in its form first. */
function takesOneTap({ deviceId, lastReading }: SheetRow, { readOnly, drafted }: DeviceListProps): boolean {
  return !readOnly && !drafted.includes(deviceId) && (lastReading?.value ?? 0) === 0;
}

/** The device whose act has become another one under the finger. */
function useJustChanged(last: LastAct | null): string | null {
  const settled = useSettled(last === null ? '' : `${last.row.deviceId} ${last.act}`);
  return settled || last === null ? null : last.row.deviceId;
}

type Acts = Pick<DeviceListProps, 'onOpen' | 'onZeroCatch' | 'onUndo'>;

/** The same acts however often the list is drawn, so that only the rows that changed are drawn with it. */
function useSteadyActs(acts: Acts): Acts {
  const latest = useRef(acts);
  latest.current = acts;
  const [steady] = useState<Acts>(() => ({
    onOpen: (row) => latest.current.onOpen(row),
    onZeroCatch: (row, answers) => latest.current.onZeroCatch(row, answers),
    onUndo: (row) => latest.current.onUndo(row),
  }));
  return steady;
}

/** What one tap answers, made once for each type of device. */
function useUsualAnswers(templates: DeviceListProps['templates']): (row: SheetRow) => TemplateAnswers | null {
  const today = useSiteTime().today();
  return useMemo(() => {
    const byType = new Map<SheetRow['type'], TemplateAnswers | null>();
    return (row) => {
      if (!byType.has(row.type)) byType.set(row.type, usualAnswers(templateFor(templates, row), today));
      return byType.get(row.type) ?? null;
    };
  }, [templates, today]);
}

interface DeviceItemProps {
  readonly row: SheetRow;
  readonly acts: Acts;
  /** What one tap answers; null where one tap cannot say it. */
  readonly usual: TemplateAnswers | null;
  readonly drafted: boolean;
  readonly kept: KeptState;
  readonly open: boolean;
  readonly busy: boolean;
  /** Whether somebody can have seen what its act is by now. */
  readonly settled: boolean;
  readonly undoable: boolean;
}

const DeviceItem = memo(function DeviceItem(props: DeviceItemProps) {
  const { row, acts, usual, drafted, kept, open, undoable, ...state } = props;
  const t = useT(sheetMessages);
  return (
    <Item data-open={open} data-state={row.check ? row.check.outcome : 'todo'}>
      <OpenButton
        type="button"
        onClick={() => acts.onOpen(row)}
        aria-label={t(row.check ? 'inspection.correct' : 'inspection.open', { code: row.code })}
      >
        <Text weight="semibold" numeric>
          {row.code}
        </Text>
        <Text tone="muted" truncate>
          {joinParts(
            [deviceTypeRows[row.type].words[language], row.location === row.workshopName ? '' : row.location],
            language,
          )}
        </Text>
        {row.check ? <Recorded check={row.check} kept={kept} /> : !drafted && <LastReading row={row} />}
        {drafted && <StatusDot tone="warning">{t('inspection.drafted')}</StatusDot>}
        <Icon path={chevronRightIcon} size={16} />
      </OpenButton>
      {row.check === null
        ? usual && <ZeroButton row={row} usual={usual} {...state} onZeroCatch={acts.onZeroCatch} />
        : undoable && <UndoButton row={row} {...state} onUndo={acts.onUndo} />}
    </Item>
  );
});

/** One tap says of a device: nothing caught, and all normal. */
function ZeroButton({
  row,
  usual,
  busy,
  settled,
  onZeroCatch,
}: Pick<DeviceItemProps, 'row' | 'busy' | 'settled'> &
  Pick<Acts, 'onZeroCatch'> & {
    readonly usual: TemplateAnswers;
  }) {
  const t = useT(sheetMessages);
  const words = deviceTypeRows[row.type].family === 'consumption' ? t('inspection.zero.bait') : t('inspection.zero');
  return (
    <SettledButton
      settled={settled}
      variant="secondary"
      loading={busy}
      aria-label={t('inspection.zero.device', { code: row.code, action: words })}
      onClick={() => onZeroCatch(row, usual)}
    >
      <Icon path={checkIcon} size={16} />
      {words}
    </SettledButton>
  );
}

/** Right after that: it was a slip. */
function UndoButton({
  row,
  busy,
  settled,
  onUndo,
}: Pick<DeviceItemProps, 'row' | 'busy' | 'settled'> & Pick<Acts, 'onUndo'>) {
  const t = useT(sheetMessages);
  return (
    <SettledButton
      settled={settled}
      variant="secondary"
      loading={busy}
      aria-label={t('inspection.undo.device', { code: row.code })}
      onClick={() => onUndo(row)}
    >
      {t('inspection.undo')}
    </SettledButton>
  );
}

/** Where the record of a device is: on the server, on its way there, or waiting for a person's decision. */
type KeptState = 'sent' | 'waiting' | 'troubled';

function keptState(kept: DeviceListProps['kept'], { deviceId }: SheetRow): KeptState {
  const mine = kept.find((one) => one.deviceId === deviceId);
  if (!mine) return 'sent';
  return mine.troubled ? 'troubled' : 'waiting';
}

function Recorded({ check, kept }: { readonly check: DeviceCheck; readonly kept: KeptState }) {
  const t = useT(sheetMessages);
  const words = useReadingWords();
  return (
    <Row as="span" gap={1}>
      <StatusDot tone={check.reading && kept !== 'troubled' ? 'success' : 'warning'}>{words.ofCheck(check)}</StatusDot>
      {kept === 'waiting' && <StatusDot tone="info">{t('inspection.kept.mark')}</StatusDot>}
      {kept === 'troubled' && <StatusDot tone="danger">{t('inspection.kept.trouble')}</StatusDot>}
    </Row>
  );
}

/** Of three hundred rows those in sight are laid out. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-height: auto 76px;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding-right: ${token.space[3]};

  &[data-open='true'] {
    background: ${token.color.accentSoft};
  }

  > button:last-child:not(:first-child) {
    flex: none;
    flex-direction: column;
    gap: 2px;
    max-width: 120px;
    min-height: ${crewTarget};
    padding-block: 4px;
    white-space: normal;
  }
  > button:not(:last-child) {
    border-inline-end: 1px solid ${token.color.border};
  }
`;

const OpenButton = styled.button`
  position: relative;
  display: grid;
  flex: 1;
  gap: 2px;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 60px;
  padding: ${token.space[2]} ${token.space[6]} ${token.space[2]} ${token.space[3]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > * {
    max-width: 100%;
    white-space: normal;
  }
  > svg {
    position: absolute;
    inset: 0 ${token.space[2]} 0 auto;
    margin-block: auto;
    color: ${token.color.textMuted};
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;
