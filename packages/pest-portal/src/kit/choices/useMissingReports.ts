import { useQuery } from '@tanstack/react-query';
import * as rights from 'pest-sdk/rights';
import { askList } from '../../base/calls';
import { rightTo } from '../../base/pages';
import { useCan } from '../../base/session';

/** Services that are reviewed and have no report yet. */
export const withoutReport = { finished: 'true', reportState: 'notGenerated' } as const;

/** How many services have no report, of all sites or of one, for whoever may write one. */
export function useMissingReports(customerId: string | undefined) {
  const can = useCan();
  return useQuery({
    ...askList('task.list', { ...withoutReport, page: 1, limit: 10, customerId }),
    enabled: can(rightTo('/servicePage/completedList')) && can(rights.taskGenerateReport),
  });
}
