import {
  type RequestInput,
  type Risk,
  riskSeverityTones,
  riskSeverityWords,
  riskStanding,
  riskStandingTones,
  riskStandingWords,
  riskStateWords,
  riskTiming,
  type SheetRow,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Badge,
  Button,
  DescriptionList,
  EmptyState,
  FailureState,
  Icon,
  LoadingState,
  Panel,
  plusIcon,
  Row,
  Stack,
  StatusDot,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { PhotoStrip } from '../../kit/form/PhotoStrip';
import { useHappenedAt } from '../task/useHappenedAt';
import { AnswerDialog } from './AnswerDialog';
import { AssignRiskDialog } from './AssignRiskDialog';
import { ReturnDialog } from './ReturnDialog';
import { RiskDialog } from './RiskDialog';
import { riskMessages } from './risk.messages';
import { awaitsVerification } from './risk-progress';
import { TreatDialog } from './TreatDialog';
import { VerifyDialog } from './VerifyDialog';

export interface RiskPanelProps {
  /** Which risks: of a service or of a customer. */
  readonly request: RequestInput<'risk.list'>;
  /** The service to record new ones in; null where none can be recorded. */
  readonly taskId: string | null;
  /** Devices a risk can be found at. */
  readonly rows?: readonly SheetRow[] | undefined;
  readonly readOnly: boolean;
  /** Where the dialog for a new risk is open: at a device, anywhere, or not at all. */
  readonly adding?: SheetRow | 'somewhere' | null | undefined;
  readonly onAddingChange?: ((next: SheetRow | 'somewhere' | null) => void) | undefined;
}

/** What is open over a risk. */
export type RiskAct = { readonly kind: 'treat' | 'verify' | 'answer' | 'assign' | 'return'; readonly risk: Risk };

/** The risks of a service or a customer, with recording, treating and verifying. */
export function RiskPanel(props: RiskPanelProps) {
  const { request, taskId, rows = [], readOnly, adding = null, onAddingChange = () => undefined } = props;
  const t = useT(riskMessages);
  const risks = useCall('risk.list', { limit: 50, ...request });
  const [dialog, setDialog] = useState<RiskAct | null>(null);
  const close = () => setDialog(null);
  if (risks.error && !risks.data) return <FailureState error={risks.error} onRetry={() => void risks.refetch()} />;
  if (!risks.data) return <LoadingState shape="cards" count={2} label={t('risk.list')} />;
  return (
    <Stack>
      {!readOnly && taskId && (
        <div>
          <Button variant="primary" onClick={() => onAddingChange('somewhere')}>
            <Icon path={plusIcon} size={16} />
            {t('risk.add')}
          </Button>
        </div>
      )}
      {risks.data.items.length === 0 ? (
        <EmptyState title={t('risk.empty')} hint={readOnly ? undefined : t('risk.empty.hint')} />
      ) : (
        <Stack as="ul">
          {risks.data.items.map((risk) => (
            <RiskItem key={risk.id} risk={risk} readOnly={readOnly} onOpen={setDialog} />
          ))}
        </Stack>
      )}
      {adding && taskId && (
        <RiskDialog
          taskId={taskId}
          rows={rows}
          device={adding === 'somewhere' ? null : adding}
          onClose={() => onAddingChange(null)}
        />
      )}
      <RiskActDialog act={dialog} onClose={close} />
    </Stack>
  );
}

export function RiskActDialog({ act, onClose }: { readonly act: RiskAct | null; readonly onClose: () => void }) {
  if (act === null) return null;
  const Act = actDialogs[act.kind];
  return <Act risk={act.risk} onClose={onClose} />;
}

const actDialogs = {
  treat: TreatDialog,
  verify: VerifyDialog,
  answer: AnswerDialog,
  assign: AssignRiskDialog,
  return: ReturnDialog,
} as const;

/** What is not solved says whether anybody has begun; the rest says whether it is confirmed. */
export function RiskStateDot({ risk }: { readonly risk: Risk }) {
  const standing = riskStanding(risk);
  const [shape, tone] =
    standing === 'unresolved' ? marks[risk.state] : (['full', riskStandingTones[standing]] as const);
  return (
    <StatusDot shape={shape} tone={tone}>
      {riskStateOf(risk)}
    </StatusDot>
  );
}

/** Of what is open: nobody has begun, somebody has. */
const marks = {
  untreated: ['ring', 'warning'],
  unresolved: ['half', 'info'],
  resolved: ['full', 'info'],
} as const satisfies Record<Risk['state'], unknown>;

/** The words of {@link RiskStateDot}. */
export function riskStateOf(risk: Risk): string {
  const standing = riskStanding(risk);
  return (standing === 'unresolved' ? riskStateWords[risk.state] : riskStandingWords[standing])[language];
}

const timingTones = { answeredInTime: 'success', answeredLate: 'warning', late: 'danger' } as const;

/** In time or not, where that is known. */
function TimingDot({ risk }: { readonly risk: Risk }) {
  const t = useT(riskMessages);
  const format = useFormat();
  const { today } = useSiteTime();
  const { state, dueDay, treatedAt, verifiedAt } = risk;
  const timing = riskTiming({ state, dueDay, answeredDay: treatedAt && format.day(treatedAt) }, today());
  const overdue = timing === 'late' && verifiedAt === null;
  if (!overdue && timing !== 'answeredLate' && timing !== 'answeredInTime') return null;
  return <StatusDot tone={timingTones[timing]}>{t(`risk.timing.${timing}`)}</StatusDot>;
}

interface RiskItemProps {
  readonly risk: Risk;
  readonly readOnly: boolean;
  readonly onOpen: (act: RiskAct) => void;
}

/** One risk with its proof, and what this person can do about it. */
export function RiskItem({ risk, readOnly, onOpen }: RiskItemProps) {
  const t = useT(riskMessages);
  const format = useFormat();
  const acts = useRiskActs(risk, readOnly);
  const facts = [
    [t('risk.action'), risk.action],
    [t('risk.assignedTo'), format.parts([t(`risk.assignedTo.${risk.assignedTo}`), risk.owner])],
    [t('risk.dueDay'), risk.dueDay && t('risk.due', { day: format.day(risk.dueDay) })],
    [t('risk.treatment'), risk.treatment],
    [t('risk.returned'), risk.returnReason],
  ] as const;
  return (
    <Panel as="li">
      <Stack>
        <Row gap={1}>
          <Badge tone={riskSeverityTones[risk.severity]}>{riskSeverityWords[risk.severity][language]}</Badge>
          <RiskStateDot risk={risk} />
          <TimingDot risk={risk} />
        </Row>
        <Text as="h3" size="md" weight="semibold">
          {format.parts([risk.location, risk.deviceCode ?? ''])}
        </Text>
        <Text as="p">{risk.description}</Text>
        <PhotoStrip photos={risk.photos} />
        <DescriptionList
          layout="rows"
          items={facts.flatMap(([term, value]) => (value ? [{ term, description: value }] : []))}
        />
        <PhotoStrip photos={risk.treatmentPhotos} />
        <Stack as="footer" gap={3}>
          <Row>
            <Trail risk={risk} />
          </Row>
          {acts.length > 0 && (
            <Row>
              {acts.map(({ kind, label }) => (
                <Button
                  key={kind}
                  variant={kind === 'answer' || kind === 'verify' ? 'primary' : 'secondary'}
                  onClick={() => onOpen({ kind, risk })}
                >
                  {label}
                </Button>
              ))}
            </Row>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Who found, answered and verified it, and when. */
function Trail({ risk }: { readonly risk: Risk }) {
  const t = useT(riskMessages);
  const { dateTime } = useFormat();
  const happenedAt = useHappenedAt();
  const { foundBy, foundAt, receivedAt, answeredBy, treatedAt, verifiedBy, verifiedAt } = risk;
  const steps = [
    t('risk.found', { name: foundBy, at: happenedAt(foundAt, receivedAt) }),
    answeredBy !== null && treatedAt !== null && t('risk.answeredBy', { name: answeredBy, at: dateTime(treatedAt) }),
    answeredBy === null && treatedAt !== null && t('risk.treatedAt', { at: dateTime(treatedAt) }),
    verifiedAt !== null && t('risk.verifiedBy', { name: verifiedBy ?? '', at: dateTime(verifiedAt) }),
  ];
  return steps
    .filter((step) => step !== false)
    .map((step) => (
      <Text key={step} size="sm" tone="muted">
        {step}
      </Text>
    ));
}

interface OfferedAct {
  readonly kind: RiskAct['kind'];
  readonly label: string;
}

/** What this person can do about a risk: whoever's it is acts, and the office verifies. */
function useRiskActs(risk: Risk, readOnly: boolean): readonly OfferedAct[] {
  const t = useT(riskMessages);
  const can = useCan();
  const open = risk.verifiedAt === null;
  const waits = awaitsVerification(risk);
  const ours = risk.assignedTo === 'company';
  const reviews = can(rights.riskVerify);
  const acts: readonly (OfferedAct | false)[] = [
    !readOnly &&
      open &&
      ours &&
      can(rights.riskTreat) && {
        kind: 'treat',
        label: t(risk.treatment === '' ? 'risk.treat' : 'risk.treat.again'),
      },
    open &&
      !ours &&
      can(rights.riskAnswer) && { kind: 'answer', label: t(waits ? 'risk.answer.again' : 'risk.answer') },
    waits && reviews && { kind: 'verify', label: t('risk.verify') },
    waits && reviews && !ours && { kind: 'return', label: t('risk.return') },
    open && !waits && reviews && { kind: 'assign', label: t('risk.assign') },
  ];
  return acts.filter((act) => act !== false);
}
