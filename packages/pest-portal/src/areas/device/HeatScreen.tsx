import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DeviceActivity, type FloorPlanRecord, joinParts, timeRanges } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  floorPlanIcon,
  HeatMap,
  type HeatNote,
  type HeatRange,
  type HeatView,
  type HostCallOptions,
  useFormat,
} from 'pest-ui';
import { heatRangeQuery, heatThresholds, planOf } from 'pest-ui/rules';
import { useMemo } from 'react';
import { ask } from '../../base/calls';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type PageQuery, useNavigate, useOpenAddress, usePageQuery } from '../../base/links';
import { useCan } from '../../base/session';
import { PlanSwitcher } from '../../kit/choices/PlanSwitcher';
import { planParameter, siteParameter, usePlanChoice } from '../../kit/choices/usePlanChoice';
import { CanvasPage, canvasSlots } from '../../kit/page/CanvasPage';
import { PageHead } from '../../kit/page/PageHead';
import { CanvasActs } from './CanvasActs';
import { deviceMessages } from './device.messages';
import { activityByDay, activityOf } from './device.queries';
import { NoPlan } from './NoPlan';
import { lastFindings, wasNotRead } from './site/last-findings';
import { useHistoryWords } from './site/useHistoryWords';

const views: readonly HeatView[] = ['heat', 'plan', 'compare', 'table'];

/** Device activity on a floor plan; site, plan, range and view are in the address. */
export function HeatScreen() {
  const t = useT(deviceMessages);
  const can = useCan();
  const choice = usePlanChoice();
  const { site, plan } = choice;
  const addressOf = useOpenAddress();
  const navigate = useNavigate();
  const editor = plan && addressOf('/img', { [siteParameter]: plan.customerId, [planParameter]: plan.id });
  const title = plan?.name ?? t('device.heat.title');
  const toPlan = t(can(rights.deviceUpdate) ? 'device.toPlan' : 'device.toPlan.view');
  const acts = editor && (
    <CanvasActs
      label={toPlan}
      size="sm"
      acts={[{ label: toPlan, icon: floorPlanIcon, onSelect: () => navigate(editor) }]}
    />
  );
  return (
    <>
      <PageHead
        title={title}
        switcher={<PlanSwitcher choice={choice} title={title} />}
        note={joinParts([site?.name ?? '', plan ? t('device.heat.title') : ''], language)}
      />
      {plan ? (
        <CanvasPage acts={acts}>
          <Activity key={plan.id} plan={plan} siteName={site?.name} />
        </CanvasPage>
      ) : (
        <NoPlan choice={choice} />
      )}
    </>
  );
}

interface ActivityProps {
  readonly plan: FloorPlanRecord;
  readonly siteName: string | undefined;
}

function Activity({ plan, siteName }: ActivityProps) {
  const [query, setQuery] = usePageQuery<'/imgHeat'>();
  const range = rangeIn(query);
  const view: HeatView = views.find((known) => known === query.get('view')) ?? 'heat';
  // The range before stays on screen while another is fetched.
  const activity = useQuery({
    ...ask('device.mosquitoGraph', { floorPlanId: plan.id, ...heatRangeQuery(range) }),
    placeholderData: keepPreviousData,
  });
  const image = useMemo(() => planOf(plan), [plan]);
  const agreed = useMemo(() => activity.data && heatThresholds(activity.data), [activity.data]);
  const loadNotes = useLastFindings(activity.data);
  const show = (part: Readonly<Record<string, string>>) =>
    setQuery((current) => new URLSearchParams({ ...Object.fromEntries(current), ...part }), { replace: true });
  return (
    <HeatMap
      plan={image}
      heading={siteName}
      height="fill"
      wheel="zoom"
      slots={canvasSlots}
      points={activity.data?.points}
      days={activity.data}
      threshold={agreed}
      loadNotes={loadNotes}
      loadFrames={(options) => activityByDay(plan.id, range, options)}
      loadPeriod={(days, options) => activityOf(plan.id, days, options)}
      against={query.get('against') === 'lastYear' ? 'lastYear' : 'previous'}
      onAgainstChange={(next) => show({ against: next })}
      range={range}
      onRangeChange={(next) => show({ range: typeof next === 'string' ? next : `${next.from}${between}${next.to}` })}
      view={view}
      onViewChange={(next) => show({ view: next })}
      loading={activity.isFetching}
      error={activity.error}
      onRetry={() => void activity.refetch()}
    />
  );
}

/** What the last checks of a device found: a figure says where, and not why. */
function useLastFindings(activity: DeviceActivity | undefined) {
  const words = useHistoryWords();
  const { parts } = useFormat();
  return async (id: string, options: HostCallOptions): Promise<HeatNote[]> => {
    const type = activity?.points.find(({ deviceId }) => deviceId === id)?.type;
    if (type === undefined) return [];
    return lastFindings(await client.device.history({ id }, options)).map((entry) => ({
      at: entry.at,
      text: parts([words.result(type, entry), words.done(entry)]),
      warns: wasNotRead(entry),
    }));
  };
}

/** Between the two days of a range in the address. */
const between = '~';
const writtenDays = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/;

/** The range in the address: a named one, or two days; the last month where it says nothing that is known. */
function rangeIn(query: PageQuery<'range'>): HeatRange {
  const written = query.get('range') ?? '';
  const [, from, to] = writtenDays.exec(written) ?? [];
  if (from !== undefined && to !== undefined) return { from, to };
  return timeRanges.find((known) => known === written) ?? 'month';
}
