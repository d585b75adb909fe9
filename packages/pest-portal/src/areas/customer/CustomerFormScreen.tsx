import { useQuery } from '@tanstack/react-query';
import { FailureState, LoadingState, useToast } from 'pest-ui';
import { useSearchParams } from 'react-router';
import { useT } from '../../base/i18n';
import { address, useNavigate } from '../../base/links';
import { PageHead } from '../../page/PageHead';
import { CustomerForm } from './CustomerForm';
import { customerMessages } from './customer.messages';
import { customerDetailsQuery, useAddCustomer, useUpdateCustomer } from './customer.queries';
import { emptyCustomer, formOf } from './customer-draft';

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
        pending={add.isPending}
        error={add.error}
        onChange={add.reset}
        onCancel={() => navigate('/customer/list')}
        onSubmit={(draft) =>
          add.mutate(draft, {
            onSuccess: ({ id }) => {
              toast({ tone: 'success', message: t('customer.created') });
              navigate(address('/detailCustomer', { id }), { replace: true });
            },
          })
        }
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
        initial={formOf(details.data)}
        pending={update.isPending}
        error={update.error}
        onChange={update.reset}
        onCancel={back}
        onSubmit={(draft) =>
          update.mutate(
            { id, ...draft },
            {
              onSuccess: () => {
                toast({ tone: 'success', message: t('customer.saved') });
                back();
              },
            },
          )
        }
      />
    </>
  );
}
