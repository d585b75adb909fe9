import { hasFormat, type ResultOf } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Button,
  Dialog,
  EmptyState,
  FailureState,
  Icon,
  LoadingState,
  Row,
  StatusDot,
  searchIcon,
  Text,
  TextInput,
  token,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { address, useNavigate } from '../../base/links';
import { useWrite } from '../../base/writes';
import { FieldBox } from '../../kit/form/FieldBox';
import { formCall } from '../../kit/form/form-call';
import { useForm } from '../../kit/form/useForm';
import { customerMessages } from './customer.messages';

type Found = ResultOf<'customer.search'>[number];

/** Finds a customer that is on the platform already, and binds it to the company. */
export function BindCustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(customerMessages);
  const [asked, setAsked] = useState('');
  const form = useForm({
    initial: { key: '' },
    call: formCall(
      contract.customer.search,
      (values: { readonly key: string }) => values,
      async ({ key }) => key,
    ),
    // A part of a phone or of a credit code finds nobody.
    check: ({ key }) => ({ key: hasFormat('customerKey', key.toUpperCase()) ? undefined : { kind: 'customerKey' } }),
    onDone: setAsked,
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('customer.bind.title')}</Dialog.Header>
        <Dialog.Body>
          <form {...form.element}>
            <FieldBox label={t('customer.bind.key')} help={t('customer.bind.key.help')} field={form.field('key')}>
              {({ maxLength: _pasted, ...control }) => (
                <Row nowrap fillFirst>
                  <TextInput {...control} autoComplete="off" />
                  <Button type="submit">
                    <Icon path={searchIcon} size={16} />
                    {t('customer.bind.find')}
                  </Button>
                </Row>
              )}
            </FieldBox>
          </form>
          {asked !== '' && <Results key={asked} asked={asked} onBound={onClose} />}
          <Text as="p" tone="muted">
            {t('customer.bind.note')}
          </Text>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Results({ asked, onBound }: { readonly asked: string; readonly onBound: () => void }) {
  const t = useT(customerMessages);
  const found = useCall('customer.search', { key: asked });
  if (found.error) return <FailureState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <LoadingState />;
  if (found.data.length === 0) return <EmptyState title={t('customer.bind.none')} />;
  return (
    <List>
      {found.data.map((customer) => (
        <FoundRow key={customer.id} customer={customer} asked={asked} onBound={onBound} />
      ))}
    </List>
  );
}

interface FoundRowProps {
  readonly customer: Found;
  /** What it was found by. */
  readonly asked: string;
  readonly onBound: () => void;
}

function FoundRow({ customer, asked, onBound }: FoundRowProps) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const bind = useWrite('customer.addFriend');
  const navigate = useNavigate();
  const { id, maskedName, maskedPhone, bound } = customer;
  // Whoever knows the phone of the customer's login has confirmed it by asking.
  const loginId = hasFormat('phone', asked) ? asked : undefined;
  const confirm = () =>
    bind.mutate(
      { id, loginId },
      {
        onSuccess: ({ waiting }) => {
          const isUnnamed = !waiting && maskedName === '';
          const done = isUnnamed ? 'customer.bind.nameIt' : 'customer.bind.done';
          toast({ tone: 'success', message: t(waiting ? 'customer.bind.asked' : done) });
          onBound();
          if (isUnnamed) navigate(address('/createCustomer', { id }));
        },
      },
    );
  return (
    <li>
      <span>
        {maskedName === '' ? t('customer.bind.unnamed') : <strong>{maskedName}</strong>} {maskedPhone}
      </span>
      {bound ? (
        <StatusDot tone="success">{t('customer.bind.already')}</StatusDot>
      ) : (
        <Button variant="primary" size="sm" loading={bind.isPending} onClick={confirm}>
          {t('customer.bind.confirm')}
        </Button>
      )}
    </li>
  );
}

const List = styled.ul`
  margin: ${token.space[4]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    padding: ${token.space[2]} 0;
    border-top: 1px solid ${token.color.border};
  }
`;
