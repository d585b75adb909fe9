import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeviceCheck, RequestInput } from 'pest-sdk';
import { client } from '../../../base/client';
import { type InspectionSheet, taskKeys } from '../task.queries';

/**
 * Records one device. The sheet on screen shows the record as soon as the server took it, without waiting for the
 * sheet to be fetched again: at 64 devices over a site's mobile network that is what makes the walk quick.
 */
export function useRecordCheck(taskId: string, accountName: string, meta: { readonly shownInPlace: boolean }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<'inspection.record'>) => client.inspection.record(request),
    meta,
    onSuccess: (_done, { taskId: _task, deviceId, ...body }) => {
      const check = { ...body, checkedAt: new Date().toISOString(), accountName };
      queryClient.setQueryData(taskKeys.sheet(taskId), (sheet: InspectionSheet | undefined) =>
        withCheck(sheet, deviceId, check),
      );
      void queryClient.invalidateQueries({ queryKey: taskKeys.details(taskId) });
    },
  });
}

function withCheck(sheet: InspectionSheet | undefined, deviceId: string, check: DeviceCheck) {
  return sheet && { ...sheet, rows: sheet.rows.map((row) => (row.deviceId === deviceId ? { ...row, check } : row)) };
}
