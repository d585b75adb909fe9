import { useQuery } from '@tanstack/react-query';
import type { RequestInput, TaskSummary } from 'pest-sdk';
import {
  Button,
  Checkbox,
  DateInput,
  Dialog,
  FailureState,
  Field,
  LoadingState,
  Notice,
  Row,
  Select,
  Stack,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { ask } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { taskLinks, useNavigate } from '../../base/links';
import { useSiteTime } from '../../base/site-time';
import { useWrite } from '../../base/writes';
import { customerOptionsQuery } from '../../kit/choices/choices.queries';
import { severalMessages } from './several.messages';

/** How many services one report takes. */
const mostServices = 50;

interface Period {
  readonly customerId: string;
  readonly from: string;
  readonly to: string;
}

/** One report over several services: those of a site in a period, or of them the ones that are chosen. */
export function SeveralServicesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(severalMessages);
  const common = useT(commonMessages);
  const today = useSiteTime().today();
  const customers = useQuery(customerOptionsQuery()).data ?? [];
  const [period, setPeriod] = useState<Period>({ customerId: '', from: `${today.slice(0, 7)}-01`, to: today });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const set = (change: Partial<Period>) => {
    setPeriod((before) => ({ ...before, ...change }));
    setLeftOut([]);
    setTried(false);
  };
  const customerId = period.customerId || (customers.length === 1 ? (customers[0]?.id ?? '') : '');
  const services = useQuery({ ...askReviewed({ ...period, customerId }), enabled: customerId !== '' });
  const found = services.data?.items ?? [];
  const chosen = customerId === '' ? [] : found.filter(({ id }) => !leftOut.includes(id));
  const generate = useGenerating(onClose);
  const run = () => {
    setTried(true);
    if (chosen.length > 0) generate.run({ ids: chosen.map(({ id }) => id), from: period.from, to: period.to });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('several.title')}</Dialog.Header>
        <Dialog.Body>
          <Stack>
            <Text as="p" tone="muted">
              {t('several.hint')}
            </Text>
            <Field
              label={common('common.customer')}
              error={tried && customerId === '' && t('several.siteMissing')}
              required
            >
              {(ids) => (
                <Select
                  {...ids}
                  value={customerId}
                  placeholder={t('several.site.choose')}
                  options={customers.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(next) => set({ customerId: next })}
                />
              )}
            </Field>
            <Row gap={3}>
              <Field label={t('several.from')}>
                {(ids) => <DateInput {...ids} value={period.from} max={period.to} onChange={(from) => set({ from })} />}
              </Field>
              <Field label={t('several.to')}>
                {(ids) => (
                  <DateInput {...ids} value={period.to} min={period.from} max={today} onChange={(to) => set({ to })} />
                )}
              </Field>
            </Row>
            {customerId !== '' && (
              <>
                {services.error && !services.data && (
                  <FailureState error={services.error} onRetry={() => void services.refetch()} />
                )}
                {services.isPending && !services.error && <LoadingState label={t('several.services')} />}
                {services.data && (
                  <Services
                    services={found}
                    more={services.data.total - found.length}
                    chosen={chosen}
                    onChange={(id, on) => setLeftOut((ids) => (on ? ids.filter((one) => one !== id) : [...ids, id]))}
                  />
                )}
              </>
            )}
            {tried && customerId !== '' && chosen.length === 0 && !services.isPending && (
              <Text as="p" tone="danger" role="alert">
                {t('several.noneChosen')}
              </Text>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button variant="primary" loading={generate.pending} onClick={run}>
            {chosen.length > 0 ? t('several.generate', { count: chosen.length }) : t('several.generate.none')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Reviewed services of a site in a period, the oldest first. */
function askReviewed({ customerId, from, to }: Period) {
  const days = { ...(from && { from }), ...(to && { to }) };
  return ask('task.list', {
    customerId,
    ...days,
    finished: 'true',
    limit: mostServices,
    sort: 'plannedAt',
    order: 'asc',
  });
}

function useGenerating(onDone: () => void) {
  const t = useT(severalMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const generate = useWrite('task.generateServicesReport');
  const run = (briefing: RequestInput<'task.generateServicesReport'>) =>
    generate.mutate(briefing, {
      onSuccess: ({ id }) => {
        toast({ tone: 'success', message: t('several.generated') });
        onDone();
        navigate(taskLinks.briefing(id));
      },
    });
  return { run, pending: generate.isPending };
}

interface ServicesProps {
  readonly services: readonly TaskSummary[];
  /** How many of the period are not among them. */
  readonly more: number;
  readonly chosen: readonly TaskSummary[];
  readonly onChange: (id: string, chosen: boolean) => void;
}

function Services({ services, more, chosen, onChange }: ServicesProps) {
  const t = useT(severalMessages);
  const format = useFormat();
  if (services.length === 0) return <Text tone="muted">{t('several.none')}</Text>;
  return (
    <Stack gap={2} role="group" aria-label={t('several.services')}>
      <Text as="p" weight="semibold" role="status">
        {t('several.chosen', { count: chosen.length, total: services.length })}
      </Text>
      {more > 0 && <Notice tone="warning">{t('several.more', { most: mostServices, count: more })}</Notice>}
      {services.map((service) => (
        <Checkbox
          key={service.id}
          checked={chosen.includes(service)}
          onChange={(on) => onChange(service.id, on)}
          label={format.parts([
            format.day(service.plannedDay),
            service.number,
            format.list(service.staff.map(({ name }) => name)),
          ])}
        />
      ))}
    </Stack>
  );
}
