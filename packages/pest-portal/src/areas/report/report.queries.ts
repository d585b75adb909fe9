import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { ask, callKey } from '../../base/calls';
import { client } from '../../base/client';

/** A report being edited is not fetched again behind the author's back. */
export function askReport(id: string) {
  return {
    ...ask('report.detail', { id }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { editedHere: true },
  };
}

/** What was done to a report, and what its reviewers noted: asked anew without the report, which somebody may be writing. */
export function askWorkAnew(queryClient: QueryClient, id: string): Promise<unknown> {
  const work = [callKey('report.versions', { id }), callKey('report.notes', { id })];
  return Promise.all(work.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** What is old once a report was saved, but for the report itself: what was written is known. */
export function askAnewBesides(queryClient: QueryClient, id: string): Promise<unknown> {
  const lists = [['report', 'report.list'], ['task']].map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  return Promise.all([...lists, askWorkAnew(queryClient, id)]);
}

/** Makes the pages of a report; nothing is old afterwards. */
export function useExportReport() {
  return useMutation({ mutationFn: (request: RequestInput<'report.exportPdf'>) => client.report.exportPdf(request) });
}
