import { userTypes } from 'pest-sdk';
import { client } from '../../base/client';
import { informationPages, informationToComplete } from '../../base/information';
import type { Address } from '../../base/links';
import { accountOf } from '../../base/roles';

/**
 * Where a person goes who has just signed in (specification §4): to the information that the platform has not approved,
 * else to where the person was sent away from, else to the console.
 */
export async function afterLogin(wanted: Address | null): Promise<Address> {
  // Whoever cannot be asked about now is asked about by the guard of the next page.
  const user = await client.auth.info({}).catch(() => null);
  return (user && informationToComplete(accountOf(user))) ?? wanted ?? '/home';
}

/** Registration goes on with the information. */
export function afterRegistration(userType: number): Address {
  return userType === userTypes.customer ? informationPages.customer : informationPages.company;
}
