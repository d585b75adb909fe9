import type { Device, DeviceHistoryEntry } from 'pest-sdk';
import {
  Button,
  Dialog,
  downloadCsv,
  downloadIcon,
  EmptyState,
  FailureState,
  Icon,
  LoadingState,
  Table,
  type TableColumn,
  toCsv,
  useFormat,
} from 'pest-ui';
import { useCall } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { OpenLink } from '../../../kit/page/OpenLink';
import { devicesMessages } from './devices.messages';
import { useHistoryWords } from './useHistoryWords';

interface DeviceHistoryProps {
  readonly device: Device;
  readonly onClose: () => void;
}

/** What happened to a device: each check, each new place; as a file too. */
export default function DeviceHistory({ device, onClose }: DeviceHistoryProps) {
  const t = useT(devicesMessages);
  const history = useCall('device.history', { id: device.id });
  const columns = useColumns(device);
  const rows = history.data ?? [];
  const title = t('devices.history.title', { code: device.code });
  const save = () =>
    downloadCsv(
      `${title}.csv`,
      toCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))]),
    );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          {history.error ? (
            <FailureState error={history.error} onRetry={() => void history.refetch()} />
          ) : history.isPending ? (
            <LoadingState />
          ) : rows.length === 0 ? (
            <EmptyState title={t('devices.history.none')} />
          ) : (
            <Table
              label={title}
              columns={columns}
              rows={rows}
              rowKey={({ at, kind, taskId }) => `${at} ${kind} ${taskId}`}
            />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={rows.length === 0} onClick={save}>
            <Icon path={downloadIcon} size={16} />
            {t('devices.history.export')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface HistoryColumn extends TableColumn<DeviceHistoryEntry> {
  readonly text: (entry: DeviceHistoryEntry) => string;
}

function useColumns({ type }: Device): readonly HistoryColumn[] {
  const t = useT(devicesMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const what = (entry: DeviceHistoryEntry) => {
    if (entry.kind === 'checked') return t('devices.history.checked');
    return entry.position === null || entry.floorPlanName === null
      ? t('devices.history.tray')
      : t('devices.history.placed', { plan: entry.floorPlanName });
  };
  const words = useHistoryWords();
  const result = (entry: DeviceHistoryEntry) => words.result(type, entry);
  const who = ({ accountName, taskNumber }: DeviceHistoryEntry) => format.parts([accountName, taskNumber]);
  return [
    {
      id: 'at',
      header: common('common.time'),
      cell: ({ at }) => format.dateTime(at),
      text: ({ at }) => format.dateTime(at),
    },
    { id: 'what', header: t('devices.history.what'), cell: what, text: what },
    { id: 'result', header: t('devices.history.result'), cell: result, text: result },
    { id: 'done', header: t('devices.history.actions'), cell: words.done, text: words.done },
    {
      id: 'who',
      header: t('devices.history.by'),
      cell: (entry) =>
        entry.taskId === null ? null : (
          <OpenLink to="/servicePage/detail" query={{ id: entry.taskId }}>
            {who(entry)}
          </OpenLink>
        ),
      text: who,
    },
  ];
}
