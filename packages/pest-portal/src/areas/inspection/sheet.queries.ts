import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeviceCheck, type ResultOf, type SheetRow, suppliesUsed } from 'pest-sdk';
import { callKey } from '../../base/calls';
import { client } from '../../base/client';
import type { RecordRequest } from './check-form';
import type { SiteWork } from './useSiteWork';

export type InspectionSheet = ResultOf<'inspection.sheet'>;

export interface RecordInput {
  readonly row: SheetRow;
  readonly request: RecordRequest;
}

/**
 * Records one device. The sheet on screen shows the record as soon as the server took it, without waiting for the
 * sheet to be fetched again: at 64 devices over a site's mobile network that is what makes the walk quick. Without a
 * network it is kept on this device.
 */
export function useRecordCheck(
  taskId: string,
  accountName: string,
  work: SiteWork,
  meta: { readonly shownInPlace: boolean },
) {
  const queryClient = useQueryClient();
  const write = useWriteCheck(taskId);
  return useMutation({
    mutationFn: ({ row, request }: RecordInput) => work.record(row, request),
    meta,
    onSuccess: (became, { request: { taskId: _task, deviceId, recordedAt: _at, ...body } }) => {
      const now = new Date().toISOString();
      if (became === 'sent')
        write(deviceId, { ...body, checkedAt: now, receivedAt: now, accountName, suppliesMissing: [] });
      // The server says what of it was not there to be taken from stock.
      const supplied = suppliesUsed(body);
      if (supplied.length > 0)
        void queryClient.invalidateQueries({ queryKey: callKey('inspection.sheet', { id: taskId }) });
    },
  });
}

/** Takes back the record of a device, wherever it is by now. */
export function useTakeBack(taskId: string, work: SiteWork) {
  const queryClient = useQueryClient();
  const write = useWriteCheck(taskId);
  return useMutation({
    mutationFn: async ({ deviceId, check }: SheetRow) => {
      const waiting = work.kept.find(({ request }) => request.deviceId === deviceId);
      if (waiting) await work.drop(waiting);
      else await client.inspection.removeRecord({ taskId, deviceId, seen: check?.receivedAt });
    },
    onSuccess: (_done, { deviceId }) => write(deviceId, null),
    // Somebody else's record may stand there by now.
    onError: () => queryClient.invalidateQueries({ queryKey: callKey('inspection.sheet', { id: taskId }) }),
  });
}

function useWriteCheck(taskId: string) {
  const queryClient = useQueryClient();
  return (deviceId: string, check: DeviceCheck | null) => {
    queryClient.setQueryData(callKey('inspection.sheet', { id: taskId }), (sheet: InspectionSheet | undefined) =>
      withCheck(sheet, deviceId, check),
    );
    for (const name of ['task.details', 'task.history'] as const) {
      void queryClient.invalidateQueries({ queryKey: callKey(name, { id: taskId }) });
    }
  };
}

function withCheck(sheet: InspectionSheet | undefined, deviceId: string, check: DeviceCheck | null) {
  return sheet && { ...sheet, rows: sheet.rows.map((row) => (row.deviceId === deviceId ? { ...row, check } : row)) };
}
