import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DaySpan, ShiftBoard } from 'pest-sdk';
import { ask } from '../../../base/calls';
import { client } from '../../../base/client';
import { refreshAfterLast, shownAhead } from '../../../base/shown-ahead';
import { useSiteTime } from '../../../base/site-time';
import { type Plan, withPlan } from './board-model';

/** Others plan too: what they do shows after this long. */
const refreshMs = 60_000;

/** The boards of all days. */
const boards = ['schedule', 'schedule.board'] as const;
const moves = ['schedule', 'move'] as const;

export function boardQuery({ from, to }: DaySpan) {
  return {
    ...ask('schedule.board', { from, to }),
    refetchInterval: refreshMs,
  };
}

export interface Move {
  readonly id: string;
  readonly from: Plan;
  readonly to: Plan;
  /** A recurring service changes from this one on. */
  readonly following: boolean;
}

/** Plans a service otherwise. The board shows it at once, and as it was when the server refuses. */
export function useMoveService() {
  const queryClient = useQueryClient();
  const { timeZone } = useSiteTime();
  const show = (id: string, plan: Plan) =>
    queryClient.setQueriesData<ShiftBoard>(
      { queryKey: boards },
      (board) => board && withPlan(board, id, plan, timeZone),
    );
  return useMutation({
    mutationFn: ({ id, from, to, following }: Move) => shownAhead(client.schedule.move({ id, from, to, following })),
    mutationKey: moves,
    // One after the other: a second move of a service starts from where the first one put it.
    scope: { id: 'schedule' },
    onMutate: async ({ id, to }) => {
      await queryClient.cancelQueries({ queryKey: boards });
      show(id, to);
    },
    onError: (_error, { id, from }) => show(id, from),
    onSettled: () => refreshAfterLast(queryClient, moves, 'schedule.move'),
  });
}
