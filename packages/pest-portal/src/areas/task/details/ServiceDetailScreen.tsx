import { useQuery } from '@tanstack/react-query';
import { type Format, hasBegun, type TaskDetails, taskPlaceWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, DescriptionList, LoadingState, Notice, Row, Stack, Tabs, Text, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ask, useCall } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { Link, listedTask, Navigate, taskLinks, useNavigate, usePageQuery } from '../../../base/links';
import { useCan } from '../../../base/session';
import { changedAddress } from '../../../kit/list/changed-address';
import { useOpenOne } from '../../../kit/list/useOpenOne';
import { PageHead } from '../../../kit/page/PageHead';
import { RecordState } from '../../../kit/page/RecordState';
import { ReportStateDot } from '../../../kit/page/ReportStateDot';
import { TaskStateDot } from '../../../kit/page/TaskStateDot';
import { useSigners } from '../../../kit/page/useSigners';
import { SheetTable } from '../../inspection/SheetTable';
import { RiskPanel } from '../../risk/RiskPanel';
import { ChemicalPanel } from '../chemicals/ChemicalPanel';
import { useDeviceFigures } from '../device-figures';
import { fixedOnPhones } from '../phone-bar';
import { ReviewTab } from '../review/ReviewTab';
import { ReviewWalk } from '../review/ReviewWalk';
import { SiteSignatureView } from '../signature/SiteSignatureView';
import { ServiceDayNote } from '../steps/ServiceDayNote';
import { type OpenStep, TaskStepDialog } from '../steps/TaskStepDialog';
import { mayOpenReport, type TaskStep } from '../steps/task-steps';
import { useTaskActions } from '../steps/useTaskActions';
import { taskMessages } from '../task.messages';
import { detailsMessages } from './details.messages';
import { TaskSteps } from './TaskSteps';
import { TaskTimeline } from './TaskTimeline';

const tabs = ['review', 'overview', 'devices', 'risks', 'chemicals', 'timeline'] as const;
type Tab = (typeof tabs)[number];
/** The step whose dialog an address opens. */
const askable = 'assign';

/** Everything about one service, and what can be done with it now. */
export function ServiceDetailScreen() {
  const t = useT(detailsMessages);
  const [address] = usePageQuery<'/servicePage/detail'>();
  const id = address.get('id') ?? '';
  const task = useQuery({ ...ask('task.details', { id }), enabled: id !== '' });
  if (!task.data)
    return <RecordState title={t('task.detail.title')} id={id} query={task} back="/servicePage/undoneList" />;
  return <Service key={id} task={task.data} />;
}

function Service({ task }: { readonly task: TaskDetails }) {
  const t = useT(detailsMessages);
  const navigate = useNavigate();
  const reviews = useCan()(rights.taskReview) && isReviewed(task);
  const [tab, openTab] = useTab(task, reviews);
  const [step, setStep] = useState<OpenStep | null>(null);
  const taken: readonly TaskStep[] = reviews ? takenIn[tab === 'review' ? 'review' : 'otherTabs'] : [];
  const offered = useTaskActions(setStep)(task);
  const actions = offered.filter(({ id }) => !taken.includes(id));
  const asked = useOpenOne('/servicePage/detail', 'step');
  const assigns = asked.id === askable && offered.some(({ id }) => id === askable);
  return (
    <Sheet gap={4}>
      <WayBack task={task} />
      <PageHead
        title={task.customerName}
        note={task.number}
        choice={
          <>
            {reviews && isHandedIn(task) && <ReviewWalk task={task} />}
            <Planned task={task} />
          </>
        }
      >
        {actions.length > 0 && (
          <Acts data-fixed={tab !== 'review' || undefined}>
            {actions.toReversed().map((action) => (
              <Button
                key={action.id}
                variant={action.tone ? 'ghost' : action === actions[0] ? 'primary' : 'secondary'}
                onClick={action.onSelect}
              >
                {action.label}
              </Button>
            ))}
          </Acts>
        )}
      </PageHead>
      <TaskSteps task={task} />
      <ServiceDayNote task={task} />
      {task.returnReason && (
        <Notice tone="danger" role="note">
          {t('task.returnedBecause', { reason: task.returnReason })}
        </Notice>
      )}
      <Tabs
        label={t('task.detail.title')}
        value={tab}
        onChange={openTab}
        tabs={tabs
          .filter((value) => reviews || value !== 'review')
          .map((value) => ({ value, label: <TabLabel tab={value} task={task} /> }))}
      >
        {tab === 'review' ? (
          <ReviewTab task={task} onDevices={() => openTab('devices')} onRefused={setStep} />
        ) : (
          <TabContent tab={tab} task={task} />
        )}
      </Tabs>
      <TaskStepDialog
        step={step ?? (assigns ? { kind: askable, task } : null)}
        onStepChange={(next) => {
          setStep(next);
          if (asked.id !== null) asked.close();
        }}
        onDeleted={() => navigate('/servicePage/undoneList')}
      />
    </Sheet>
  );
}

