import { markPaths, markText, markTextLook, type ReportSectionOf, rankByActivity, reportMessages } from 'pest-sdk';
import { useId } from 'react';
import { inksOf, ownLookOf } from '../../floor-plan/device-marks';
import { useFormat, useMessages } from '../../i18n/messages';
import { Text } from '../../primitives/text/Text';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import type { DeviceTypeInfo } from '../../trade/device-types';
import { PlanPaper } from './ReportFigures.styles';

type Plan = ReportSectionOf<'floorPlans'>['data']['plans'][number];

const topNamed = 3;
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
  const { name, revision, image, width, height, devices } = plan;
  const caught = devices.flatMap(({ code, type, x, y, value }) =>
    value !== null && Number.isFinite(value) && types.of(type).family !== 'consumption' ? [{ code, x, y, value }] : [],
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
        {caught
          .filter(({ value }) => value > 0)
          .map(({ code, x, y, value }) => (
            <circle
              key={code}
              cx={x * width}
              cy={y * height}
              r={side * reach}
              fill={`url(#${heatId})`}
              opacity={0.25 + (0.65 * value) / most}
            />
          ))}
        {devices.map(({ code, type, x, y, value }) => (
          <g key={code} transform={`translate(${x * width} ${y * height}) scale(${side / 1100})`}>
            <PlanMark code={code} info={types.of(type)} checked={value !== null} />
          </g>
        ))}
      </PlanPaper>
    </figure>
  );
}

interface PlanMarkProps {
  readonly code: string;
  readonly info: DeviceTypeInfo;
  readonly checked: boolean;
}

/** As on the widgets' plans: hatched where the device was not checked. */
function PlanMark({ code, info, checked }: PlanMarkProps) {
  const drawn = [info.shape, checked ? ownLookOf(info) : 'due', inksOf(info)] as const;
  const text = markText(code, info);
  return (
    <>
      {markPaths(...drawn).map(({ part, ...path }) => (
        <path key={part} {...path} />
      ))}
      <text {...markTextLook(text, ...drawn)}>{text}</text>
    </>
  );
}
