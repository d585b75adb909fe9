import { type QueryClient, useQuery } from '@tanstack/react-query';
import { hasBegun, type SheetRow, type SiteSignature, type TaskDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  fetched,
  Icon,
  LoadingState,
  Notice,
  Row,
  Stack,
  signIcon,
  Tabs,
  Text,
  token,
  useFormat,
} from 'pest-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { crewTarget, crewTargets } from '../../base/crew-targets';
import { useDraftNames } from '../../base/drafts';
import { useT } from '../../base/i18n';
import { Link, usePageQuery } from '../../base/links';
import type { OpenedPage } from '../../base/opened-page';
import { useAccount, useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { TaskStateDot } from '../../kit/page/TaskStateDot';
import type { WaitingAct } from '../../offline/outbox/waiting-act';
import { RiskPanel } from '../risk/RiskPanel';
import { ChemicalPanel } from '../task/chemicals/ChemicalPanel';
import { progressOf } from '../task/sheet-progress';
import { SignDialog } from '../task/signature/SignDialog';
import { signatureMessages } from '../task/signature/signature.messages';
import { siteSignatureOf } from '../task/signature/site-signature';
import { ServiceDayNote } from '../task/steps/ServiceDayNote';
import { type OpenStep, TaskStepDialog } from '../task/steps/TaskStepDialog';
import { takesCheckIn } from '../task/steps/task-steps';
import { useCheckIn } from '../task/steps/useCheckIn';
import { WayToSite } from '../task/WayToSite';
import { draftedDevices } from './check-form';
import { DevicePanel } from './DevicePanel';
import { isOpen, withKept } from './kept-checks';
import { SheetProgress } from './SheetProgress';
import { sheetMessages } from './sheet.messages';
import type { InspectionSheet } from './sheet.queries';
import { Troubles } from './Troubles';
import { useSiteWork } from './useSiteWork';

/** Only when somebody looks for a device. */
const ServicePlan = fetched(() => import('./ServicePlan'), 'ServicePlan');

const tabs = ['devices', 'risks', 'chemicals'] as const;
type Tab = (typeof tabs)[number];

/** The service and its sheet, the longest that a technician waits for. */
export async function askSheet(queryClient: QueryClient, { address }: OpenedPage): Promise<unknown> {
  const taskId = address.get('id') ?? '';
  if (taskId === '') return null;
  return Promise.all([
    queryClient.prefetchQuery(ask('task.details', { id: taskId })),
    queryClient.prefetchQuery(ask('inspection.sheet', { id: taskId })),
  ]);
}

/** The technician's screen at the site, made for a phone first: devices, risks, chemicals, and handing it in. */
export function InspectScreen() {
  const t = useT(sheetMessages);
  const [address] = usePageQuery<'/servicePage/inspect'>();
  const taskId = address.get('id') ?? '';
  const task = useQuery({ ...ask('task.details', { id: taskId }), enabled: taskId !== '' });
  const sheet = useQuery({ ...ask('inspection.sheet', { id: taskId }), enabled: taskId !== '' });
  if (!task.data || !sheet.data) {
    const both = { error: task.error ?? sheet.error, refetch: () => Promise.all([task.refetch(), sheet.refetch()]) };
    return <RecordState title={t('inspection.title')} id={taskId} query={both} back="/servicePage/undoneList" />;
  }
  return <Inspection task={task.data} sheet={sheet.data} />;
}

interface InspectionProps {
  readonly task: TaskDetails;
  readonly sheet: InspectionSheet;
}

function Inspection({ task, sheet }: InspectionProps) {
  const t = useT(sheetMessages);
  const common = useT(commonMessages);
  const [tab, openTab] = useTab(task);
  const [step, setStep] = useState<OpenStep | null>(null);
  const [riskAt, setRiskAt] = useState<SheetRow | 'somewhere' | null>(null);
  const deviceOpen = usePageQuery<'/servicePage/inspect'>()[0].has('device');
  const work = useSiteWork(task.id);
  const readOnly = !isOpen(task, work.acts);
  const { userName } = useAccount().user;
  const [signing, setSigning] = useState(false);
  const signature = siteSignatureOf(task, work.acts, userName);
  const shown = { ...sheet, rows: [...withKept(sheet.rows, work.kept, userName)] };
  // With a network the server says what is missing, with the way there; without one the sheet on this device does.
  const { done, due } = progressOf(shown.rows);
  const plan = usePlanOfService(task.id);
  const unfinished = work.online || task.inspection === 'routine' ? 0 : due - done;
  const drafted = draftedDevices(task.id, shown.rows, useDraftNames());
  useTopOnClosing(readOnly);
  const checkIn = useCheckIn(setStep);
  const mayCheckIn = useCan()(rights.taskCheckIn);
  const { today } = useSiteTime();
  const arrives = readOnly && mayCheckIn && takesCheckIn(task, today());
  const addRisk = (row: SheetRow) => {
    setRiskAt(row);
    openTab('risks');
  };
  if (plan.asked !== null) {
    return (
      <Suspense
        fallback={
          <>
            <PageHead title={task.customerName} />
            <LoadingState shape="plate" label={common('common.floorPlan')} />
          </>
        }
      >
        <ServicePlan
          customerId={task.customerId}
          rows={shown.rows}
          openId={plan.deviceId}
          asked={plan.asked}
          onPlan={plan.show}
          onOpen={({ deviceId }) => plan.leaveFor(deviceId)}
          onClose={() => plan.leaveFor(plan.deviceId)}
        />
      </Suspense>
    );
  }
  return (
    <Site gap={4} maxWidth={1080}>
      <Overview data-device-open={deviceOpen}>
        <SheetHeader task={task} rows={shown.rows} />
      </Overview>
      <Troubles work={work} rows={sheet.rows} />
      {readOnly && <NotNow task={task} acts={work.acts} />}
      <Tabs
        label={t('inspection.title')}
        value={tab}
        onChange={openTab}
        tabs={tabsOf(task).map((value) => ({ value, label: t(`inspection.tab.${value}`) }))}
      >
        {tab === 'devices' && (
          <DevicePanel
            task={task}
            sheet={shown}
            work={work}
            drafted={drafted}
            readOnly={readOnly}
            onAddRisk={addRisk}
            onPlan={() => plan.show('')}
          />
        )}
        {tab === 'risks' && (
          <RiskPanel
            request={{ taskId: task.id }}
            taskId={task.id}
            rows={shown.rows}
            readOnly={readOnly}
            adding={riskAt}
            onAddingChange={setRiskAt}
          />
        )}
        {tab === 'chemicals' && <ChemicalPanel taskId={task.id} readOnly={readOnly} />}
      </Tabs>
      {arrives && (
        <Foot>
          <Button variant="primary" loading={checkIn.isPending} onClick={() => checkIn.of(task)}>
            {t('inspection.checkIn')}
          </Button>
        </Foot>
      )}
      {!readOnly && (
        <SubmitBar data-device-open={deviceOpen}>
          <Signing signature={signature} onSign={() => setSigning(true)} />
          <Button
            variant="primary"
            disabled={unfinished > 0}
            aria-describedby={unfinished > 0 ? 'unfinished' : undefined}
            onClick={() => setStep({ kind: 'submit', task, unsigned: signature === null })}
          >
            {t('inspection.submit')}
          </Button>
          {drafted.length > 0 && (
            <Text as="p" tone="danger">
              {t('inspection.submit.drafted', { count: drafted.length })}
            </Text>
          )}
          {unfinished > 0 && (
            <Text as="p" tone="muted" id="unfinished">
              {t('inspection.submit.unfinished', { count: unfinished })}
            </Text>
          )}
        </SubmitBar>
      )}
      <TaskStepDialog step={step} onStepChange={setStep} />
      {signing && <SignDialog task={task} onClose={() => setSigning(false)} />}
    </Site>
  );
}

/** Handed in at the foot of a long list, what became of it stands at the top. */
function useTopOnClosing(closed: boolean): void {
  const before = useRef(closed);
  useEffect(() => {
    if (closed && !before.current) window.scrollTo({ top: 0 });
    before.current = closed;
  }, [closed]);
}

interface SigningProps {
  readonly signature: SiteSignature | null;
  readonly onSign: () => void;
}

/** Who signed, or the way to it. Handing in does not wait for it: a site may be empty, and the review sees it. */
function Signing({ signature, onSign }: SigningProps) {
  const t = useT(signatureMessages);
  const format = useFormat();
  if (signature === null) {
    return (
      <Button variant="secondary" onClick={onSign}>
        <Icon path={signIcon} size={16} />
        {t('signature.open')}
      </Button>
    );
  }
  const { method, name, title, reason, outdated } = signature;
  return (
    <Signed>
      <Text as="p" tone={outdated ? 'warning' : undefined} role="status">
        {method === 'absent'
          ? t('signature.given.absent', { reason })
          : t('signature.given', { who: format.parts([name, title]) })}
        {outdated && <Text tone="warning"> {t('signature.outdated')}</Text>}
      </Text>
      <Button variant="ghost" size="sm" onClick={onSign}>
        {t('signature.again')}
      </Button>
    </Signed>
  );
}

/** A routine service has no devices to record. */
function tabsOf(task: TaskDetails): readonly Tab[] {
  return task.inspection === 'routine' ? tabs.filter((tab) => tab !== 'devices') : tabs;
}

/** The open tab is in the address, so that a refusal can lead to it and the back key leaves it. */
function useTab(task: TaskDetails): [Tab, (next: Tab) => void] {
  const [address, setAddress] = usePageQuery<'/servicePage/inspect'>();
  const offered = tabsOf(task);
  const tab = offered.find((value) => value === address.get('tab')) ?? offered[0] ?? 'risks';
  const open = (next: Tab) => setAddress({ id: task.id, tab: next });
  return [tab, open];
}

/** The floor plan is in the address, so that the phone's back key leads from it to where one was. */
function usePlanOfService(taskId: string) {
  const [address, setAddress] = usePageQuery<'/servicePage/inspect'>();
  const asked = address.get('plan');
  const deviceId = address.get('device');
  const device = deviceId === null ? {} : { device: deviceId };
  return {
    asked,
    deviceId,
    show: (planId: string) => setAddress({ id: taskId, ...device, plan: planId }, { replace: asked !== null }),
    leaveFor: (next: string | null) =>
      setAddress(next === null ? { id: taskId } : { id: taskId, device: next }, { replace: true }),
  };
}

function SheetHeader({ task, rows }: { readonly task: TaskDetails; readonly rows: readonly SheetRow[] }) {
  const t = useT(sheetMessages);
  const format = useFormat();
  return (
    <Stack as="header" gap={2}>
      <PageHead title={task.customerName} note={task.number} />
      <Row>
        <TaskStateDot task={task} />
        <Text tone="muted">{format.dateTime(task.plannedAt)}</Text>
      </Row>
      <WayToSite task={task} />
      {task.returnReason && (
        <Notice tone="danger" role="note">
          {task.returnReason}
        </Notice>
      )}
      {task.description && <Text as="p">{task.description}</Text>}
      {task.inspection === 'routine' && (
        <Text as="p" tone="muted">
          {t('inspection.routine')}
        </Text>
      )}
      {task.inspection === 'devices' && hasBegun(task.state) && <SheetProgress rows={rows} />}
    </Stack>
  );
}

interface NotNowProps {
  readonly task: TaskDetails;
  readonly acts: readonly WaitingAct[];
}

/** Why nothing can be recorded right now, and the way on where there is one. */
function NotNow({ task, acts }: NotNowProps) {
  const t = useT(sheetMessages);
  if (acts.some(({ call }) => call === 'task.submit')) {
    return (
      <Notice tone="info" role="note">
        {t('inspection.submitted.kept')} <Link to="/home">{t('inspection.closed.next')}</Link>
      </Notice>
    );
  }
  if (!hasBegun(task.state)) return <ServiceDayNote task={task} />;
  return (
    <Notice tone="info" role="note">
      {t('inspection.closed')} <Link to="/home">{t('inspection.closed.next')}</Link>
    </Notice>
  );
}

const Site = styled(Stack)`
  ${crewTargets}
`;

/** With a device open, a phone has room for that device only. */
const Overview = styled.div`
  @media (max-width: 991px) {
    &[data-device-open='true'],
    &[data-device-open='true'] ~ * [role='tablist'] {
      display: none;
    }
  }
`;

const Signed = styled.div`
  display: flex;
  flex-basis: 100%;
  gap: ${token.space[2]};
  align-items: center;
  justify-content: space-between;

  p {
    margin: 0;
  }
  > button {
    flex: none;
  }
`;

/** At the thumb, and as wide as the phone. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: ${token.space[3]} calc(${token.space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surface};

  button {
    width: 100%;
    max-width: 360px;
    min-height: 52px;
  }
  @media (max-width: 991px) {
    button {
      max-width: none;
    }
  }
`;

const SubmitBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  padding-top: ${token.space[3]};
  border-top: 1px solid ${token.color.border};

  @media (max-width: 991px) {
    &[data-device-open='true'] {
      display: none;
    }
  }

  button {
    flex: 1;
    min-height: ${crewTarget};
    max-width: 360px;
  }
`;
