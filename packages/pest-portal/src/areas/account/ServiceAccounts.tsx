import type { ServiceAccount } from 'pest-sdk';
import { FailureState, LoadingState, Row, Section, Stack, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { Lead } from '../../kit/list/Lead';
import { ActList } from '../../kit/page/ActList';
import { AddServiceDialog, type MadeKey, MadeKeyDialog, RotateServiceDialog } from './ServiceDialogs';
import { serviceMessages } from './service.messages';

/** The company's accounts of programs: each with what is known of its key, for its administrator. */
export default function ServiceAccounts() {
  const t = useT(serviceMessages);
  const { data, error, refetch } = useCall('account.serviceAccounts', {});
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <Section
      title={t('service.title')}
      actions={
        <DialogButton size="sm" dialog={(onClose) => <AddServiceDialog onMade={setMade} onClose={onClose} />}>
          {t('service.add')}
        </DialogButton>
      }
    >
      <Stack gap={3}>
        <Lead>{t('service.lead')}</Lead>
        {!data && (error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
        {data?.length === 0 && <Text as="p">{t('service.empty')}</Text>}
        {data && data.length > 0 && (
          <ActList>
            {data.map((service) => (
              <Service key={service.id} service={service} onMade={setMade} />
            ))}
          </ActList>
        )}
      </Stack>
      {made && <MadeKeyDialog made={made} onClose={() => setMade(null)} />}
    </Section>
  );
}

interface ServiceProps {
  readonly service: ServiceAccount;
  readonly onMade: (made: MadeKey) => void;
}

function Service({ service, onMade }: ServiceProps) {
  const t = useT(serviceMessages);
  const { id, name, revokedAt } = service;
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{useFacts(service)}</small>
      </span>
      {revokedAt === null && (
        <Row gap={2}>
          <DialogButton
            size="sm"
            aria-label={t('service.rotate.of', { name })}
            dialog={(onClose) => <RotateServiceDialog service={service} onMade={onMade} onClose={onClose} />}
          >
            {t('service.rotate')}
          </DialogButton>
          <DialogButton
            size="sm"
            aria-label={t('service.revoke.of', { name })}
            dialog={(onClose) => (
              <CallDialog
                call="account.revokeServiceAccount"
                request={{ id }}
                tone="danger"
                title={t('service.revoke.title', { name })}
                body={t('service.revoke.text')}
                confirmLabel={t('service.revoke')}
                done={t('service.revoke.done')}
                onClose={onClose}
              />
            )}
          >
            {t('service.revoke')}
          </DialogButton>
        </Row>
      )}
    </li>
  );
}

function useFacts(service: ServiceAccount): string {
  const t = useT(serviceMessages);
  const format = useFormat();
  const { oldKeyUntil, lastUsedAt, revokedAt, expiresAt } = service;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const state =
    revokedAt !== null
      ? t('service.revoked')
      : isOver
        ? t('service.over')
        : t('service.until', { time: format.dateTime(expiresAt) });
  return format.parts([
    state,
    t('service.may', { count: service.permissions.length }),
    t('service.key', { end: service.keyEnd }),
    oldKeyUntil === null ? '' : t('service.oldUntil', { time: format.dateTime(oldKeyUntil) }),
    t('service.madeBy', { name: service.madeBy }),
    lastUsedAt === null
      ? t('service.unused')
      : t('service.used', { time: format.dateTime(lastUsedAt), address: service.lastAddress }),
  ]);
}
