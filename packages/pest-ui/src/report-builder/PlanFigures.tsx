import { type ReportSectionOf, rankByActivity, reportMessages } from 'pest-sdk';
import { useId } from 'react';
import { deviceShapes, letterOffsets } from '../floor-plan/device-marks';
import { useFormat, useMessages } from '../i18n/messages';
import { Text } from '../primitives/text/Text';
import { useDeviceTypes } from '../provider/useDeviceTypes';
import { PlanPaper } from './ReportView.styles';

type Plan = ReportSectionOf<'floorPlans'>['data']['plans'][number];
type Device = Plan['devices'][number];

const topNamed = 3;
/** A circle: of a type that nobody named. */
const unknownShape = 'M0 -13a13 13 0 1 0 .01 0Z';
/** How far a device's heat reaches, as a share of the plan's longer side. */
const reach = 0.06;

/** The plans of a visit as they were: where each device stands, where most was caught, and which were not checked. */
export function PlanFigures({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useMessages(reportMessages);
  if (plans.length === 0) return <Text tone="muted">{t('report.none')}</Text>;
  return (
    <>
      {plans.map((plan) => (
        <PlanFigure key={`${plan.name} ${plan.image}`} plan={plan} />
      ))}
      <Text as="p" size="xs" tone="muted">
        {t('report.plan.key')}
      </Text>
    </>
  );
}

function PlanFigure({ plan }: { readonly plan: Plan }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const heatId = useId();
  const types = useDeviceTypes();
  const counts = (type: Device['type']) => types.of(type).family !== 'consumption';
  const { name, revision, image, width, height, devices } = plan;
  const caught = devices.flatMap(({ code, type, value }) =>
    value !== null && Number.isFinite(value) && counts(type) ? [{ code, value }] : [],
  );
  const top = rankByActivity(caught, topNamed);
  const count = format.number(devices.length);
  const label =
    top.length === 0
      ? t('report.plan.quiet', { name, count })
      : t('report.plan.label', { name, count, top: format.list(top.map(({ code }) => code)) });
  const most = top[0]?.value ?? 0;
  const side = Math.max(width, height);
  return (
    <figure>
      <Text as="p">{t('report.plan', { name, revision })}</Text>
      <PlanPaper viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <defs>
          <radialGradient id={heatId}>
            <stop offset="0" stopColor="#b8344c" />
            <stop offset="0.5" stopColor="#fba35a" stopOpacity="0.8" />
            <stop offset="1" stopColor="#ffd590" stopOpacity="0" />
          </radialGradient>
        </defs>
        <image href={image} width={width} height={height} />
        {caught.length > 0 &&
          devices
            .filter(({ type, value }) => (value ?? 0) > 0 && counts(type))
            .map(({ code, x, y, value }) => (
              <circle
                key={code}
                cx={x * width}
                cy={y * height}
                r={side * reach}
                fill={`url(#${heatId})`}
                opacity={0.25 + (0.65 * (value ?? 0)) / most}
              />
            ))}
        {devices.map((device) => (
          <PlanMark key={device.code} device={device} plan={plan} />
        ))}
      </PlanPaper>
    </figure>
  );
}

function PlanMark({ device: { code, type, x, y, value }, plan }: { readonly device: Device; readonly plan: Plan }) {
  const { letters } = useDeviceTypes().of(type);
  const scale = Math.max(plan.width, plan.height) / 1100;
  return (
    <g
      transform={`translate(${x * plan.width} ${y * plan.height}) scale(${scale})`}
      data-checked={value !== null}
      data-type={type}
    >
      <path d={deviceShapes[type] ?? unknownShape} />
      <text y={letterOffsets[type] ?? 0}>{numberOf(code) || letters}</text>
    </g>
  );
}

/** The last digits of a code, without zeros in front. */
function numberOf(code: string): string {
  const digits = /(\d+)\D*$/.exec(code)?.[1]?.replace(/^0+(?=\d)/, '') ?? '';
  return digits.slice(-3);
}
