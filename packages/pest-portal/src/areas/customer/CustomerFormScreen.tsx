import { useQuery } from '@tanstack/react-query';
import { contract } from 'pest-sdk';
import { FailureState, LoadingState, useToast } from 'pest-ui';
import { useSearchParams } from 'react-router';
import { useT } from '../../base/i18n';
import { address, useNavigate } from '../../base/links';
import { filled } from '../../form/filled';
import { formCall } from '../../form/form-call';
import { PageHead } from '../../page/PageHead';
import { CustomerForm } from './CustomerForm';
import { customerMessages } from './customer.messages';
import { customerDetailsQuery, useAddCustomer, useUpdateCustomer } from './customer.queries';
import { type CustomerValues, emptyCustomer } from './customer-form';

/** Creates a customer, or edits the one in the address. */
export function CustomerFormScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return id === '' ? <NewCustomer /> : <EditCustomer key={id} id={id} />;
}

function NewCustomer() {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const add = useAddCustomer();
  return (
    <>
      <PageHead title={t('customer.new.title')} />
      <CustomerForm
        initial={emptyCustomer}
        call={formCall(contract.customer.add, (values: CustomerValues) => values, add.mutateAsync)}
        onCancel={() => navigate('/customer/list')}
        onDone={({ id }) => {
          toast({ tone: 'success', message: t('customer.created') });
          navigate(address('/detailCustomer', { id }), { replace: true });
        }}
      />
    </>
  );
}

function EditCustomer({ id }: { readonly id: string }) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const details = useQuery(customerDetailsQuery(id));
  const update = useUpdateCustomer();
  const back = () => navigate(address('/detailCustomer', { id }), { replace: true });
  if (details.error) return <FailureState error={details.error} onRetry={() => void details.refetch()} />;
  if (!details.data) return <LoadingState />;
  return (
    <>
      <PageHead title={t('customer.edit.title')} note={details.data.name} />
      <CustomerForm
        initial={filled(emptyCustomer, details.data)}
        lock={details.data.profileLock}
        call={formCall(contract.customer.update, (values: CustomerValues) => ({ id, ...values }), update.mutateAsync)}
        onCancel={back}
        onDone={() => {
          toast({ tone: 'success', message: t('customer.saved') });
          back();
        }}
      />
    </>
  );
}
