import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { chemicalCategoryId, type DeviceCheck, type RequestInput, type ResultOf } from 'pest-sdk';
import { client } from '../../base/client';
import type { CheckBody } from './sheet/check-draft';
import { taskKeys } from './task.queries';

export type InspectionSheet = ResultOf<'inspection.sheet'>;

export const inspectionKeys = {
  sheet: (taskId: string) => ['inspection', 'sheet', taskId] as const,
  chemicals: (taskId: string) => ['inspection', 'chemicals', taskId] as const,
};

export function sheetQuery(taskId: string) {
  return queryOptions({
    queryKey: inspectionKeys.sheet(taskId),
    queryFn: ({ signal }) => client.inspection.sheet({ id: taskId }, { signal }),
    enabled: taskId !== '',
  });
}

export function chemicalUsesQuery(taskId: string) {
  return queryOptions({
    queryKey: inspectionKeys.chemicals(taskId),
    queryFn: ({ signal }) => client.inspection.chemicalUses({ id: taskId }, { signal }),
    enabled: taskId !== '',
  });
}

/** Chemicals to choose from, with what is left of them. */
export function chemicalChoicesQuery() {
  return queryOptions({
    queryKey: ['stock', 'choices', chemicalCategoryId] as const,
    queryFn: ({ signal }) => client.stock.all({ categoryId: chemicalCategoryId }, { signal }),
  });
}

export interface RecordInput {
  readonly deviceId: string;
  readonly body: CheckBody;
}

/**
 * Records one device. The sheet on screen shows the record as soon as the server took it, without waiting for the
 * sheet to be fetched again: at 64 devices over a site's mobile network that is what makes the walk quick.
 */
export function useRecordCheck(taskId: string, accountName: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ deviceId, body }: RecordInput) => client.inspection.record({ taskId, deviceId, ...body }),
    onSuccess: (_done, { deviceId, body }) => {
      const check = { ...body, checkedAt: new Date().toISOString(), accountName };
      queryClient.setQueryData(inspectionKeys.sheet(taskId), (sheet: InspectionSheet | undefined) =>
        withCheck(sheet, deviceId, check),
      );
      void queryClient.invalidateQueries({ queryKey: taskKeys.details(taskId) });
    },
  });
}

function withCheck(sheet: InspectionSheet | undefined, deviceId: string, check: DeviceCheck) {
  return sheet && { ...sheet, rows: sheet.rows.map((row) => (row.deviceId === deviceId ? { ...row, check } : row)) };
}

/** The call's name begins like a hook's; it is none. */
const recordChemical = client.inspection.useChemical;

export function useRecordChemical(taskId: string) {
  const refresh = useChemicalRefresh(taskId);
  return useMutation({
    mutationFn: (body: Omit<RequestInput<'inspection.useChemical'>, 'taskId'>) => recordChemical({ taskId, ...body }),
    onSettled: refresh,
  });
}

export function useRemoveChemicalUse(taskId: string) {
  const refresh = useChemicalRefresh(taskId);
  return useMutation({
    mutationFn: (id: string) => client.inspection.removeChemicalUse({ id }),
    onSettled: refresh,
  });
}

/** Also after a refusal: 20010 means that what was shown as left is no longer true. */
function useChemicalRefresh(taskId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: inspectionKeys.chemicals(taskId) }),
      queryClient.invalidateQueries({ queryKey: ['stock'] }),
    ]);
}
