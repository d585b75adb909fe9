import { Button, ConfirmDialog, Dialog, EmptyState, Row, Stack, StatusDot, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { Link, taskLinks } from '../../base/links';
import { SettledButton } from '../../base/SettledButton';
import { useSettled } from '../../base/useSettled';
import { actWords } from './act-words';
import { useServicesOnPhone } from './on-phone';
import { outboxMessages } from './outbox.messages';
import { useOutbox } from './useOutbox';
import type { WaitingAct } from './waiting-act';

/** What waits on this device, service by service: where it stands, why it was not taken, and what to do with it. */
export function OutboxDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(outboxMessages);
  const { acts, online, sending, outbox } = useOutbox();
  const services = [...new Set(acts.map(({ taskId }) => taskId))];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('outbox.title')}</Dialog.Header>
        <Dialog.Body>
          {acts.length === 0 && <EmptyState title={t('outbox.empty')} hint={t('outbox.empty.hint')} />}
          {acts.length > 0 && (
            <Stack gap={4}>
              <Text as="p" tone="muted">
                {t('outbox.hint')}
              </Text>
              {services.map((taskId) => (
                <Service
                  key={taskId}
                  taskId={taskId}
                  acts={acts.filter((act) => act.taskId === taskId)}
                  onClose={onClose}
                />
              ))}
            </Stack>
          )}
          {!online && <OnPhone onClose={onClose} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {t('outbox.close')}
          </Button>
          {acts.some(({ trouble }) => trouble === null) && (
            <Button variant="primary" disabled={!online} loading={sending !== null} onClick={() => void outbox.send()}>
              {t('outbox.send')}
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What can be worked on without a network, and how old it is. */
function OnPhone({ onClose }: Pick<ServiceProps, 'onClose'>) {
  const t = useT(outboxMessages);
  const format = useFormat();
  const services = useServicesOnPhone();
  return (
    <section>
      <Text as="h3" size="md" weight="semibold">
        {t('outbox.onPhone')}
      </Text>
      {services.every(({ since }) => since === null) && (
        <Text as="p" tone="muted">
          {t('outbox.onPhone.none')}
        </Text>
      )}
      <Stack as="ul" divided gap={2}>
        {services.map(({ task, since }) => (
          <li key={task.id}>
            <Row justify="space-between">
              <Link to={taskLinks.inspect(task.id)} onClick={onClose}>
                {format.parts([format.dateTime(task.plannedAt), task.customerName])}
              </Link>
              <Text size="sm" tone={since === null ? 'warning' : 'muted'}>
                {since === null
                  ? t('outbox.onPhone.not')
                  : t('outbox.onPhone.since', { at: format.dateTime(new Date(since).toISOString()) })}
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface ServiceProps {
  readonly taskId: string;
  readonly acts: readonly WaitingAct[];
  readonly onClose: () => void;
}

function Service({ taskId, acts, onClose }: ServiceProps) {
  const t = useT(outboxMessages);
  const { data } = useCall('task.details', { id: taskId });
  return (
    <section>
      <Row justify="space-between">
        <Text as="h3" size="md" weight="semibold">
          {data?.customerName ?? t('outbox.service')}
        </Text>
        <Link to={taskLinks.inspect(taskId)} onClick={onClose}>
          {t('outbox.service.open')}
        </Link>
      </Row>
      <Stack as="ul" divided gap={2}>
        {acts.map((act) => (
          <Item key={act.id} act={act} />
        ))}
      </Stack>
    </section>
  );
}

function Item({ act }: { readonly act: WaitingAct }) {
  const t = useT(outboxMessages);
  const format = useFormat();
  const photos = 'photos' in act.request ? act.request.photos.length : 0;
  return (
    <li>
      <Row justify="space-between">
        <Text weight="semibold">{actWords(t, act)}</Text>
        <StateDot act={act} />
      </Row>
      <Text as="p" size="sm" tone="muted">
        {format.parts([
          t('outbox.keptAt', { at: format.dateTime(act.keptAt) }),
          photos > 0 ? t('outbox.photos', { count: photos }) : '',
        ])}
      </Text>
      <Why act={act} />
      <Acts act={act} />
    </li>
  );
}

function StateDot({ act }: { readonly act: WaitingAct }) {
  const t = useT(outboxMessages);
  switch (act.trouble?.kind) {
    case undefined:
      return <StatusDot tone="info">{t('outbox.state.waiting')}</StatusDot>;
    case 'conflict':
      return <StatusDot tone="warning">{t('outbox.state.conflict')}</StatusDot>;
    case 'refused':
      return <StatusDot tone="danger">{t('outbox.state.refused')}</StatusDot>;
  }
}

function Why({ act: { trouble } }: { readonly act: WaitingAct }) {
  const t = useT(outboxMessages);
  if (trouble === null) return null;
  if (trouble.kind === 'conflict') return <Text as="p">{t('outbox.conflict')}</Text>;
  return (
    <Text as="p">
      {trouble.error === 'general.notFound' ? t('outbox.gone') : t('outbox.refused', { reason: trouble.words })}
    </Text>
  );
}

/** What can be done about one act; deleting asks first, since it is nowhere else. */
export function Acts({ act }: { readonly act: WaitingAct }) {
  const t = useT(outboxMessages);
  const { acts, outbox } = useOutbox();
  const settled = useSettled(acts.map(({ id }) => id).join());
  const [asking, setAsking] = useState(false);
  // The two records are set against each other on the sheet, and nobody decides without having seen both.
  if (act.trouble?.kind === 'conflict') return null;
  return (
    <Row>
      {act.trouble && (
        <SettledButton settled={settled} size="sm" onClick={() => void outbox.insist(act)}>
          {t('outbox.retry')}
        </SettledButton>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('outbox.drop')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('outbox.drop.title')}
          body={t('outbox.drop.body', { what: actWords(t, act) })}
          confirmLabel={t('outbox.drop')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void outbox.drop(act);
          }}
        />
      )}
    </Row>
  );
}
