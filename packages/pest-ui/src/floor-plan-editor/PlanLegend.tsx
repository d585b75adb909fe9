import { deviceTypes } from 'pest-sdk';
import { memo } from 'react';
import { DeviceMark } from '../floor-plan/DeviceMark';
import { deviceStates, type PlanDevice } from '../floor-plan/floor-plan.types';
import { PlanKey } from '../floor-plan/PlanKey';
import { Swatch } from '../floor-plan/PlanStage.styles';
import { Findings } from './FloorPlanEditor.styles';
import type { PlacementFinding } from './placement-findings';
import type { PlanWords } from './usePlanWords';

interface PlanLegendProps {
  readonly devices: readonly PlanDevice[];
  /** Null when nothing can be said about distances. */
  readonly findings: readonly PlacementFinding[] | null;
  readonly words: PlanWords;
}

/** What shapes and rings mean, and where the spacing guidance is not kept. */
export const PlanLegend = memo(function PlanLegend({ devices, findings, words }: PlanLegendProps) {
  const { t } = words;
  return (
    <>
      <PlanKey aria-label={t('floorPlan.legend')}>
        {deviceTypes.map((type) => (
          <li key={type}>
            <Swatch viewBox="-24 -24 48 48" aria-hidden="true">
              <DeviceMark type={type} />
            </Swatch>
            {words.type(type)}
          </li>
        ))}
        {deviceStates
          .filter((state) => state !== 'ok')
          .map((state) => (
            <li key={state}>
              <Swatch viewBox="-24 -24 48 48" aria-hidden="true">
                <circle data-part="ring" data-ring={state} r={17} />
              </Swatch>
              {words.state(state)}
            </li>
          ))}
      </PlanKey>
      {findings && <SpacingFindings devices={devices} findings={findings} words={words} />}
    </>
  );
});

function SpacingFindings({ devices, findings, words }: PlanLegendProps & { findings: readonly PlacementFinding[] }) {
  const { t, metres } = words;
  if (findings.length === 0) return <Findings as="p">{t('floorPlan.spacingKept')}</Findings>;
  const codeOf = (id: string) => devices.find((device) => device.id === id)?.code ?? id;
  return (
    <Findings>
      <summary>{t('floorPlan.findings', { count: findings.length })}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={finding.deviceId}>
            {t('floorPlan.finding', {
              code: codeOf(finding.deviceId),
              neighbour: codeOf(finding.neighbourId),
              metres: metres(finding.metres),
              limit: finding.limit,
            })}
          </li>
        ))}
      </ul>
    </Findings>
  );
}
