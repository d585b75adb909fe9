import { reviewStatus } from 'pest-sdk';
import type { FreePath } from './page-queries';
import type { Account } from './roles';

/** Where a company's or a customer's information is completed. */
export const informationPages = {
  company: '/completedCompanyInfo',
  customer: '/completedClientInfo',
} as const satisfies Record<string, FreePath>;

/** Where company or customer information waits to be completed or approved; null once it is approved. */
export function informationToComplete({ role, user }: Account): FreePath | null {
  const [reviewed, page] =
    role === 'customer' ? [user.customerInfo, informationPages.customer] : [user.companyInfo, informationPages.company];
  return reviewed?.status === reviewStatus.approved ? null : page;
}
