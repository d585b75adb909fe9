import { checkOutcomeWords, deviceActionWords, deviceTypeRows, formatList, type SheetRow } from 'pest-sdk';
import { DataTable, type DataTableColumn, EmptyState, StatusDot } from 'pest-ui';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { PhotoStrip } from '../../kit/form/PhotoStrip';
import { standsAt } from '../task/sheet-progress';
import { LastReading, useReadingWords } from './LastReading';
import { sheetMessages } from './sheet.messages';

/** The checks recorded in a task, device by device, for its reviewer. */
export function SheetTable({ taskId }: { readonly taskId: string }) {
  const t = useT(sheetMessages);
  const common = useT(commonMessages);
  const sheet = useCall('inspection.sheet', { id: taskId });
  return (
    <DataTable
      label={common('common.devices')}
      columns={useColumns()}
      rows={sheet.data?.rows ?? []}
      rowKey={(row) => row.deviceId}
      loading={sheet.isFetching}
      error={sheet.error}
      onRetry={() => void sheet.refetch()}
      empty={<EmptyState title={t('inspection.sheet.empty')} />}
    />
  );
}

const outcomeWords = ({ check }: SheetRow) => (check ? checkOutcomeWords[check.outcome][language] : '');
const typeWords = (row: SheetRow) => deviceTypeRows[row.type].words[language];

function useColumns(): readonly DataTableColumn<SheetRow>[] {
  const t = useT(sheetMessages);
  const common = useT(commonMessages);
  const words = useReadingWords();
  return [
    { id: 'code', header: t('inspection.sheet.code'), cell: (row) => row.code, text: (row) => row.code },
    { id: 'type', header: t('inspection.sheet.type'), cell: typeWords, text: typeWords },
    {
      id: 'place',
      header: t('inspection.sheet.place'),
      cell: standsAt,
      text: standsAt,
    },
    { id: 'outcome', header: t('inspection.sheet.outcome'), cell: (row) => <Outcome row={row} />, text: outcomeWords },
    {
      id: 'value',
      header: t('inspection.sheet.value'),
      cell: (row) => (row.check?.reading ? words.ofReading(row.check.reading) : '—'),
      text: (row) => (row.check?.reading ? words.ofReading(row.check.reading) : ''),
    },
    { id: 'last', header: t('inspection.sheet.last'), cell: (row) => <LastReading row={row} /> },
    {
      id: 'actions',
      header: t('inspection.sheet.actions'),
      cell: (row) =>
        formatList(row.check?.actions.map((action) => deviceActionWords[action][language]) ?? [], language) || '—',
    },
    {
      id: 'note',
      header: common('common.note'),
      cell: (row) => (
        <>
          {row.check?.reason || row.check?.note}
          {row.check && <PhotoStrip photos={row.check.photos} />}
        </>
      ),
    },
  ];
}

/** Amber for a device that was not opened: it has no reading, and somebody should know why. */
function Outcome({ row }: { readonly row: SheetRow }) {
  const t = useT(sheetMessages);
  if (row.check === null) return <StatusDot tone="neutral">{t('inspection.todo')}</StatusDot>;
  const tone = row.check.outcome === 'checked' ? 'success' : 'warning';
  return <StatusDot tone={tone}>{checkOutcomeWords[row.check.outcome][language]}</StatusDot>;
}
