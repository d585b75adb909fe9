import type { CustomerDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { useToast } from 'pest-ui';
import { useCall } from '../../base/calls';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { address, useNavigate, usePageQuery } from '../../base/links';
import { useCan } from '../../base/session';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { NoPermission } from '../../kit/page/NoPermission';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { CustomerForm } from './CustomerForm';
import { customerMessages } from './customer.messages';
import { customerAlone, customerValues, customerWithLogin, emptyCustomer, withLoginParameter } from './customer-form';

/** Creates a customer, or edits the one in the address. */
export function CustomerFormScreen() {
  const [query] = usePageQuery<'/createCustomer'>();
  const can = useCan();
  const id = query.get('id') ?? '';
  if (id !== '') return can(rights.customerUpdate) ? <EditCustomer key={id} id={id} /> : <NoPermission />;
  if (!can(rights.customerAdd, rights.customerCreate)) return <NoPermission />;
  const withLogin = can(rights.customerCreate) && (query.has(withLoginParameter) || !can(rights.customerAdd));
  return withLogin ? <NewCustomerWithLogin /> : <NewCustomer />;
}

function NewCustomerWithLogin() {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t('customer.new.title')} />
      <CustomerForm
        withLogin
        initial={emptyCustomer}
        call={useFormCall('customer.create', customerWithLogin)}
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
  return (
    <>
      <PageHead title={t('customer.new.title')} />
      <CustomerForm
        initial={emptyCustomer}
        call={useFormCall('customer.add', customerAlone)}
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
  const details = useCall('customer.details', { id });
  if (!details.data)
    return <RecordState title={t('customer.edit.title')} id={id} query={details} back="/customer/list" />;
  return <ChangedCustomer customer={details.data} />;
}

function ChangedCustomer({ customer }: { readonly customer: CustomerDetails }) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { id } = customer;
  const back = () => navigate(address('/detailCustomer', { id }), { replace: true });
  const call = useEditCall('customer.update', {
    record: customer,
    valuesOf: customerValues,
    toRequest: (values, revision) => ({ id, ...customerAlone(values), revision }),
    reread: () => client.customer.details({ id }),
    together: [['region', 'regionCode']],
  });
  return (
    <>
      <PageHead title={t('customer.edit.title')} note={customer.name} />
      <CustomerForm
        initial={customerValues(customer)}
        lock={customer.profileLock}
        call={call}
        onCancel={back}
        onDone={() => {
          toast({ tone: 'success', message: t('customer.saved') });
          back();
        }}
      />
    </>
  );
}
