import { deviceTypeRows, joinParts, type SheetRow, type TaskDetails, type TemplateAnswers } from 'pest-sdk';
import { Button, backIcon, EmptyState, IconButton, Panel, Text, token } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { crewTarget } from '../../base/crew-targets';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { usePageQuery } from '../../base/links';
import { useAccount } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { type Sighting, WriteLogDialog } from '../pest-log/write/WriteLogDialog';
import { nextDevice, progressOf, type SheetFilter, standsAt, templateFor, usualAnswers } from '../task/sheet-progress';
import { CheckForm } from './CheckForm';
import { zeroCatch } from './check-form';
import { DeviceList, type LastAct } from './DeviceList';
import { PlanButton } from './PlanButton';
import { ScanButton } from './ScanButton';
import { ScanDialog } from './ScanDialog';
import { sheetMessages } from './sheet.messages';
import { type InspectionSheet, useRecordCheck, useTakeBack } from './sheet.queries';
import { sightingOf } from './sighting';
import type { SiteWork } from './useSiteWork';

export interface DevicePanelProps {
  readonly task: TaskDetails;
  /** The sheet as this person left it, with what is kept on this device. */
  readonly sheet: InspectionSheet;
  readonly work: SiteWork;
  /** Devices whose form was left half filled in. */
  readonly drafted: readonly string[];
  readonly readOnly: boolean;
  readonly onAddRisk: (row: SheetRow) => void;
  readonly onPlan: () => void;
}

/**
 * The list of devices and the form of the open one. On a phone the form takes the list's place; from 992 px on they
 * stand side by side. The open device is in the address, so that the phone's back key leads back to the list.
 */
