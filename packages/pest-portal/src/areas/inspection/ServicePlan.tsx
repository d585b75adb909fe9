import { useQuery } from '@tanstack/react-query';
import type { FloorPlanRecord, SheetRow } from 'pest-sdk';
import {
  Button,
  backIcon,
  EmptyState,
  FailureState,
  FloorPlanEditor,
  type FloorPlanEditorHandle,
  Icon,
  LoadingState,
  useFormat,
} from 'pest-ui';
import { planOf } from 'pest-ui/rules';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { sitePlansQuery } from '../../kit/choices/choices.queries';
import { CanvasPage, canvasSlots } from '../../kit/page/CanvasPage';
import { PageHead } from '../../kit/page/PageHead';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { progressOf } from '../task/sheet-progress';
import { deviceToGoTo, plansOfService, planToShow, walkDevices } from './service-plan';
import { servicePlanMessages } from './service-plan.messages';
import { sheetMessages } from './sheet.messages';
import { WalkContext, WalkPanel } from './WalkPanel';

export interface ServicePlanProps {
  readonly customerId: string;
  /** The sheet as this person left it, with what is kept on this device. */
  readonly rows: readonly SheetRow[];
  /** The device whose form is open behind it. */
  readonly openId: string | null;
  /** The plan that the address names; empty for the one where the next device stands. */
  readonly asked: string;
  readonly onPlan: (planId: string) => void;
  readonly onOpen: (row: SheetRow) => void;
  readonly onClose: () => void;
}

/** The site's floor plan while it is inspected: what is done, what comes next, and where it stands. */
export function ServicePlan(props: ServicePlanProps) {
  const { customerId, rows, openId, asked, onClose } = props;
  const t = useT(servicePlanMessages);
  const common = useT(commonMessages);
  const sheetWords = useT(sheetMessages);
  const { number } = useFormat();
  const all = useQuery(sitePlansQuery(customerId));
  const plans = useMemo(() => plansOfService(all.data ?? [], rows), [all.data, rows]);
  const goTo = deviceToGoTo(rows, openId);
  const plan = planToShow(plans, asked, goTo);
  const isUnknown = all.data && asked !== '' && plan?.id !== asked;
  const open = rows.find(({ deviceId }) => deviceId === openId);
  const { done, due } = progressOf(rows);
  const back = (
    <Button onClick={onClose}>
      <Icon path={backIcon} size={16} />
      {open ? t('plan.back.device', { code: open.code }) : t('plan.back')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={plan?.name ?? common('common.floorPlan')}
        note={sheetWords('inspection.progress.of', { done: number(done), due: number(due) })}
      />
      {isUnknown && <UnknownRecord onDismiss={() => props.onPlan('')} />}
      {all.isPending && <LoadingState shape="plate" label={common('common.floorPlan')} />}
      {all.error && !all.data && <FailureState error={all.error} onRetry={() => void all.refetch()} />}
      {all.data && plan === null && (
        <EmptyState title={t('plan.none')} hint={t('plan.none.hint')}>
          {back}
        </EmptyState>
      )}
      {plan && (
        <CanvasPage acts={back}>
          <Walk {...props} key={plan.id} plan={plan} plans={plans} goTo={goTo} />
        </CanvasPage>
      )}
    </>
  );
}

interface WalkProps extends ServicePlanProps {
  readonly plan: FloorPlanRecord;
  readonly plans: readonly FloorPlanRecord[];
  readonly goTo: SheetRow | null;
}

function Walk({ rows, plan, plans, goTo, onPlan, onOpen }: WalkProps) {
  const devices = useMemo(() => walkDevices(rows, plan.id, goTo), [rows, plan.id, goTo]);
  const picture = useMemo(() => ({ ...planOf(plan), trashAreas: [] }), [plan]);
  const editor = useRef<FloorPlanEditorHandle>(null);
  const inSight = goTo?.floorPlanId === plan.id ? goTo.deviceId : null;
  useEffect(() => {
    if (inSight !== null) editor.current?.locate(inSight);
  }, [inSight]);
  const openDevice = (id: string | null) => {
    const row = rows.find(({ deviceId }) => deviceId === id);
    if (row) onOpen(row);
  };
  return (
    <WalkContext.Provider value={{ rows, planId: plan.id, goTo, onOpen }}>
      <FloorPlanEditor
        ref={editor}
        plan={picture}
        plans={plans.map(({ id, name }) => ({ id, name, deviceCount: countOn(rows, id) }))}
        onPlanChange={onPlan}
        value={devices}
        readOnly
        checkGuidance={false}
        height="fill"
        wheel="zoom"
        slots={slots}
        // Nothing stays chosen: a tap on a mark opens its form, and so does Enter.
        selected={null}
        onSelectedChange={(id, { source }) => source !== 'api' && openDevice(id)}
      />
    </WalkContext.Provider>
  );
}

function countOn(rows: readonly SheetRow[], planId: string): number {
  return rows.filter(({ floorPlanId }) => floorPlanId === planId).length;
}

/** A phone has room for the plan only; what the marks say stands in the list as well. */
const WideOnly = styled.div`
  @media (max-width: 640px) {
    display: none;
  }
`;

const slots = { ...canvasSlots, Panel: WalkPanel, Legend: WideOnly } as const;
