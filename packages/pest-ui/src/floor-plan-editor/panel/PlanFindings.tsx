import { memo } from 'react';
import type { PlanDevice, TrashArea } from '../../floor-plan/floor-plan.types';
import { clampPosition } from '../../floor-plan/plan-geometry';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import type { PlanWords } from '../editing/usePlanWords';
import type { PlacementFinding } from '../plan/placement-findings';
import type { PlanChange } from '../plan/plan-changes';
import { Finding, Findings } from './Findings.styles';
import { Panel } from './panel.styles';
import { planPanelMessages } from './plan-panel.messages';
import { sayFinding } from './say-finding';

interface PlanFindingsProps {
  readonly findings: readonly PlacementFinding[];
  readonly deviceOf: (id: string | null) => PlanDevice | null;
  readonly areas: readonly TrashArea[];
  /** Metres of the whole plan; without it distances are not checked. */
  readonly metresPerWidth: number | null | undefined;
  readonly selected: string | null;
  readonly mayMove: boolean;
  readonly onDevice: (id: string) => void;
  readonly onArea: (area: TrashArea) => void;
  readonly onBringBack: (changes: readonly PlanChange[]) => void;
  readonly words: PlanWords;
}

const kinds = ['outside', 'spacing', 'waste', 'height'] as const satisfies readonly PlacementFinding['kind'][];

/** The findings, each with its measure; pressing one shows its device or area. */
const PlanFindings = memo(function PlanFindings(props: PlanFindingsProps) {
  const { findings, metresPerWidth, words, mayMove, onBringBack, deviceOf } = props;
  const own = useMessages(planPanelMessages);
  return (
    <Panel data-pest="plan-findings">
      <p>
        {metresPerWidth
          ? own('floorPlan.calibrated', { metres: words.metres(metresPerWidth) })
          : own('floorPlan.notCalibrated')}
      </p>
      {findings.length === 0 && metresPerWidth && <p>{own('floorPlan.guidanceKept')}</p>}
      {kinds.map((kind) => {
        const some = findings.filter((finding) => finding.kind === kind);
        if (some.length === 0) return null;
        return (
          <section key={kind}>
            <h3>{own(`floorPlan.findings.${kind}`, { count: some.length })}</h3>
            {kind === 'outside' && mayMove && (
              <Button size="sm" onClick={() => onBringBack(broughtBack(some, deviceOf))}>
                {own('floorPlan.bringBack')}
              </Button>
            )}
            <Findings>
              {some.map((finding) => (
                <li key={finding.kind === 'waste' ? finding.areaId : finding.deviceId}>
                  <FindingRow {...props} finding={finding} />
                </li>
              ))}
            </Findings>
          </section>
        );
      })}
    </Panel>
  );
});

function FindingRow(props: PlanFindingsProps & { readonly finding: PlacementFinding }) {
  const { finding, areas, deviceOf, selected, onDevice, onArea, words } = props;
  const area = finding.kind === 'waste' ? areas.find(({ id }) => id === finding.areaId) : undefined;
  const device = deviceOf(finding.deviceId);
  const own = useMessages(planPanelMessages);
  const { title, detail, measure } = sayFinding({ deviceOf, areas, words, own }, finding);
  return (
    <Finding
      type="button"
      aria-pressed={finding.kind !== 'waste' && finding.deviceId === selected}
      onClick={() => (area ? onArea(area) : device && onDevice(device.id))}
    >
      <span>
        <strong>{title}</strong> {device?.workshopName}
        <small>{detail}</small>
      </span>
      {measure !== null && <b>{words.t('floorPlan.metres', { metres: words.metres(measure) })}</b>}
    </Finding>
  );
}

function broughtBack(
  findings: readonly PlacementFinding[],
  deviceOf: (id: string | null) => PlanDevice | null,
): PlanChange[] {
  return findings.flatMap(({ deviceId }) => {
    const device = deviceOf(deviceId);
    if (!device?.position) return [];
    return [{ type: 'move' as const, id: device.id, from: device.position, to: clampPosition(device.position) }];
  });
}

export default PlanFindings;
