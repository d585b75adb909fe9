import type { SheetRow, TaskDetails } from 'pest-sdk';
import { Button, backIcon, EmptyState, Panel, Text, token } from 'pest-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useAccount } from '../../../base/session';
import { nextDevice, progressOf, type SheetFilter, templateFor } from '../sheet-progress';
import type { InspectionSheet } from '../task.queries';
import { CheckForm } from './CheckForm';
import { zeroCatch } from './check-form';
import { DeviceList } from './DeviceList';
import { sheetMessages } from './sheet.messages';
import { useRecordCheck } from './sheet.queries';
import { useCheckDrafts } from './useCheckDrafts';

export interface DevicePanelProps {
  readonly task: TaskDetails;
  readonly sheet: InspectionSheet;
  readonly readOnly: boolean;
  readonly onAddRisk: (row: SheetRow) => void;
}

/**
 * The list of devices and the form of the open one. On a phone the form takes the list's place; from 992 px on they
 * stand side by side. The open device is in the address, so that the phone's back key leads back to the list.
 */
export function DevicePanel({ task, sheet, readOnly, onAddRisk }: DevicePanelProps) {
  const t = useT(sheetMessages);
  const { open, openDevice, closeDevice } = useOpenDevice(task.id, sheet.rows);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<SheetFilter>('all');
  const [notice, setNotice] = useState('');
  const drafts = useCheckDrafts();
  /** The open form starts over when the one-tap record was taken beside it. */
  const [zeroed, setZeroed] = useState(0);
  const accountName = useAccount().user.userName;
  const record = useRecordCheck(task.id, accountName, { shownInPlace: true });
  const zero = useRecordCheck(task.id, accountName, { shownInPlace: false });

  const recorded = (row: SheetRow, notice: string) => {
    drafts.forget(row.deviceId);
    setNotice(notice);
  };
  const goOn = (row: SheetRow) => {
    const next = nextDevice(sheet.rows, row.deviceId);
    if (next) openDevice(next);
    else closeDevice();
  };

  return (
    <>
      <Text as="p" tone="success" role="status">
        {notice}
      </Text>
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
            onZeroCatch={(row, answers) =>
              zero.mutate(zeroCatch(task.id, row, answers), {
                onSuccess: () => {
                  recorded(row, t('inspection.saved.zero', { code: row.code }));
                  setZeroed((times) => times + 1);
                },
              })
            }
            saving={zero.isPending ? zero.variables.deviceId : null}
            readOnly={readOnly}
            openId={open?.deviceId ?? null}
          />
        </div>
        {open && (
          <Panel as="div">
            <BackButton variant="ghost" icon={backIcon} onClick={closeDevice}>
              {t('inspection.back')}
            </BackButton>
            <CheckForm
              key={`${open.deviceId} ${zeroed}`}
              row={open}
              template={templateFor(sheet.templates, open)}
              taskId={task.id}
              initial={drafts.draftOf(open)}
              onChange={(draft) => drafts.change(open.deviceId, draft)}
              record={record.mutateAsync}
              onRecorded={(next) => {
                recorded(open, t('inspection.saved', { code: open.code }));
                if (next) goOn(open);
              }}
              onAddRisk={() => onAddRisk(open)}
              readOnly={readOnly}
            />
          </Panel>
        )}
      </Columns>
    </>
  );
}

function isAllDone(rows: readonly SheetRow[]): boolean {
  const { done, due } = progressOf(rows);
  return due > 0 && done === due;
}

function useOpenDevice(taskId: string, rows: readonly SheetRow[]) {
  const [address, setAddress] = useSearchParams();
  const open = rows.find((row) => row.deviceId === address.get('device')) ?? null;
  return {
    open,
    /** From one device to the next the entry is replaced: back always leads to the list. */
    openDevice: (row: SheetRow) => {
      setAddress({ id: taskId, device: row.deviceId }, { replace: open !== null });
      window.scrollTo({ top: 0 });
    },
    closeDevice: () => setAddress({ id: taskId }, { replace: true }),
  };
}

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

const BackButton = styled(Button)`
  @media (min-width: 992px) {
    display: none;
  }
`;
