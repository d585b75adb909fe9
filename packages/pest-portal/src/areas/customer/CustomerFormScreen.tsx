import { useQuery } from '@tanstack/react-query';
import { contract } from 'pest-sdk/schemas';
import { NoPermissionState, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { address, useNavigate, usePageQuery } from '../../base/links';
import { useCan } from '../../base/session';
import { filled } from '../../form/filled';
import { formCall } from '../../form/form-call';
import { typedPlace } from '../../map/place';
import { PageHead } from '../../page/PageHead';
import { RecordState } from '../../page/RecordState';
import { CustomerForm } from './CustomerForm';
import { customerMessages } from './customer.messages';
import { customerDetailsQuery, useAddCustomer, useCreateCustomer, useUpdateCustomer } from './customer.queries';
import {
  type CustomerValues,
  customerAlone,
  customerWithLogin,
  emptyCustomer,
  withLoginParameter,
} from './customer-form';

/** Creates a customer, or edits the one in the address. */
export function CustomerFormScreen() {
  const [query] = usePageQuery<'/createCustomer'>();
  const can = useCan();
  const id = query.get('id') ?? '';
  if (id !== '') return can('btn_client_edit') ? <EditCustomer key={id} id={id} /> : <NoPermissionState />;
  if (!can('btn_client_add', 'btn_client_create')) return <NoPermissionState />;
  const withLogin = can('btn_client_create') && (query.has(withLoginParameter) || !can('btn_client_add'));
  return withLogin ? <NewCustomerWithLogin /> : <NewCustomer />;
}

function NewCustomerWithLogin() {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const create = useCreateCustomer();
  return (
    <>
      <PageHead title={t('customer.new.title')} />
      <CustomerForm
        withLogin
        initial={emptyCustomer}
        call={formCall(contract.customer.create, customerWithLogin, create.mutateAsync)}
        onCancel={() => navigate('/customer/list')}
        onDone={({ id }) => {
          toast({ tone: 'success', message: t('customer.createdWithLogin') });
          navigate(address('/detailCustomer', { id }), { replace: true });
        }}
      />
    </>
  );
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
        call={formCall(contract.customer.add, customerAlone, add.mutateAsync)}
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
  if (!details.data)
    return <RecordState title={t('customer.edit.title')} id={id} query={details} back="/customer/list" />;
  return (
    <>
      <PageHead title={t('customer.edit.title')} note={details.data.name} />
      <CustomerForm
        initial={filled(emptyCustomer, { ...details.data, location: typedPlace(details.data.location), loginId: '' })}
        lock={details.data.profileLock}
        call={formCall(
          contract.customer.update,
          (values: CustomerValues) => ({ id, ...customerAlone(values) }),
          update.mutateAsync,
        )}
        onCancel={back}
        onDone={() => {
          toast({ tone: 'success', message: t('customer.saved') });
          back();
        }}
      />
    </>
  );
}
