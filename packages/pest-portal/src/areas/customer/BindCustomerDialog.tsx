import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'pest-sdk';
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  FailureState,
  Field,
  LoadingState,
  searchIcon,
  TextInput,
  token,
  useToast,
} from 'pest-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useFocusFirstError } from '../../form/focus-first-error';
import { customerMessages } from './customer.messages';
import { customerSearchQuery, useBindCustomer } from './customer.queries';

type Found = ResultOf<'customer.search'>[number];

/** A phone has 11 digits and a credit code 18 characters; a part of either finds nobody. */
const wholeKey = /^(\d{11}|[0-9A-Z]{18})$/;

/** Finds a customer that is on the platform already, and binds it to the company. */
export function BindCustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(customerMessages);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [refused, setRefused] = useState(false);
  const { form, focusFirstError } = useFocusFirstError();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const key = typed.trim().toUpperCase();
    setRefused(!wholeKey.test(key));
    if (!wholeKey.test(key)) return focusFirstError();
    setAsked(key);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('customer.bind.title')}</Dialog.Header>
        <Dialog.Body>
          <form ref={form} noValidate onSubmit={find}>
            <Field
              label={t('customer.bind.key')}
              required
              help={t('customer.bind.key.help')}
              error={refused ? t('customer.bind.key.missing') : undefined}
            >
              {(ids) => (
                <Line>
                  <TextInput {...ids} autoComplete="off" value={typed} onChange={setTyped} />
                  <Button type="submit" icon={searchIcon}>
                    {t('customer.bind.find')}
                  </Button>
                </Line>
              )}
            </Field>
          </form>
          {asked !== '' && <Results key={asked} asked={asked} onBound={onClose} />}
          <Note>{t('customer.bind.note')}</Note>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Results({ asked, onBound }: { readonly asked: string; readonly onBound: () => void }) {
  const t = useT(customerMessages);
  const found = useQuery(customerSearchQuery(asked));
  if (found.error) return <FailureState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <LoadingState />;
  if (found.data.length === 0) return <EmptyState title={t('customer.bind.none')} />;
  return (
    <List>
      {found.data.map((customer) => (
        <FoundRow key={customer.id} customer={customer} onBound={onBound} />
      ))}
    </List>
  );
}

function FoundRow({ customer, onBound }: { readonly customer: Found; readonly onBound: () => void }) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const bind = useBindCustomer();
  const { id, maskedName, maskedPhone, bound } = customer;
  const confirm = () =>
    bind.mutate(id, {
      onSuccess: () => {
        toast({ tone: 'success', message: t('customer.bind.done') });
        onBound();
      },
    });
  return (
    <li>
      <span>
        <strong>{maskedName}</strong> {maskedPhone}
      </span>
      {bound ? (
        <Badge tone="success">{t('customer.bind.already')}</Badge>
      ) : (
        <Button variant="primary" size="sm" loading={bind.isPending} onClick={confirm}>
          {t('customer.bind.confirm')}
        </Button>
      )}
    </li>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token.space[2]};

  > :first-child {
    flex: 1;
  }
`;

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

const Note = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;
