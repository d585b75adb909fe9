import { fetched } from 'pest-ui';
import { useAccount } from '../../base/session';
import { CompanyHome } from './CompanyHome';
import { isCrew } from './home.queries';

const SiteHome = fetched(() => import('./SiteHome'), 'SiteHome');

export const DayHome = fetched(() => import('./DayHome'), 'DayHome');

/**
 * What one comes for: the company's work for its office, the day for its crew, the own site for a customer. Until its code
 * is there the page's name stands over its shape, as before every page.
 */
export function HomeScreen() {
  const account = useAccount();
  if (account.role !== 'customer' && !isCrew(account)) return <CompanyHome />;
  return isCrew(account) ? <DayHome /> : <SiteHome />;
}
