import type { LeaveRequest } from 'pest-sdk';
import { Notice, Stack, Text, useFormat } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { Link, taskLinks } from '../../base/links';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { type Verdict, VerdictDialog } from '../../kit/form/VerdictDialog';
import { leaveMessages } from './leave.messages';
import { useLeavePeriod } from './useLeavePeriod';

const approval: Verdict<'approve' | 'refuse'> = { outcome: 'approve', reason: '' };

/** Shows what else happens in that time, and approves or refuses with a reason. */
export function ReviewLeaveDialog({
  request,
  onClose,
}: {
  readonly request: LeaveRequest;
  readonly onClose: () => void;
}) {
  const t = useT(leaveMessages);
  const periodOf = useLeavePeriod();
  const { id, accountName: name } = request;
  const form = useDialogForm({
    initial: approval,
    call: useFormCall('leave.audit', ({ outcome, reason }: typeof approval) =>
      outcome === 'refuse' ? { id, outcome, reason } : { id, outcome },
    ),
    done: (_result, { outcome }) =>
      t(outcome === 'approve' ? 'leave.review.approved' : 'leave.review.refused', { name }),
    onClose,
  });
  return (
    <VerdictDialog
      form={form}
      title={t('leave.review.title', { name })}
      approve={{ outcome: 'approve', label: t('leave.review.approve') }}
      refuse={{
        outcome: 'refuse',
        label: t('leave.review.refuse'),
        reason: t('leave.review.reason'),
        help: t('leave.review.reason.help'),
      }}
      onClose={onClose}
    >
      {(reason) => (
        <>
          <Stack gap={1}>
            <Text weight="semibold">{periodOf(request)}</Text>
            <Text tone="muted">{request.reason}</Text>
          </Stack>
          <Conflicts id={id} />
          {reason}
        </>
      )}
    </VerdictDialog>
  );
}

/** Services planned for the person in that time, and colleagues who are away. */
function Conflicts({ id }: { readonly id: string }) {
  const t = useT(leaveMessages);
  const format = useFormat();
  const periodOf = useLeavePeriod();
  const { data, error } = useCall('leave.conflicts', { id });
  if (error) return <Notice tone="danger">{t('leave.review.failed')}</Notice>;
  if (!data) return <Text tone="muted">{t('leave.review.loading')}</Text>;
  const { services, away } = data;
  return (
    <Stack gap={2}>
      {services.length === 0 ? (
        <Text tone="muted">{t('leave.review.noServices')}</Text>
      ) : (
        <div>
          <Notice tone="warning">{t('leave.review.services', { count: services.length })}</Notice>
          <ul>
            {services.map((service) => (
              <li key={service.id}>
                <Link to={taskLinks.details(service.id)}>
                  {format.parts([format.dateTime(service.plannedAt), service.customerName, service.number])}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {away.length === 0 ? (
        <Text tone="muted">{t('leave.review.noneAway')}</Text>
      ) : (
        <div>
          <Text>{t('leave.review.away')}</Text>
          <ul>
            {away.map((other) => (
              <li key={other.id}>
                {format.parts([
                  other.state === 'underReview'
                    ? t('leave.review.waiting', { name: other.accountName })
                    : other.accountName,
                  periodOf(other),
                ])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