export function DevicePanel({ task, sheet, work, drafted, readOnly, onAddRisk, onPlan }: DevicePanelProps) {
  const t = useT(sheetMessages);
  const { open, isUnknown, isOpenNow, openDevice, closeDevice } = useOpenDevice(task.id, sheet.rows);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<SheetFilter>('all');
  const [sighting, setSighting] = useState<Sighting | null>(null);
  const [scanning, setScanning] = useState(false);
  const acts = useDeviceActs(task.id, sheet.rows, work);
  const next = open && nextDevice(sheet.rows, open.deviceId);
  const today = useSiteTime().today();
  const usual = open && usualAnswers(templateFor(sheet.templates, open), today);
  /** To the next device, unless the person has gone elsewhere while this one was recorded. */
  const goOn = (row: SheetRow) => {
    if (!isOpenNow(row)) return;
    const next = nextDevice(sheet.rows, row.deviceId);
    if (next) openDevice(next);
    else closeDevice();
  };

  return (
    <>
      {isUnknown && <UnknownRecord onDismiss={closeDevice} />}
      {!open && <JustDone last={acts.last} />}
      <Columns data-open={open !== null}>
        <div>
          {!readOnly && isAllDone(sheet.rows) && (
            <EmptyState title={t('inspection.allDone')} hint={t('inspection.allDone.hint')} />
          )}
          <DeviceList
            rows={sheet.rows}
            templates={sheet.templates}
            search={search}
            onSearchChange={setSearch}
            filter={filter}
            onFilterChange={setFilter}
            onOpen={openDevice}
            onScan={() => setScanning(true)}
            onPlan={onPlan}
            onZeroCatch={(row, answers) => acts.recordZero(row, answers)}
            onUndo={acts.undo}
            undoable={acts.zeroed}
            busy={acts.busy}
            drafted={drafted}
            last={acts.last}
            kept={work.kept.map(({ request, trouble }) => ({ deviceId: request.deviceId, troubled: trouble !== null }))}
            readOnly={readOnly}
            openId={open?.deviceId ?? null}
          />
        </div>
        {open && (
          <Sheet as="div">
            <WhereAmI>
              <IconButton icon={backIcon} label={t('inspection.back')} onClick={closeDevice} />
              <DevicePlace row={open} rows={sheet.rows} />
              <ScanButton small onScan={() => setScanning(true)} />
              <PlanButton small onOpen={onPlan} />
              <Pieces rows={sheet.rows} open={open} />
            </WhereAmI>
            <CheckForm
              key={`${open.deviceId} ${acts.changes}`}
              row={open}
              template={templateFor(sheet.templates, open)}
              taskId={task.id}
              record={(request) => acts.record({ row: open, request })}
              onRecorded={(next) => {
                acts.recorded(open);
                if (next) goOn(open);
              }}
              onAddRisk={() => onAddRisk(open)}
              onWriteLog={(values) => setSighting(sightingOf(task, open, values))}
              onZero={usual && (() => acts.recordZero(open, usual, () => goOn(open)))}
              next={next}
              just={acts.last && <JustDone last={acts.last} onUndo={acts.undo} onAmend={openDevice} />}
              readOnly={readOnly}
            />
          </Sheet>
        )}
      </Columns>
      {scanning && (
        <ScanDialog
          customerId={task.customerId}
          rows={sheet.rows}
          onFound={(row) => {
            setScanning(false);
            openDevice(row);
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {sighting && <WriteLogDialog sighting={sighting} onClose={() => setSighting(null)} />}
    </>
  );
}

interface JustDoneProps {
  readonly last: LastAct | null;
  readonly onUndo?: ((row: SheetRow) => void) | undefined;
  readonly onAmend?: ((row: SheetRow) => void) | undefined;
}

/** What was recorded last, and the way back where one is offered. */
function JustDone({ last, onUndo, onAmend }: JustDoneProps) {
  const t = useT(sheetMessages);
  if (last === null) return <Done role="status" />;
  const { row, act } = last;
  const { code } = row;
  return (
    <Done role="status">
      <Text>{t(`inspection.${act === 'zero' ? 'saved.zero' : act}`, { code })}</Text>
      {act === 'zero' && onUndo && (
        <Button variant="ghost" aria-label={t('inspection.undo.device', { code })} onClick={() => onUndo(row)}>
          {t('inspection.undo')}
        </Button>
      )}
      {act === 'saved' && onAmend && (
        <Button variant="ghost" aria-label={t('inspection.amend.device', { code })} onClick={() => onAmend(row)}>
          {t('inspection.amend')}
        </Button>
      )}
    </Done>
  );
}

/** What is done to devices from list and form, and what of it can be taken back with one tap. */
function useDeviceActs(taskId: string, rows: readonly SheetRow[], work: SiteWork) {
  const [last, setLast] = useState<LastAct | null>(null);
  const [zeroed, setZeroed] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** The open form starts over when its device changed beside it. */
  const [changes, setChanges] = useState(0);
  const accountName = useAccount().user.userName;
  const record = useRecordCheck(taskId, accountName, work, { shownInPlace: true });
  const zero = useRecordCheck(taskId, accountName, work, { shownInPlace: false });
  const takeBack = useTakeBack(taskId, work);

  const fromList = async ({ deviceId }: SheetRow, act: () => Promise<unknown>, done: () => void) => {
    if (busy.includes(deviceId)) return;
    setBusy((all) => [...all, deviceId]);
    try {
      await act();
      setChanges((times) => times + 1);
      done();
    } catch {
      // Said as a notice where all failures of acts are.
    } finally {
      setBusy((all) => all.filter((id) => id !== deviceId));
    }
  };

  const standing = ({ deviceId }: SheetRow) => rows.find((row) => row.deviceId === deviceId);
  /** Until somebody else's record stands there. */
  const isMine = (row: SheetRow | undefined) => row?.check?.accountName === accountName;
  const stillHolds = ({ row, act }: LastAct) =>
    act === 'undone' ? standing(row)?.check === null : isMine(standing(row));

  return {
    last: last && stillHolds(last) ? last : null,
    zeroed: rows.filter((row) => isMine(row) && zeroed.includes(row.deviceId)).map(({ deviceId }) => deviceId),
    busy,
    changes,
    record: record.mutateAsync,
    recorded: (row: SheetRow) => {
      setLast({ row, act: 'saved' });
      setZeroed((all) => all.filter((id) => id !== row.deviceId));
    },
    recordZero: (row: SheetRow, answers: TemplateAnswers, then?: () => void) => {
      const request = zeroCatch(taskId, row, answers);
      void fromList(
        row,
        () => zero.mutateAsync({ row, request }),
        () => {
          setZeroed((all) => [...all, row.deviceId]);
          setLast({ row, act: 'zero' });
          then?.();
        },
      );
    },
    undo: (row: SheetRow) =>
      void fromList(
        row,
        () => takeBack.mutateAsync(standing(row) ?? row),
        () => {
          setZeroed((all) => all.filter((id) => id !== row.deviceId));
          setLast({ row, act: 'undone' });
        },
      ),
  };
}

function isAllDone(rows: readonly SheetRow[]): boolean {
  const { done, due } = progressOf(rows);
  return due > 0 && done === due;
}

function useOpenDevice(taskId: string, rows: readonly SheetRow[]) {
  const [address, setAddress] = usePageQuery<'/servicePage/inspect'>();
  const open = rows.find((row) => row.deviceId === address.get('device')) ?? null;
  const openId = useRef<string | null>(null);
  useEffect(() => {
    openId.current = open?.deviceId ?? null;
  });
  return {
    open,
    /** The address names a device that is not on the sheet. */
    isUnknown: address.has('device') && open === null,
    /** Asked when something ends that began on an earlier picture of this screen. */
    isOpenNow: (row: SheetRow) => openId.current === row.deviceId,
    /** From one device to the next the entry is replaced: back always leads to the list. */
    openDevice: (row: SheetRow) => {
      setAddress({ id: taskId, device: row.deviceId }, { replace: open !== null });
      window.scrollTo({ top: 0 });
    },
    closeDevice: () => setAddress({ id: taskId }, { replace: true }),
  };
}

/** It has its line before there is anything to say: nothing below moves under a finger. */
const Done = styled.div`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space[5]};

  @media (min-width: 992px) {
    &[data-open='true'] {
      grid-template-columns: minmax(320px, 2fr) 3fr;
      align-items: start;
    }
  }

  @media (max-width: 991px) {
    &[data-open='true'] > :first-child {
      display: none;
    }
  }
`;

interface DevicePlaceProps {
  readonly row: SheetRow;
  readonly rows: readonly SheetRow[];
}

/** Which device this is, where it stands, and how far the walk is: what the form's own heading says on a wide screen. */
function DevicePlace({ row, rows }: DevicePlaceProps) {
  const t = useT(sheetMessages);
  const [number, of] = [rows.indexOf(row) + 1, rows.length];
  return (
    <div>
      <Text truncate numeric>
        <b>{row.code}</b>{' '}
        <Text tone="muted" aria-label={t('inspection.place', { number, of })} role="img">
          {t('inspection.place.short', { number, of })}
        </Text>
      </Text>
      <Text size="sm" tone="muted" truncate>
        {joinParts([deviceTypeRows[row.type].words[language], standsAt(row)], language)}
      </Text>
    </div>
  );
}

/** More pieces than this are a bar: there is no room between them. */
const piecesApart = 60;

/** The walk at a glance: what is done, and where one is. */
function Pieces({ rows, open }: { readonly rows: readonly SheetRow[]; readonly open: SheetRow }) {
  return (
    <Strip aria-hidden="true" data-many={rows.length > piecesApart || undefined}>
      {rows.map((row) => (
        <i key={row.deviceId} data-state={row === open ? 'here' : row.check ? 'done' : 'todo'} />
      ))}
    </Strip>
  );
}

/** A phone's screen is the form itself. */
const Sheet = styled(Panel)`
  @media (max-width: 991px) {
    margin-block-start: calc(-1 * ${token.space[5]});
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** One line on a phone, always in sight: back, where in the walk, the camera, the floor plan. */
const WhereAmI = styled.div`
  position: sticky;
  top: calc(${token.size.bar} + var(--_pest-note-height, 0px));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[2]};
  margin-inline: calc(-1 * ${token.space[2]});
  margin-block-end: ${token.space[3]};
  background: ${token.color.surface};

  > :nth-child(2) {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  > button {
    min-width: ${crewTarget};
    min-height: ${crewTarget};
  }
  @media (min-width: 992px) {
    display: none;
  }
`;

const Strip = styled.div`
  display: flex;
  gap: 1px;
  flex-basis: 100%;
  height: 3px;

  &[data-many] {
    gap: 0;
  }

  i {
    flex: 1;
    background: ${token.color.border};
  }
  i[data-state='done'] {
    background: ${token.color.accent};
  }
  i[data-state='here'] {
    background: ${token.color.text};
  }
`;
