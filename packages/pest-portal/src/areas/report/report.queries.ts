import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language, RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

export type ReportListRequest = RequestInput<'report.list'>;

export const reportKeys = {
  all: ['report'] as const,
  lists: ['report', 'list'] as const,
  work: (id: string) => ['report', 'work', id] as const,
  details: (id: string) => ['report', 'details', id] as const,
};

export function reportListQuery(request: ReportListRequest) {
  return queryOptions({
    queryKey: [...reportKeys.lists, request] as const,
    queryFn: ({ signal }) => client.report.list(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

/** A report being edited is not fetched again behind the author's back. */
export function reportDetailsQuery(id: string) {
  return queryOptions({
    queryKey: reportKeys.details(id),
    queryFn: ({ signal }) => client.report.detail({ id }, { signal }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { editedHere: true },
  });
}

/** What was done to a report, and what its reviewers noted: for those who work on it. */
export function reportWorkQuery(id: string) {
  return queryOptions({
    queryKey: reportKeys.work(id),
    queryFn: async ({ signal }) => {
      const [steps, notes] = await Promise.all([
        client.report.versions({ id }, { signal }),
        client.report.notes({ id }, { signal }),
      ]);
      return { steps, notes };
    },
  });
}

export function companyRulesQuery() {
  return queryOptions({
    queryKey: ['company', 'details'] as const,
    queryFn: ({ signal }) => client.company.details({}, { signal }),
  });
}

export function useSaveCompanyRules() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reviewByAnother: boolean) => client.company.updateSettings({ reviewByAnother }),
    // Who may approve is told with each report.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['company'] }),
        queryClient.invalidateQueries({ queryKey: reportKeys.all }),
      ]),
  });
}

export function useSignReport() {
  return useReportMutation((body: RequestInput<'report.sign'>) => client.report.sign(body), { shownInPlace: true });
}

export function useReviewReport() {
  return useReportMutation(
    (body: RequestInput<'report.examineDetailSimple'>) => client.report.examineDetailSimple(body),
    { shownInPlace: true },
  );
}

/** Finished services that nobody has generated a report of. */
export function servicesWithoutReportQuery(
  request: Pick<RequestInput<'task.list'>, 'page' | 'limit' | 'search' | 'customerId'>,
) {
  return queryOptions({
    queryKey: ['task', 'list', 'withoutReport', request] as const,
    queryFn: ({ signal }) =>
      client.task.list({ ...request, finished: 'true', reportState: 'notGenerated' }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function useGenerateReport() {
  return useReportMutation((id: string) => client.task.generateReport({ id }), { shownInPlace: false });
}

/** The corrected version of an approved report that misstates something. */
export function useCorrectReport() {
  return useReportMutation((id: string) => client.report.correct({ id }), { shownInPlace: false });
}

/** Approved reports that are still to be corrected. */
export function misstatedReportsQuery(customerId: string | undefined) {
  return reportListQuery({ page: 1, limit: 10, misstates: 'true', customerId });
}

/** How many services one report takes. */
export const mostServices = 50;

/** Reviewed services of a site in a period, the oldest first. */
export function reviewedServicesQuery({
  customerId,
  from,
  to,
}: Pick<RequestInput<'task.list'>, 'customerId' | 'from' | 'to'>) {
  const days = { ...(from && { from }), ...(to && { to }) };
  return queryOptions({
    queryKey: ['task', 'list', 'reviewed', customerId, days] as const,
    queryFn: ({ signal }) =>
      client.task.list(
        { customerId, ...days, finished: 'true', limit: mostServices, sort: 'plannedAt', order: 'asc' },
        { signal },
      ),
    enabled: customerId !== '',
  });
}

export function useGenerateBriefing() {
  return useReportMutation(
    (briefing: RequestInput<'task.generateServicesReport'>) => client.task.generateServicesReport(briefing),
    { shownInPlace: false },
  );
}

export function useDeleteReport() {
  return useReportMutation((id: string) => client.report.delete({ id }), { shownInPlace: false });
}

export function useExportReport() {
  return useMutation({
    mutationFn: (input: { readonly id: string; readonly language: Language }) => client.report.exportPdf(input),
  });
}

function useReportMutation<Input, Result>(
  run: (input: Input) => Promise<Result>,
  meta: { readonly shownInPlace: boolean },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reportKeys.all }),
        queryClient.invalidateQueries({ queryKey: ['task'] }),
      ]),
  });
}
