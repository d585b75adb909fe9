import type { Device, FloorPlanRecord, PestClient } from 'pest-sdk';
import { type ForwardedRef, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FloorPlanEditor } from '../../floor-plan-editor/FloorPlanEditor';
import { floorPlanEditor } from '../../floor-plan-editor/FloorPlanEditor.kind';
import type { FloorPlanEditorHandle, FloorPlanEditorProps } from '../../floor-plan-editor/FloorPlanEditor.types';
import type { PlanChange } from '../../floor-plan-editor/plan/plan-changes';
import { usePest } from '../../provider/context';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import {
  changedDevices,
  createDevice,
  nameDevices,
  planDevices,
  planOf,
  planReplacement,
  planUpdate,
  requestFor,
} from '../../rules/plan-records';
import { useControllableState } from '../../state/useControllableState';
import { asWidget } from '../../widget/as-widget';
import { useFailureReport } from '../../widget/useHostCall';
import type { ChangeMeta } from '../../widget/widget.types';
import { NotSaved } from './NotSaved';
import { saveTrashAreas } from './trash-area-calls';
import { type ClientParts, type MayCall, useGranted, useSpeaking } from './useClient';

/** The calls that the editor makes. */
export interface FloorPlanClient extends ClientParts {
  readonly floorPlan: Pick<PestClient['floorPlan'], 'list' | 'update'>;
  readonly device: Pick<PestClient['device'], 'list' | 'mobile' | 'delete' | 'add' | 'update' | 'nextCodes'>;
  readonly upload: Pick<PestClient['upload'], 'file'>;
}

/** Props of {@link ConnectedFloorPlanEditor}: those of the editor, without what it reads and saves by itself. */
export interface ConnectedFloorPlanEditorProps
  extends Omit<
    FloorPlanEditorProps,
    | 'plan'
    | 'plans'
    | 'onPlanChange'
    | 'value'
    | 'defaultValue'
    | 'loading'
    | 'error'
    | 'onRetry'
    | 'onCalibrate'
    | 'onTrashAreasChange'
    | 'onPlanReplace'
    | 'onCreateDevice'
    | 'onNameDevices'
  > {
  /** Whose plans and devices. */
  readonly customerId: string;
  /** @default the provider's; without one nothing is asked for */
  readonly client?: FloorPlanClient | undefined;
  readonly planId?: string | undefined;
  /** @default the customer's first plan */
  readonly defaultPlanId?: string | undefined;
  readonly onPlanIdChange?: ((planId: string, meta: ChangeMeta<'plan'>) => void) | undefined;
}

/** What was read, and for which customer. */
interface Site {
  readonly customerId: string;
  readonly plans: readonly FloorPlanRecord[];
  readonly devices: readonly Device[];
}

/**
 * The editor with a customer's plans and devices: it reads them, shows a change at once and saves it in order; what the
 * server refuses goes back to where it was, and is said.
 */
