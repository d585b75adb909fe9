import { clashesOf, commitmentsOf, instantInZone, type ShiftBoard, serviceLength } from 'pest-sdk';

/** What is in the way of one person on one of the dates. */
export type DateClash =
  | { readonly kind: 'overlap'; readonly name: string; readonly at: string; readonly customer: string }
  | { readonly kind: 'leave' | 'leaveWaiting'; readonly name: string };

export interface PlannedDate {
  readonly day: string;
  readonly time: string;
  readonly staffIds: readonly string[];
}

/** What is in the way of a date, for whoever is chosen. How long it takes is known once it is planned: its beginning counts. */
export function dateClashes(board: ShiftBoard, { day, time, staffIds }: PlannedDate, timeZone: string): DateClash[] {
  const plannedAt = instantInZone({ day, time }, timeZone);
  if (plannedAt === null) return [];
  const service = { id: '', plannedAt, minutes: serviceLength.baseMinutes };
  return board.staff
    .filter(({ id }) => staffIds.includes(id))
    .flatMap(({ id, name }) =>
      clashesOf(service, commitmentsOf(board, id)).flatMap(({ kind, serviceId }): DateClash[] => {
        if (kind !== 'overlap') return [{ kind, name }];
        const other = board.services.find((planned) => planned.id === serviceId);
        return other ? [{ kind, name, at: other.plannedAt, customer: other.customerName }] : [];
      }),
    );
}
