import type { BindingRequest } from 'pest-sdk';
import { FailureState, Row, Section, Stack, StatusDot, Text, useFormat, useToast } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { SettledButton } from '../../base/SettledButton';
import { useSettled } from '../../base/useSettled';
import { useWrite } from '../../base/writes';
import { customerMessages } from './customer.messages';

interface WaitingCustomersProps {
  /** The customers below could not be read either, and say so: the same is not said twice. */
  readonly listFailed: boolean;
}

/** Customers that the company asked to serve and that have not accepted: their names, and nothing else of them. */
export function WaitingCustomers({ listFailed }: WaitingCustomersProps) {
  const t = useT(customerMessages);
  const requests = useCall('customer.requests', {});
  const settled = useSettled(requests.data?.map(({ id }) => id).join() ?? '');
  if (requests.error && !listFailed) {
    return <FailureState error={requests.error} onRetry={() => void requests.refetch()} />;
  }
  if (!requests.data?.length) return null;
  return (
    <Section title={t('customer.waiting')} note={t('customer.waiting.note')}>
      <Stack as="ul" gap={3} divided>
        {requests.data.map((request) => (
          <Waiting key={request.id} request={request} settled={settled} />
        ))}
      </Stack>
    </Section>
  );
}

interface WaitingProps {
  readonly request: BindingRequest;
  /** Whether somebody can have seen which of several this one is. */
  readonly settled: boolean;
}

function Waiting({ request, settled }: WaitingProps) {
  const t = useT(customerMessages);
  const { day } = useFormat();
  const { toast } = useToast();
  const withdraw = useWrite('customer.withdrawRequest');
  const { id, name, state, askedAt } = request;
  return (
    <Row as="li" justify="space-between">
      <Row>
        <Text weight="semibold">{name}</Text>
        <StatusDot tone={state === 'waiting' ? 'warning' : 'neutral'}>
          {t(state === 'waiting' ? 'customer.waiting.state' : 'customer.waiting.declined')}
        </StatusDot>
        <Text size="sm" tone="muted">
          {t('customer.waiting.asked', { day: day(askedAt) })}
        </Text>
      </Row>
      {state === 'waiting' && (
        <SettledButton
          settled={settled}
          size="sm"
          loading={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(
              { id },
              { onSuccess: () => toast({ tone: 'success', message: t('customer.waiting.withdrawn') }) },
            )
          }
        >
          {t('customer.waiting.withdraw')}
        </SettledButton>
      )}
    </Row>
  );
}
