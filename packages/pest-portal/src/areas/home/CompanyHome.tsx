import { useQuery } from '@tanstack/react-query';
import { FailureState, LoadingState } from 'pest-ui';
import { useT } from '../../app/i18n';
import { useCan } from '../../app/session';
import { PageHead } from '../../app/shell/PageHead';
import { Board } from './Board';
import { CapturesPart, CustomersPart, SchedulePart } from './ChartParts';
import { type FigureName, Figures } from './Figures';
import { homeMessages } from './home.messages';
import { todayQuery } from './home.queries';
import { RisksPart, ServicesPart, StockPart } from './ListParts';

const figures: readonly FigureName[] = [
  'servicesToday',
  'unallocated',
  'pendingReview',
  'openRisks',
  'reportsPendingReview',
  'stockWarnings',
  'customers',
  'devices',
];

/** The company's dashboard: what waits for someone first, then how things go. */
export function CompanyHome() {
  const t = useT(homeMessages);
  const can = useCan();
  const today = useQuery(todayQuery());
  const seesServices = can('m_service_undone', 'm_service_completed');
  const seesStock = can('m_mquipment_inventory', 'm_mquipment_chemistry');
  return (
    <>
      <PageHead title={t('home.title')} note={today.data && t('home.asOf', { day: today.data.day })} />
      {today.data ? (
        <Figures today={today.data} show={figures} />
      ) : today.error ? (
        <FailureState error={today.error} onRetry={() => void today.refetch()} />
      ) : (
        <LoadingState />
      )}
      <Board>
        {seesServices && today.data && <ServicesPart day={today.data.day} />}
        {seesServices && today.data && <RisksPart total={today.data.openRisks} />}
        <SchedulePart />
        <CapturesPart />
        {can('m_client_list') && <CustomersPart />}
        {seesStock && <StockPart />}
      </Board>
    </>
  );
}
