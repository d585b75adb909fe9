import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../base/writes';
import { useOutbox } from './useOutbox';
import type { NewAct } from './waiting-act';

/** `useWrite` for what is done at a site: kept on this device where there is no network. Whoever asks shows a refusal. */
export function useSiteWrite<Input>(actOf: (input: Input) => NewAct) {
  const queryClient = useQueryClient();
  const { outbox } = useOutbox();
  return useMutation({
    mutationFn: (input: Input) => outbox.perform(actOf(input)),
    meta: { shownInPlace: true },
    onSuccess: (_became, input) => askAnew(queryClient, actOf(input).call),
  });
}
