import { useQuery } from '@tanstack/react-query';
import type { Permission } from 'pest-sdk';
import { FailureState, Grid, LoadingState } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useCan } from '../../base/session';
import { PageHead } from '../../page/PageHead';
import { CapturesPart, CustomersPart, SchedulePart } from './ChartParts';
import { type FigureName, Figures } from './Figures';
import { homeMessages } from './home.messages';
import { todayQuery } from './home.queries';
import { RisksPart, ServicesPart, StockPart } from './ListParts';

const seesServices = ['m_service_undone', 'm_service_completed'] as const satisfies readonly Permission[];
const seesStock = ['m_mquipment_inventory', 'm_mquipment_chemistry'] as const satisfies readonly Permission[];

/** Who each figure is for: whoever acts on what it counts. */
const figures: readonly { readonly name: FigureName; readonly for: readonly Permission[] }[] = [
  { name: 'servicesUnfinished', for: ['m_service_undone'] },
  { name: 'unallocated', for: ['btn_service_assign'] },
  { name: 'pendingReview', for: ['btn_service_review'] },
  { name: 'openRisks', for: seesServices },
  { name: 'reportsPendingReview', for: ['btn_audit_seminar', 'btn_Service_audit'] },
  { name: 'stockWarnings', for: seesStock },
  { name: 'customers', for: ['m_client_list'] },
  { name: 'devices', for: ['m_img_list'] },
];

/** The parts ask at once, and are seen together with the figures above them: nothing moves when those come. */
const notYet = { display: 'none' };

/** The company's dashboard: what waits for someone first, then how things go. */
export function CompanyHome() {
  const t = useT(homeMessages);
  const can = useCan();
  const today = useQuery(todayQuery());
  const show = figures.filter((figure) => can(...figure.for)).map(({ name }) => name);
  return (
    <>
      <PageHead title={t('home.title')} note={today.data && t('home.asOf', { day: today.data.day })} />
      {today.data ? (
        <Figures today={today.data} show={show} />
      ) : today.error ? (
        <FailureState error={today.error} onRetry={() => void today.refetch()} />
      ) : (
        <LoadingState />
      )}
      <Grid divided min={420} style={today.isPending ? notYet : undefined}>
        {today.data && can(...seesServices) && <ServicesPart day={today.data.day} />}
        {today.data && can(...seesServices) && <RisksPart total={today.data.openRisks ?? 0} />}
        <SchedulePart />
        <CapturesPart />
        {can('m_client_list') && <CustomersPart />}
        {can(...seesStock) && <StockPart />}
      </Grid>
    </>
  );
}
