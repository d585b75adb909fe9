import type { CustomerDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { useToast } from 'pest-ui';
import { useCall } from '../../base/calls';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { address, useNavigate, usePageQuery } from '../../base/links';
import { useCan } from '../../base/session';
import type { FormCall } from '../../kit/form/form-call';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { NoPermission } from '../../kit/page/NoPermission';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { CustomerForm } from './CustomerForm';
import { customerMessages } from './customer.messages';
import {
  type CustomerValues,
  customerAlone,
  customerValues,
  customerWithLogin,
  emptyCustomer,
  withLoginParameter,
} from './customer-form';

/** Creates a customer, or edits the one in the address. */
export function CustomerFormScreen() {
  const [query] = usePageQuery<'/createCustomer'>();
  const can = useCan();
  const id = query.get('id') ?? '';
  if (id !== '') return can(rights.customerUpdate) ? <EditCustomer key={id} id={id} /> : <NoPermission />;
  if (!can(rights.customerAdd, rights.customerCreate)) return <NoPermission />;
  return <NewCustomer withLogin={query.has(withLoginParameter)} />;
}

/** Alone or with a login at once: who may do both decides in the form, and keeps what was typed. */
function NewCustomer({ withLogin: asked }: { readonly withLogin: boolean }) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const can = useCan();
  const decides = can(rights.customerAdd) && can(rights.customerCreate);
  const alone = useFormCall('customer.add', customerAlone);
  const both = useFormCall('customer.create', customerWithLogin);
  const call: FormCall<CustomerValues, { readonly id: string }> = {
    ...both,
    prepare: (values) => (values.withLogin ? both : alone).prepare(values),
  };
  return (
    <>
      <PageHead title={t('customer.new.title')} />
      <CustomerForm
        decidesLogin={decides}
        initial={{ ...emptyCustomer, withLogin: decides ? asked : can(rights.customerCreate) }}
        call={call}
        onCancel={() => navigate('/customer/list')}
        onDone={({ id }, { withLogin }) => {
          toast({ tone: 'success', message: t(withLogin ? 'customer.createdWithLogin' : 'customer.created') });
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
