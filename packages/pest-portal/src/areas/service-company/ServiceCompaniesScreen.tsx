import type { AskingCompany, ServingCompany } from 'pest-sdk';
import {
  Button,
  EmptyState,
  FailureState,
  LoadingState,
  Notice,
  Row,
  Section,
  Stack,
  StatusDot,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { SettledButton } from '../../base/SettledButton';
import { useAccount } from '../../base/session';
import { useSettled } from '../../base/useSettled';
import { useWrite } from '../../base/writes';
import { CallDialog } from '../../kit/form/CallDialog';
import { PageHead } from '../../kit/page/PageHead';
import { CompanyFacts } from './CompanyFacts';
import { OwnProfile } from './OwnProfile';
import { serviceCompanyMessages } from './service-company.messages';

/** Who serves the customer's site, who asks to, and what they all see of it. */
export function ServiceCompaniesScreen() {
  const t = useT(serviceCompanyMessages);
  const { proven } = useAccount().user;
  // The parts come together: none pushes down another that is being read. What failed is asked again in its own place.
  const waits = [useCall('serviceCompany.requests', {}), useServing(), useCall('customer.own', {})];
  if (waits.some(({ isFetched }) => !isFetched)) {
    return (
      <>
        <PageHead title={t('serve.title')} />
        <LoadingState />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('serve.title')} />
      <Stack gap={6}>
        {!proven && (
          <Notice tone="warning">
            {t('serve.prove')} <Link to="/resetPassword">{t('serve.prove.now')}</Link>
          </Notice>
        )}
        <Requests />
        <Serving />
        <OwnProfile />
      </Stack>
    </>
  );
}

function Requests() {
  const t = useT(serviceCompanyMessages);
  const asking = useCall('serviceCompany.requests', {});
  const settled = useSettled(asking.data?.map(({ id }) => id).join() ?? '');
  if (asking.error) return <FailureState error={asking.error} onRetry={() => void asking.refetch()} />;
  if (!asking.data?.length) return null;
  return (
    <Section title={t('serve.requests')} note={t('serve.requests.note')}>
      <Stack as="ul" gap={6} divided>
        {asking.data.map((company) => (
          <Request key={company.id} company={company} settled={settled} />
        ))}
      </Stack>
    </Section>
  );
}

interface RequestProps {
  readonly company: AskingCompany;
  /** Whether somebody can have seen which of several this one is. */
  readonly settled: boolean;
}

function Request({ company, settled }: RequestProps) {
  const t = useT(serviceCompanyMessages);
  const { day } = useFormat();
  const { toast } = useToast();
  const accept = useWrite('serviceCompany.confirm');
  const [asking, setAsking] = useState(false);
  const { id, name } = company;
  return (
    <Stack as="li" gap={3}>
      <CompanyHead name={name} note={t('serve.request.asked', { day: day(company.askedAt) })}>
        <Button onClick={() => setAsking(true)}>{t('serve.decline')}</Button>
        <SettledButton
          settled={settled}
          variant="primary"
          loading={accept.isPending}
          onClick={() =>
            accept.mutate(
              { id },
              { onSuccess: () => toast({ tone: 'success', message: t('serve.accept.done', { name }) }) },
            )
          }
        >
          {t('serve.accept')}
        </SettledButton>
      </CompanyHead>
      <CompanyFacts company={company} />
      {asking && (
        <CallDialog
          call="serviceCompany.decline"
          request={{ id }}
          title={t('serve.decline.title', { name })}
          body={t('serve.decline.body')}
          confirmLabel={t('serve.decline')}
          done={t('serve.decline.done', { name })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

/** A site has a few companies: one page shows them all. */
function useServing() {
  return useCall('serviceCompany.list', { limit: 50 });
}

function Serving() {
  const t = useT(serviceCompanyMessages);
  const serving = useServing();
  if (serving.error) return <FailureState error={serving.error} onRetry={() => void serving.refetch()} />;
  if (!serving.data) return <LoadingState />;
  return (
    <Section title={t('serve.list')}>
      {serving.data.items.length === 0 ? (
        <EmptyState title={t('serve.empty')} hint={t('serve.empty.hint')} />
      ) : (
        <Stack as="ul" gap={6} divided>
          {serving.data.items.map((company) => (
            <Server key={company.id} company={company} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Server({ company }: { readonly company: ServingCompany }) {
  const t = useT(serviceCompanyMessages);
  const { day } = useFormat();
  const { proven } = useAccount().user;
  const [ending, setEnding] = useState(false);
  const { id, name, plannedServices } = company;
  return (
    <Stack as="li" gap={3}>
      <CompanyHead
        name={name}
        note={t('serve.since', { day: day(company.boundAt) })}
        badge={!company.shown && <StatusDot tone="warning">{t('serve.notShown')}</StatusDot>}
      >
        {proven && company.heeds && <Button onClick={() => setEnding(true)}>{t('serve.end')}</Button>}
      </CompanyHead>
      {!company.shown && (
        <Text as="p" tone="muted">
          {t('serve.notShown.hint')}
        </Text>
      )}
      <CompanyFacts company={company} />
      {ending && (
        <CallDialog
          call="serviceCompany.delete"
          request={{ id }}
          tone="danger"
          title={t('serve.end.title', { name })}
          body={t('serve.end.body', { count: plannedServices })}
          confirmLabel={t('serve.end.confirm')}
          done={t('serve.end.done', { name })}
          onClose={() => setEnding(false)}
        />
      )}
    </Stack>
  );
}

interface CompanyHeadProps {
  readonly name: string;
  readonly note: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

function CompanyHead({ name, note, badge, children }: CompanyHeadProps) {
  return (
    <Row justify="space-between">
      <Row align="baseline">
        <Text as="h3" size="md" weight="semibold">
          {name}
        </Text>
        <Text size="xs" tone="muted">
          {note}
        </Text>
        {badge}
      </Row>
      <Row>{children}</Row>
    </Row>
  );
}
