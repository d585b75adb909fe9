import { fetched, LoadingState } from 'pest-ui';
import { Suspense } from 'react';
import { useAccount } from '../../base/session';
import { CompanyHome } from './CompanyHome';
import { isCrew } from './home.queries';

const SiteHome = fetched(() => import('./SiteHome'), 'SiteHome');

export const DayHome = fetched(() => import('./DayHome'), 'DayHome');

/** What one comes for: the company's work for its office, the day for its crew, the own site for a customer. */
export function HomeScreen() {
  const account = useAccount();
  if (account.role !== 'customer' && !isCrew(account)) return <CompanyHome />;
  return <Suspense fallback={<LoadingState shape="page" />}>{isCrew(account) ? <DayHome /> : <SiteHome />}</Suspense>;
}