export const ConnectedFloorPlanEditor = /* @__PURE__ */ asWidget(
  floorPlanEditor,
  function ConnectedFloorPlanEditor(
    {
      customerId,
      client: own,
      planId,
      defaultPlanId,
      onPlanIdChange,
      onChange,
      ...editor
    }: ConnectedFloorPlanEditorProps,
    ref: ForwardedRef<FloorPlanEditorHandle>,
  ) {
    const { client: shared } = usePest();
    const client = useSpeaking<FloorPlanClient>(own ?? shared);
    const permissions = grantedOf(useGranted(client), editor.permissions);
    const types = useDeviceTypes(editor.deviceTypes);
    const report = useFailureReport('floor-plan-editor', editor.onError);
    const { site, setSite, loading, error, refresh } = useSite(client, customerId, report);
    const [chosen, choose] = useControllableState<string, [ChangeMeta<'plan'>]>({
      value: planId,
      defaultValue: defaultPlanId ?? '',
      onChange: onPlanIdChange,
    });
    const record = site?.plans.find(({ id }) => id === chosen) ?? site?.plans[0] ?? null;
    const plan = useMemo(() => record && planOf(record), [record]);
    const devices = useMemo(() => (site && record ? planDevices(site.devices, record.id) : undefined), [site, record]);
    const [refused, setRefused] = useState<unknown>();
    const queue = useRef(Promise.resolve());
    const waiting = useRef(0);
    const leaving = useRef<AbortController | null>(null);
    useEffect(() => {
      const controller = new AbortController();
      leaving.current = controller;
      return () => controller.abort();
    }, []);

    /** Saves one after the other, and reads all again after the last. */
    const save = (action: string, work: (signal: AbortSignal) => Promise<unknown>) => {
      waiting.current += 1;
      queue.current = queue.current.then(async () => {
        waiting.current -= 1;
        const signal = leaving.current?.signal;
        if (!signal || signal.aborted) return;
        try {
          await work(signal);
          setRefused(undefined);
        } catch (thrown) {
          if (signal.aborted) return;
          setRefused(thrown);
          report(thrown, action);
        }
        if (waiting.current === 0) await refresh();
      });
    };
    const saveDevices = (changes: readonly PlanChange[]) => {
      if (!client || !record || !site) return;
      const { devices: before } = site;
      setSite({ ...site, devices: changedDevices(before, changes, record) });
      save('save', async (signal) => {
        for (const change of changes) await requestFor(client, record, before, change, { signal });
      });
    };
    const failed = error !== undefined && error !== null;
    return (
      <FloorPlanEditor
        {...editor}
        ref={ref}
        plan={plan}
        plans={site?.plans}
        onPlanChange={(id) => choose(id, { reason: 'plan', source: 'form', changes: [], final: true })}
        value={devices ?? []}
        loading={loading}
        error={error ?? refused}
        slots={failed ? editor.slots : { Error: NotSaved, ...editor.slots }}
        onRetry={() => void refresh()}
        onChange={(next, meta) => {
          onChange?.(next, meta);
          if (meta.final && meta.changes.length > 0) saveDevices(meta.changes);
          // What was created is read once, after the last of it.
          else if (meta.reason === 'add') void refresh();
        }}
        permissions={permissions}
        readOnly={editor.readOnly || !Object.values(permissions).includes(true)}
        {...(client &&
          record && {
            onCreateDevice: (device, options) => createDevice(client, record, device, options),
            onNameDevices: (type, count) =>
              nameDevices(client, site?.devices ?? [], { customerId, type, count, label: types.label(type) }),
          })}
        {...(client &&
          record &&
          permissions.plan && {
            onCalibrate: async (metresPerWidth, options) => {
              await client.floorPlan.update(planUpdate(record, { metresPerWidth }), options);
              await refresh();
            },
            onTrashAreasChange: (trashAreas) => {
              const drawn = { ...record, trashAreas };
              if (site) setSite({ ...site, plans: site.plans.map((one) => (one.id === drawn.id ? drawn : one)) });
              save('save', (signal) => saveTrashAreas(client, record, trashAreas, { signal }));
            },
            onPlanReplace: permissions.upload
              ? async (file, { signal, ...replacement }) => {
                  const { fullurl } = await client.upload.file({ file }, { signal });
                  await client.floorPlan.update(planReplacement(record, fullurl, replacement), { signal });
                  await refresh();
                }
              : undefined,
          })}
      />
    );
  },
);

/** The host narrows what the token may do, and never widens it. */
function grantedOf(may: MayCall, permissions: FloorPlanEditorProps['permissions']) {
  return {
    add: permissions?.add !== false && may('device.add'),
    move: permissions?.move !== false && may('device.mobile'),
    edit: permissions?.edit !== false && may('device.update'),
    delete: permissions?.delete !== false && may('device.delete'),
    plan: may('floorPlan.update'),
    upload: may('upload.file'),
  };
}

/** A customer's plans and devices, read when it is named and when somebody asks. */
function useSite(client: FloorPlanClient | undefined, customerId: string, report: ReturnType<typeof useFailureReport>) {
  const [site, setSite] = useState<Site | null>(null);
  const [loading, setLoading] = useState(client !== undefined);
  const [error, setError] = useState<unknown>();
  const reading = useRef<AbortController | null>(null);
  const refresh = useCallback(async () => {
    if (!client) return;
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const options = { signal: controller.signal };
    setLoading(true);
    try {
      const [plans, devices] = await Promise.all([
        client.floorPlan.list({ customerId }, options),
        client.device.list({ customerId }, options),
      ]);
      if (controller.signal.aborted) return;
      setSite({ customerId, plans, devices });
      setError(undefined);
    } catch (thrown) {
      if (controller.signal.aborted) return;
      setError(thrown);
      report(thrown, 'load');
    }
    setLoading(false);
  }, [client, customerId, report]);
  useEffect(() => {
    void refresh();
    return () => reading.current?.abort();
  }, [refresh]);
  return { site: site?.customerId === customerId ? site : null, setSite, loading, error, refresh };
}
