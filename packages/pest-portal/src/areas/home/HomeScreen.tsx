import { useAccount } from '../../base/session';
import { CompanyHome } from './CompanyHome';
import { SiteHome } from './SiteHome';

/** The dashboard: the company's work for its people, the own site for a customer. */
export function HomeScreen() {
  const { role } = useAccount();
  return role === 'customer' ? <SiteHome /> : <CompanyHome />;
}
