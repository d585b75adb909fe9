import { useQuery } from '@tanstack/react-query';
import {
  isOverdueRisk,
  type Risk,
  riskSeverityTones,
  riskSeverityWords,
  riskStanding,
  riskStandingTones,
  riskStandingWords,
  riskStateWords,
  type SheetRow,
} from 'pest-sdk';
import {
  Badge,
  Button,
  DescriptionList,
  EmptyState,
  FailureState,
  LoadingState,
  Panel,
  plusIcon,
  Row,
  Stack,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { PhotoStrip } from '../../../form/PhotoStrip';
import { RiskDialog } from './RiskDialog';
import { riskMessages } from './risk.messages';
import { type RiskListRequest, riskListQuery } from './risk.queries';
import { awaitsVerification } from './risk-progress';
import { TreatDialog } from './TreatDialog';
import { VerifyDialog } from './VerifyDialog';

export interface RiskPanelProps {
  /** Which risks: of a service or of a customer. */
  readonly request: RiskListRequest;
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
export type RiskAct = { readonly kind: 'treat' | 'verify'; readonly risk: Risk };

/** The risks of a service or a customer, with recording, treating and verifying. */
export function RiskPanel(props: RiskPanelProps) {
  const { request, taskId, rows = [], readOnly, adding = null, onAddingChange = () => undefined } = props;
  const t = useT(riskMessages);
  const risks = useQuery(riskListQuery({ limit: 50, ...request }));
  const [dialog, setDialog] = useState<RiskAct | null>(null);
  const close = () => setDialog(null);
  if (risks.error && !risks.data) return <FailureState error={risks.error} onRetry={() => void risks.refetch()} />;
  if (!risks.data) return <LoadingState label={t('risk.list')} />;
  return (
    <Stack>
      {!readOnly && taskId && (
        <div>
          <Button variant="primary" icon={plusIcon} onClick={() => onAddingChange('somewhere')}>
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
  if (act?.kind === 'treat') return <TreatDialog risk={act.risk} onClose={onClose} />;
  if (act?.kind === 'verify') return <VerifyDialog risk={act.risk} onClose={onClose} />;
  return null;
}

/** What is not solved says whether anybody has begun; the rest says whether it is confirmed. */
export function RiskStateBadge({ risk }: { readonly risk: Risk }) {
  const standing = riskStanding(risk);
  if (standing === 'unresolved') {
    return (
      <Badge tone={risk.state === 'untreated' ? 'danger' : 'warning'}>{riskStateWords[risk.state][language]}</Badge>
    );
  }
  return <Badge tone={riskStandingTones[standing]}>{riskStandingWords[standing][language]}</Badge>;
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
  const can = useCan();
  const { today } = useSiteTime();
  const mayTreat = !readOnly && can('btn_service_execute') && risk.verifiedAt === null;
  const mayVerify = can('btn_service_review') && awaitsVerification(risk);
  const facts = [
    [t('risk.action'), risk.action],
    [t('risk.owner'), risk.owner],
    [t('risk.dueDay'), risk.dueDay && t('risk.due', { day: format.day(risk.dueDay) })],
    [t('risk.treatment'), risk.treatment],
  ] as const;
  return (
    <Panel as="li">
      <Stack>
        <Row gap={1}>
          <Badge tone={riskSeverityTones[risk.severity]}>{riskSeverityWords[risk.severity][language]}</Badge>
          <RiskStateBadge risk={risk} />
          {isOverdueRisk(risk, today()) && <Badge tone="danger">{t('risk.overdue')}</Badge>}
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
        <Row as="footer">
          <Text size="sm" tone="muted">
            {t('risk.found', { name: risk.foundBy, at: format.dateTime(risk.foundAt) })}
          </Text>
          {risk.verifiedAt && (
            <Text size="sm" tone="muted">
              {t('risk.verifiedBy', { name: risk.verifiedBy ?? '', at: format.dateTime(risk.verifiedAt) })}
            </Text>
          )}
          {mayTreat && (
            <Button variant="secondary" onClick={() => onOpen({ kind: 'treat', risk })}>
              {risk.treatment === '' ? t('risk.treat') : t('risk.treat.again')}
            </Button>
          )}
          {mayVerify && (
            <Button variant="secondary" onClick={() => onOpen({ kind: 'verify', risk })}>
              {t('risk.verify')}
            </Button>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}
