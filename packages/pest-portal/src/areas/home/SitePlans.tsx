import { useQuery } from '@tanstack/react-query';
import { type DeviceActivity, deviceTypeRows, type FloorPlanRecord } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { EmptyState, FailureState, LoadingState, paletteColours, Row, Section, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useCan } from '../../base/session';
import { floorPlansQuery } from '../../kit/choices/choices.queries';
import { planParameter, siteParameter } from '../../kit/choices/usePlanChoice';
import { OpenLink } from '../../kit/page/OpenLink';
import { siteHomeMessages } from './site-home.messages';

/** The site's plans with what was caught on them in three months. */
export function SitePlans() {
  const t = useT(siteHomeMessages);
  const plans = useQuery(floorPlansQuery());
  if (plans.data?.length === 0) {
    return <EmptyState title={t('home.site.plans.none')} hint={t('home.site.plans.none.hint')} />;
  }
  if (plans.data) return plans.data.map((plan) => <Plan key={plan.id} plan={plan} />);
  if (!plans.error) return <LoadingState shape="plate" />;
  return <FailureState error={plans.error} onRetry={() => void plans.refetch()} />;
}

function Plan({ plan }: { readonly plan: FloorPlanRecord }) {
  const t = useT(siteHomeMessages);
  const maySee = useCan()(rights.deviceMosquitoGraph);
  const activity = useQuery({
    ...ask('device.mosquitoGraph', { floorPlanId: plan.id, range: 'threeMonths' }),
    enabled: maySee,
  });
  const query = { [siteParameter]: plan.customerId, [planParameter]: plan.id };
  return (
    <Section
      title={plan.name}
      note={t('home.site.heat.range')}
      actions={
        <Row gap={3}>
          <OpenLink to="/imgHeat" query={{ ...query, range: 'threeMonths' }}>
            {t('home.site.heat.open')}
          </OpenLink>
          <OpenLink to="/img" query={query}>
            {t('home.site.plan.open')}
          </OpenLink>
        </Row>
      }
    >
      <Picture>
        <img src={plan.image.src} width={plan.image.width} height={plan.image.height} alt="" loading="lazy" />
        {activity.data && <Marks activity={activity.data} />}
      </Picture>
      {activity.data && <Told activity={activity.data} />}
    </Section>
  );
}

const shownDevices = 5;

/** Who caught the most, and how many devices were looked at: as the heat map counts them. */
function Told({ activity }: { readonly activity: DeviceActivity }) {
  const t = useT(siteHomeMessages);
  const { number, list, percent } = useFormat();
  const { top, summary, points } = activity;
  const most = top.slice(0, shownDevices).filter(({ value }) => value > 0);
  const places = most.map(
    ({ deviceId, code }) => points.find((point) => point.deviceId === deviceId)?.workshopName ?? code,
  );
  const share = most.reduce((sum, { value }) => sum + value, 0) / summary.total;
  return (
    <Text as="p" size="sm">
      {summary.total > 0 &&
        t('home.site.heat.most', {
          count: most.length,
          share: percent(share),
          total: number(summary.total),
          places: list([...new Set(places)]),
        })}{' '}
      {t('home.site.heat.checked', { checked: number(summary.devicesChecked), total: number(summary.devicesTotal) })}
    </Text>
  );
}

/** Where something was caught, the larger the more; the plan's own picture says the rest. */
function Marks({ activity: { points } }: { readonly activity: DeviceActivity }) {
  const counted = points.filter(({ type, value }) => deviceTypeRows[type].family === 'count' && value > 0);
  const most = Math.max(...counted.map(({ value }) => value));
  return counted.map(({ deviceId, x, y, value }) => (
    <Mark
      key={deviceId}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${1.5 + 5 * Math.sqrt(value / most)}%` }}
    />
  ));
}

const heat = paletteColours('ember');

const Picture = styled.div`
  position: relative;
  background: ${token.color.surfaceSunken};

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Mark = styled.span`
  position: absolute;
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(${heat[5]}, ${heat[2]} 55%, transparent 75%);
  translate: -50% -50%;
`;
