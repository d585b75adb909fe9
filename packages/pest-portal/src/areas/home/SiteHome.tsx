import { useQuery } from '@tanstack/react-query';
import { EmptyState, FailureState, LoadingState } from 'pest-ui';
import { useT } from '../../app/i18n';
import { useAccount } from '../../app/session';
import { PageHead } from '../../app/shell/PageHead';
import { floorPlansQuery } from '../../choices/choices.queries';
import { PlanCards } from '../../choices/PlanCards';
import { Board } from './Board';
import { CapturesPart, SchedulePart } from './ChartParts';
import { Figures } from './Figures';
import { homeMessages } from './home.messages';
import { todayQuery } from './home.queries';
import { ReportsPart } from './ListParts';

/** A customer's dashboard: its own site. */
export function SiteHome() {
  const t = useT(homeMessages);
  const { user } = useAccount();
  const today = useQuery(todayQuery());
  return (
    <>
      <PageHead
        title={user.customerInfo?.name ?? t('home.site')}
        note={today.data && t('home.asOf', { day: today.data.day })}
      />
      {today.data && <Figures today={today.data} show={['devices']} />}
      <Board>
        <CapturesPart />
        <SchedulePart />
        <ReportsPart />
      </Board>
      <h2>{t('home.site.plans')}</h2>
      <OwnPlans />
    </>
  );
}

function OwnPlans() {
  const t = useT(homeMessages);
  const plans = useQuery(floorPlansQuery());
  if (plans.data?.length === 0) return <EmptyState title={t('home.site.plans.none')} />;
  if (plans.data) return <PlanCards plans={plans.data} />;
  if (!plans.error) return <LoadingState />;
  return <FailureState error={plans.error} onRetry={() => void plans.refetch()} />;
}
