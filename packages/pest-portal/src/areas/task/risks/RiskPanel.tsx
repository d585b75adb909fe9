import { useQuery } from '@tanstack/react-query';
import { type Risk, riskSeverityWords, riskStateWords, type SheetRow } from 'pest-sdk';
import { Badge, Button, EmptyState, FailureState, LoadingState, plusIcon, token, useFormat } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { PhotoStrip } from '../photos/PhotoStrip';
import { RiskDialog } from './RiskDialog';
import { riskMessages } from './risk.messages';
import { type RiskListRequest, riskListQuery } from './risk.queries';
import { awaitsVerification, isOverdue } from './risk-draft';
import { TreatDialog } from './TreatDialog';
import { VerifyDialog } from './VerifyDialog';

/** Amber and red only where somebody has to act. */
const severityTones = { minor: 'neutral', major: 'warning', critical: 'danger' } as const;
const stateTones = { untreated: 'danger', unresolved: 'warning', resolved: 'success' } as const;

export interface RiskPanelProps {
  /** Which risks: of a service or of a customer. */
  readonly request: RiskListRequest;
  /** The service to record new ones in; null where none can be recorded. */
  readonly taskId: string | null;
  /** Devices a risk can be found at. */
  readonly rows?: readonly SheetRow[];
  readonly readOnly: boolean;
  /** Where the dialog for a new risk is open: at a device, anywhere, or not at all. */
  readonly adding?: SheetRow | 'somewhere' | null;
  readonly onAddingChange?: (next: SheetRow | 'somewhere' | null) => void;
}

type OpenDialog = { readonly kind: 'treat' | 'verify'; readonly risk: Risk };

/** The risks of a service or a customer, with recording, treating and verifying. */
export function RiskPanel(props: RiskPanelProps) {
  const { request, taskId, rows = [], readOnly, adding = null, onAddingChange = () => undefined } = props;
  const t = useT(riskMessages);
  const risks = useQuery(riskListQuery({ limit: 50, ...request }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  if (risks.error && !risks.data) return <FailureState error={risks.error} onRetry={() => void risks.refetch()} />;
  if (!risks.data) return <LoadingState label={t('risk.list')} />;
  return (
    <Panel>
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
        <List>
          {risks.data.items.map((risk) => (
            <RiskItem key={risk.id} risk={risk} readOnly={readOnly} onOpen={setDialog} />
          ))}
        </List>
      )}
      {adding && taskId && (
        <RiskDialog
          taskId={taskId}
          rows={rows}
          device={adding === 'somewhere' ? null : adding}
          onClose={() => onAddingChange(null)}
        />
      )}
      {dialog?.kind === 'treat' && <TreatDialog risk={dialog.risk} onClose={close} />}
      {dialog?.kind === 'verify' && <VerifyDialog risk={dialog.risk} onClose={close} />}
    </Panel>
  );
}

interface RiskItemProps {
  readonly risk: Risk;
  readonly readOnly: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function RiskItem({ risk, readOnly, onOpen }: RiskItemProps) {
  const t = useT(riskMessages);
  const format = useFormat();
  const can = useCan();
  const { today } = useSiteTime();
  const mayTreat = !readOnly && can('btn_service_execute') && risk.verifiedAt === null;
  const mayVerify = can('btn_service_review') && awaitsVerification(risk);
  return (
    <Item>
      <Badges>
        <Badge tone={severityTones[risk.severity]}>{riskSeverityWords[risk.severity][language]}</Badge>
        <Badge tone={stateTones[risk.state]}>{riskStateWords[risk.state][language]}</Badge>
        {awaitsVerification(risk) && <Badge tone="info">{t('risk.awaitingVerification')}</Badge>}
        {isOverdue(risk, today()) && <Badge tone="danger">{t('risk.overdue')}</Badge>}
      </Badges>
      <Title>
        {risk.location}
        {risk.deviceCode && ` · ${risk.deviceCode}`}
      </Title>
      <p>{risk.description}</p>
      <PhotoStrip photos={risk.photos} />
      <Facts>
        <Fact label={t('risk.action')}>{risk.action}</Fact>
        <Fact label={t('risk.owner')}>{risk.owner}</Fact>
        <Fact label={t('risk.dueDay')}>{risk.dueDay && t('risk.due', { day: format.day(risk.dueDay) })}</Fact>
        <Fact label={t('risk.treatment')}>{risk.treatment}</Fact>
      </Facts>
      <PhotoStrip photos={risk.treatmentPhotos} />
      <Foot>
        <Quiet>{t('risk.found', { name: risk.foundBy, at: format.dateTime(risk.foundAt) })}</Quiet>
        {risk.verifiedAt && (
          <Quiet>{t('risk.verifiedBy', { name: risk.verifiedBy ?? '', at: format.dateTime(risk.verifiedAt) })}</Quiet>
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
      </Foot>
    </Item>
  );
}

/** A fact that has something to say; nothing otherwise. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-top: ${token.space[3]};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
`;

const Title = styled.h3`
  margin: 0;
  font-size: ${token.fontSize.md};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;

  > div {
    display: flex;
    gap: ${token.space[2]};
  }

  dt {
    flex: none;
    color: ${token.color.textMuted};
  }

  dd {
    margin: 0;
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
`;

const Quiet = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;
