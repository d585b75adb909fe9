import { LoadingState } from 'pest-ui';
import { lazy, Suspense } from 'react';
import { useAccount } from '../../base/session';
import { CompanyHome } from './CompanyHome';

const SiteHome = lazy(async () => ({ default: (await import('./SiteHome')).SiteHome }));

/** The dashboard: the company's work for its people, the own site for a customer. */
export function HomeScreen() {
  const { role } = useAccount();
  if (role !== 'customer') return <CompanyHome />;
  return (
    <Suspense fallback={<LoadingState />}>
      <SiteHome />
    </Suspense>
  );
}
