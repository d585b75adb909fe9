import type { ResultOf } from 'pest-sdk';

export type AccountNumber = ResultOf<'account.number'>;

/** The service staff that have a seat of the membership; the others are members of the edition. */
export function seatedStaff({
  serviceStaff: { limit, used, available },
}: AccountNumber): AccountNumber['serviceStaff'] {
  return { limit, used: Math.min(used, limit ?? 0), available };
}

/** How many accounts there are, wherever their seats come from. */
export function allAccounts(number: AccountNumber): number {
  return number.used + seatedStaff(number).used;
}

/** Whether nobody can be added, neither as a member nor as service staff of a membership. */
export function isFull({ available, serviceStaff }: AccountNumber): boolean {
  return available === 0 && (serviceStaff.available ?? 0) === 0;
}
