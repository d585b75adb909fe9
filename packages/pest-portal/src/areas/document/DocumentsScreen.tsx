import { useAccount } from '../../base/session';
import { BinderPage } from './BinderPage';
import { DocumentsPage } from './DocumentsPage';

/** `/documents`: what a company keeps for auditors; for a customer, its own binder. */
export function DocumentsScreen() {
  const { role, user } = useAccount();
  return role === 'customer' ? <BinderPage customerId={user.customerInfo?.id ?? ''} /> : <DocumentsPage />;
}