/** However the page was reached, the way back is the list that the service stands in. */
function WayBack({ task }: { readonly task: TaskDetails }) {
  const [address] = usePageQuery<'/servicePage/detail'>();
  const { list } = listedTask(task);
  if ((address.get('list') ?? undefined) === list) return null;
  return <Navigate to={changedAddress('/servicePage/detail', address, 'list', list)} replace />;
}

/** Its last line is not under the acts, which take a second line on the narrowest phones. */
const Sheet = styled(Stack)`
  @media (max-width: 640px) {
    &:has([data-fixed]) {
      padding-block-end: 48px;
    }
  }
  @media (max-width: 380px) {
    &:has([data-fixed]) {
      padding-block-end: 104px;
    }
  }
`;

/** The review has its decision there. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  &[data-fixed] {
    ${fixedOnPhones}
  }
  @media (max-width: 640px) {
    > [data-variant='primary'] {
      flex: 1 1 auto;
    }
  }
`;

/** What was planned, in a line: when, who, where and what for. */
function Planned({ task }: { readonly task: TaskDetails }) {
  const format = useFormat();
  const { staff, workshops, places, description } = task;
  const rooms = workshops.map(({ name }) => name);
  const where = rooms.length > 0 ? rooms : places.map((place) => taskPlaceWords[place][language]);
  return (
    <Row gap={4}>
      <Text weight="semibold" numeric>
        {whenOf(format, task)}
      </Text>
      {staff.length > 0 && <span>{format.list(staff.map(({ name }) => name))}</span>}
      <span>{format.list(where)}</span>
      {description && <Text tone="muted">{description}</Text>}
    </Row>
  );
}

function whenOf(format: Format, { plannedDay, plannedAt }: TaskDetails): string {
  return `${format.weekday(plannedDay)} ${format.time(plannedAt)}`;
}

/** What the head leaves to the review: deciding always has its tab, the report stands there while it is open. */
const takenIn = {
  review: ['review', 'generateReport', 'openReport'],
  otherTabs: ['review'],
} as const satisfies Record<string, readonly TaskStep[]>;

/** It was handed in at least once: there is something to look at, and something was or is to be decided. */
function isReviewed({ state, returnReason }: TaskDetails): boolean {
  return hasBegun(state) && (state !== 'checkedIn' || returnReason !== '');
}

function isHandedIn({ state }: TaskDetails): boolean {
  return state === 'submitted' || state === 'pendingReview';
}

function TabLabel({ tab, task }: { readonly tab: Tab; readonly task: TaskDetails }) {
  const t = useT(detailsMessages);
  const { number } = useFormat();
  const counts: Partial<Record<Tab, number>> = { devices: task.devicesDue, risks: task.risksTotal };
  const count = counts[tab];
  return (
    <>
      {t(`task.tab.${tab}`)} {count !== undefined && count > 0 && <Text tone="muted">{number(count)}</Text>}
    </>
  );
}

