import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { useOutbox } from '../../offline/outbox/useOutbox';

export type RiskListRequest = RequestInput<'risk.list'>;

export function riskListQuery(request: RiskListRequest) {
  return queryOptions({
    queryKey: ['risk', 'list', request] as const,
    queryFn: ({ signal }) => client.risk.list(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Records a risk, or keeps it on this device where there is no network. */
export function useAddRisk() {
  const { outbox } = useOutbox();
  return useRiskMutation((request: RequestInput<'risk.add'>) =>
    outbox.perform({
      taskId: request.taskId,
      call: 'risk.add',
      request,
      about: request.location || request.description,
    }),
  );
}

export function useTreatRisk() {
  return useRiskMutation((body: RequestInput<'risk.treat'>) => client.risk.treat(body));
}

export function useAnswerRisk() {
  return useRiskMutation((body: RequestInput<'risk.answer'>) => client.risk.answer(body));
}

export function useAssignRisk() {
  return useRiskMutation((body: RequestInput<'risk.assign'>) => client.risk.assign(body));
}

export function useReturnRisk() {
  return useRiskMutation((body: RequestInput<'risk.returnAnswer'>) => client.risk.returnAnswer(body));
}

export function useVerifyRisk() {
  return useRiskMutation((id: string) => client.risk.verify({ id }), { shownInPlace: false });
}

/** The forms show refusals themselves. Services count their open risks, so they are stale with the risks. */
function useRiskMutation<Input, Result>(run: (input: Input) => Promise<Result>, meta = { shownInPlace: true }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['risk'] }),
        queryClient.invalidateQueries({ queryKey: ['task'] }),
        queryClient.invalidateQueries({ queryKey: ['home'] }),
      ]),
  });
}

/** As the server has it now. */
export function readRisk(id: string) {
  return client.risk.details({ id });
}
