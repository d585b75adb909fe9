import { useQueryClient } from '@tanstack/react-query';
import { describeError, deviceTypeRows, deviceTypes, type FloorPlanRecord, type TrashArea } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { editIcon, FloorPlanEditor, heatMapIcon, type PlanPosition, plusIcon, useToast } from 'pest-ui';
import { createDevice, nameDevices, planDevices, planOf, planReplacement, planUpdate } from 'pest-ui/rules';
import { useMemo, useState } from 'react';
import { useCall } from '../../base/calls';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { describeWriteFailure } from '../../base/failure-words';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, useNavigate, useOpenAddress, usePageQuery } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { askAnew, useWrite } from '../../base/writes';
import { PlanSwitcher } from '../../kit/choices/PlanSwitcher';
import { planParameter, siteParameter, usePlanChoice } from '../../kit/choices/usePlanChoice';
import { CanvasPage, canvasSlots } from '../../kit/page/CanvasPage';
import { PageHead } from '../../kit/page/PageHead';
import { UnknownRecord } from '../../kit/page/UnknownRecord';
import { type CanvasAct, CanvasActs } from './CanvasActs';
import { DeviceDialog } from './DeviceDialog';
import { deviceMessages } from './device.messages';
import { useDrawTrashAreas, useSavePlan } from './device.queries';
import { KeptWordsDialog } from './KeptWordsDialog';
import { NoPlan } from './NoPlan';

/** The selected device, so that other pages can link to it. */
const deviceParameter = 'deviceId';

/** What the device dialog is open for. */
type Editing =
  | { readonly kind: 'new'; readonly position: PlanPosition | null }
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'words' };

/** The floor plan with its devices: place, move, edit and delete them. */
export function PlanScreen() {
  const t = useT(deviceMessages);
  const common = useT(commonMessages);
  const choice = usePlanChoice();
  const { site, plan } = choice;
  const [editing, setEditing] = useState<Editing | null>(null);
  const addressOf = useOpenAddress();
  const navigate = useNavigate();
  const heat = plan && addressOf('/imgHeat', { [siteParameter]: plan.customerId, [planParameter]: plan.id });
  const title = plan?.name ?? common('common.floorPlan');
  const can = useCan();
  const words: CanvasAct = { label: t('device.words'), icon: editIcon, onSelect: () => setEditing({ kind: 'words' }) };
  const add: CanvasAct = {
    label: t('device.add'),
    icon: plusIcon,
    primary: true,
    onSelect: () => setEditing({ kind: 'new', position: null }),
  };
  const toHeat = (to: Address): CanvasAct => ({
    label: t('device.toHeat'),
    icon: heatMapIcon,
    onSelect: () => navigate(to),
  });
  const acts = [
    ...(can(rights.deviceUpdate) ? [words] : []),
    ...(heat ? [toHeat(heat)] : []),
    ...(can(rights.deviceAdd) ? [add] : []),
  ];
  return (
    <>
      <PageHead title={title} switcher={<PlanSwitcher choice={choice} title={title} />} note={site?.name} />
      {plan ? (
        <CanvasPage acts={<CanvasActs label={t('device.acts')} acts={acts} />}>
          <DevicesOnPlan key={plan.id} plan={plan} editing={editing} onEditing={setEditing} />
        </CanvasPage>
      ) : (
        <NoPlan choice={choice} />
      )}
      {editing?.kind === 'words' && <KeptWordsDialog onClose={() => setEditing(null)} />}
    </>
  );
}

interface DevicesOnPlanProps {
  readonly plan: FloorPlanRecord;
  readonly editing: Editing | null;
  readonly onEditing: (editing: Editing | null) => void;
}

function DevicesOnPlan({ plan, editing, onEditing }: DevicesOnPlanProps) {
  const can = useCan();
  const { role } = useAccount();
  const [query, setQuery] = usePageQuery<'/img'>();
  const devices = useCall('device.list', { customerId: plan.customerId });
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const save = useSavePlan(plan);
  const update = useWrite('floorPlan.update', { shownInPlace: true });
  const draw = useDrawTrashAreas(plan);
  const [drawn, setDrawn] = useState<readonly TrashArea[] | null>(null);
  const shown = useMemo(() => planDevices(devices.data ?? [], plan.id), [devices.data, plan.id]);
  const image = useMemo(() => ({ ...planOf(plan), trashAreas: drawn ?? plan.trashAreas }), [plan, drawn]);
  const permissions = { add: can(rights.deviceAdd), move: can(rights.deviceUpdate), delete: can(rights.deviceDelete) };
  const selected = query.get(deviceParameter);
  const select = (id: string | null) => setQuery((current) => withDevice(current, id), { replace: true });
  const isUnknown = devices.data && selected !== null && !shown.some(({ id }) => id === selected);
  const open = editing?.kind === 'device' ? devices.data?.find(({ id }) => id === editing.id) : undefined;

  return (
    <>
      {isUnknown && <UnknownRecord onDismiss={() => select(null)} />}
      <FloorPlanEditor
        plan={image}
        value={shown}
        height="fill"
        wheel="zoom"
        slots={canvasSlots}
        readOnly={!permissions.add && !permissions.move && !permissions.delete}
        // Guidance for whoever places devices. What is wrong at a site stands in its register, which is the customer's too.
        checkGuidance={role !== 'customer'}
        permissions={permissions}
        selected={selected}
        onSelectedChange={select}
        loading={devices.isPending}
        error={devices.error && describeError(devices.error, language)}
        onRetry={() => void devices.refetch()}
        onChange={(_next, { final, changes, reason }) => {
          if (final && changes.length > 0) save.mutate(changes);
          // What was created is read once, after the last of it.
          else if (reason === 'add') void askAnew(queryClient, 'device.add');
        }}
        onCreateDevice={(device, options) => createDevice(client, plan, device, options)}
        onNameDevices={(type, count) =>
          nameDevices(client, devices.data ?? [], { customerId: plan.customerId, type, count, label: labelOf(type) })
        }
        {...(can(rights.floorPlanUpdate) && {
          onCalibrate: (metresPerWidth) => update.mutateAsync(planUpdate(plan, { metresPerWidth })),
          onTrashAreasChange: (trashAreas) => {
            setDrawn(trashAreas);
            draw.mutate(trashAreas, {
              onError: (error) => toast({ tone: 'danger', message: describeWriteFailure(error) ?? '' }),
              onSettled: () => setDrawn(null),
            });
          },
          onPlanReplace: async (file, { signal, ...replacement }) => {
            const { fullurl } = await client.upload.file({ file }, { signal });
            await update.mutateAsync(planReplacement(plan, fullurl, replacement));
          },
        })}
        onAddDevice={(position) => onEditing({ kind: 'new', position })}
        onDeviceOpen={(id) => onEditing({ kind: 'device', id })}
      />
      {editing?.kind === 'new' && (
        <DeviceDialog plan={plan} device={null} position={editing.position} onClose={() => onEditing(null)} />
      )}
      {open && (
        <DeviceDialog
          key={open.id}
          plan={plan}
          device={open}
          position={open.position}
          onClose={() => onEditing(null)}
        />
      )}
    </>
  );
}

function withDevice(current: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(current);
  if (id === null) next.delete(deviceParameter);
  else next.set(deviceParameter, id);
  return next;
}

function labelOf(type: string): string {
  const known = deviceTypes.find((one) => one === type);
  return known ? deviceTypeRows[known].words[language] : type;
}