function TabContent({ tab, task }: { readonly tab: Exclude<Tab, 'review'>; readonly task: TaskDetails }) {
  switch (tab) {
    case 'overview':
      return <Overview task={task} />;
    case 'devices':
      return <SheetTable taskId={task.id} />;
    case 'risks':
      return <RiskPanel request={{ taskId: task.id }} taskId={null} readOnly={task.state === 'reviewed'} />;
    case 'chemicals':
      return <ChemicalPanel taskId={task.id} readOnly />;
    case 'timeline':
      return <Course task={task} />;
  }
}

/** The reviewer begins with the review while it waits, and stays there once it is decided. */
function useTab(task: TaskDetails, reviews: boolean): [Tab, (next: Tab) => void] {
  const [address, setAddress] = usePageQuery<'/servicePage/detail'>();
  const [first] = useState<Tab>(reviews && task.state !== 'reviewed' ? 'review' : 'overview');
  const asked = tabs.find((value) => value === address.get('tab')) ?? first;
  const tab = asked === 'review' && !reviews ? 'overview' : asked;
  return [tab, (next) => setAddress({ ...listedTask(task), tab: next }, { replace: true })];
}

/** Also what the head's row says: the row is not there without an act, nor on paper. */
function Overview({ task }: { readonly task: TaskDetails }) {
  const t = useT(detailsMessages);
  const field = useT(taskMessages);
  const common = useT(commonMessages);
  const devices = useDeviceFigures();
  const signersOf = useSigners();
  const format = useFormat();
  return (
    <div>
      <DescriptionList
        items={[
          { term: field('task.state'), description: <TaskStateDot task={task} /> },
          { term: field('task.plannedAt'), description: whenOf(format, task) },
          {
            term: field('task.staff'),
            description: format.list(task.staff.map((person) => person.name)) || field('task.noStaff'),
          },
          {
            term: field('task.places'),
            description: format.list(task.places.map((place) => taskPlaceWords[place][language])),
          },
          {
            term: field('task.workshops'),
            description: format.list(task.workshops.map((workshop) => workshop.name)) || field('task.allWorkshops'),
          },
          ...(task.description ? [{ term: field('task.description'), description: task.description }] : []),
          { term: field('task.inspection'), description: field(`task.inspection.${task.inspection}`) },
          { term: common('common.devices'), description: devices(task, 'task.devices') },
          {
            term: field('task.risks'),
            description:
              task.risksOpen > 0 ? field('task.risksOpen', { count: task.risksOpen }) : format.number(task.risksTotal),
          },
          { term: field('task.report'), description: <ReportState task={task} /> },
          ...(task.reportId === null
            ? []
            : [{ term: t('task.reportSigners'), description: signersOf(task.reportSigners ?? []) }]),
          ...(hasBegun(task.state)
            ? [{ term: t('task.signature'), description: <SiteSignatureView signature={task.siteSignature} /> }]
            : []),
        ]}
      />
    </div>
  );
}

function ReportState({ task }: { readonly task: TaskDetails }) {
  const state = <ReportStateDot state={task.reportState} />;
  const opens = mayOpenReport(task, useCan());
  return task.reportId === null || !opens ? state : <Link to={taskLinks.report(task.reportId)}>{state}</Link>;
}

function Course({ task }: { readonly task: TaskDetails }) {
  const sheet = useCall('inspection.sheet', { id: task.id });
  const risks = useCall('risk.list', { taskId: task.id, limit: 50 });
  const chemicals = useCall('inspection.chemicalUses', { id: task.id });
  const history = useCall('task.history', { id: task.id });
  if (!sheet.data || !risks.data || !chemicals.data || !history.data) return <LoadingState />;
  return (
    <div>
      <TaskTimeline
        task={task}
        rows={sheet.data.rows}
        risks={risks.data.items}
        chemicals={chemicals.data}
        history={history.data}
      />
    </div>
  );
}
