import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Device, type DeviceType, deviceTypeRows, deviceTypes, joinParts } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Dialog, type PlanPosition, Text, useFormat } from 'pest-ui';
import type { PlanOfSite } from 'pest-ui/rules';
import { useId, useRef } from 'react';
import { useCall } from '../../base/calls';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useCan } from '../../base/session';
import { workshopOptionsQuery } from '../../kit/choices/choices.queries';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import type { Form } from '../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { WordListField } from '../../kit/form/WordListField';
import { DeviceFacts } from './DeviceFacts';
import { deviceMessages } from './device.messages';
import { askModels, askNextCodes, askTags } from './device.queries';
import { type DeviceValues, deviceIssues, deviceRequest, deviceValues, emptyDevice, proposedName } from './device-form';
import { ServiceTemplate } from './ServiceTemplate';

export interface DeviceDialogProps {
  readonly plan: PlanOfSite;
  /** Null: a new one. */
  readonly device: Device | null;
  /** Where a new device goes on the plan; null leaves it in the tray. */
  readonly position: PlanPosition | null;
  readonly onClose: () => void;
}

/** A device's form for those who may change it, its facts for the others. */
export function DeviceDialog(props: DeviceDialogProps) {
  const can = useCan();
  const { device, onClose } = props;
  if (device && !can(rights.deviceUpdate)) return <DeviceFactsDialog device={device} onClose={onClose} />;
  return device ? <DeviceFormDialog {...props} code={device.code} /> : <NewDeviceDialog {...props} />;
}

/** A new one begins with the next code that is free; where none can be had, it is typed. */
function NewDeviceDialog(props: DeviceDialogProps) {
  const next = useQuery(askNextCodes(emptyDevice.type, props.plan.customerId));
  const devices = useCall('device.list', { customerId: props.plan.customerId });
  return next.isPending || devices.isPending ? null : <DeviceFormDialog {...props} code={next.data?.[0] ?? ''} />;
}

/** Another type goes on from other codes, as long as the proposed one stands. */
function useProposedCode(site: string, first: string, code: string, propose: (code: string) => void) {
  const queryClient = useQueryClient();
  const proposed = useRef(first);
  const typed = useRef(code);
  typed.current = code;
  return async (type: DeviceType) => {
    const [next = ''] = await queryClient.fetchQuery(askNextCodes(type, site)).catch(() => []);
    // Meanwhile somebody may have typed one.
    if (next === '' || typed.current !== proposed.current) return;
    proposed.current = next;
    propose(next);
  };
}

function DeviceFactsDialog({ device, onClose }: { readonly device: Device; readonly onClose: () => void }) {
  const t = useT(deviceMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('device.show.title', { code: device.code })}</Dialog.Header>
        <Dialog.Body>
          <DeviceFacts device={device} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function DeviceFormDialog({ plan, device, position, code, onClose }: DeviceDialogProps & { readonly code: string }) {
  const t = useT(deviceMessages);
  const common = useT(commonMessages);
  const { percent } = useFormat();
  const { data: workshops = [] } = useQuery(workshopOptionsQuery(plan.customerId));
  const { data: devices = [] } = useCall('device.list', { customerId: plan.customerId });
  const add = useFormCall('device.add', (values: DeviceValues) => ({
    customerId: plan.customerId,
    ...deviceRequest(values, plan.id, position),
  }));
  const edit = useEditCall(
    'device.update',
    device && {
      record: device,
      valuesOf: deviceValues,
      // Its place is the plan's to change, and stays.
      toRequest: (values: DeviceValues, revision) => ({ id: device.id, ...values, revision }),
      reread: () => client.device.detail({ id: device.id }),
      together: [['model', 'brand']],
    },
  );
  const form = useDialogForm<DeviceValues, unknown>({
    initial: device
      ? deviceValues(device)
      : { ...emptyDevice, code, name: proposedName(emptyDevice, devices, workshops) },
    call: edit ?? add,
    check: deviceIssues,
    fieldOfError: { 'device.codeFormat': 'code', 'device.boundElsewhere': 'code', 'device.boundHere': 'code' },
    done: (_result, { code }) => t(device ? 'device.saved' : 'device.added', { code: code.trim() }),
    onClose,
  });
  const { field } = form;
  const proposeFor = useProposedCode(plan.customerId, code, form.values.code, (next) => form.change({ code: next }));
  // The name follows type, workshop and place as long as the proposed one stands.
  const change = (part: Partial<DeviceValues>) => {
    const { values } = form;
    const stands = !device && values.name === proposedName(values, devices, workshops);
    form.change(stands ? { ...part, name: proposedName({ ...values, ...part }, devices, workshops) } : part);
  };
  const chooseType = (type: DeviceType) => {
    change({ type });
    if (!device) void proposeFor(type);
  };
  return (
    <FormDialog
      form={form}
      title={device ? t('device.edit.title', { code: device.code }) : t('device.add.title')}
      submitLabel={common('common.save')}
      onClose={onClose}
    >
      <SelectField
        label={t('device.type')}
        help={useGuidance(form.values.type)}
        field={{ ...field('type'), onChange: chooseType }}
        options={deviceTypes.map((type) => ({ value: type, label: deviceTypeRows[type].words[language] }))}
      />
      <Pair>
        <TextField
          label={t('device.code')}
          help={t('device.code.help')}
          field={field('code')}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField label={common('common.name')} field={field('name')} required />
      </Pair>
      <SelectField
        label={common('common.workshop')}
        field={{ ...field('workshopId'), onChange: (workshopId) => change({ workshopId }) }}
        none={{ value: null, label: t('device.workshop.none') }}
        options={workshops.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ServiceTemplate type={form.values.type} />
      <ModelFields form={form} />
      <TagsField form={form} />
      <TextField
        label={t('device.location')}
        help={t('device.location.help')}
        field={{ ...field('location'), onChange: (location) => change({ location }) }}
      />
      {!device && (
        <Text as="p" tone="muted">
          {position
            ? t('device.add.onPlan', { x: percent(position.x), y: percent(position.y) })
            : t('device.add.toTray')}
        </Text>
      )}
    </FormDialog>
  );
}

/** The company's tags are offered; any other word becomes one. */
function TagsField({ form }: { readonly form: Form<DeviceValues> }) {
  const t = useT(deviceMessages);
  const { data = [] } = useQuery(askTags());
  return (
    <WordListField
      label={t('device.tags')}
      help={t('device.tags.help')}
      field={form.field('tags')}
      suggestions={data.map(({ name }) => name)}
    />
  );
}

/** Known models of the type are offered, with their brand; any other can be typed. */
function ModelFields({ form }: { readonly form: Form<DeviceValues> }) {
  const t = useT(deviceMessages);
  const listId = useId();
  const { data = [] } = useQuery(askModels());
  const models = data.filter(({ type }) => type === form.values.type);
  const choose = (model: string) => {
    const known = models.find(({ name }) => name === model);
    form.change({ model, ...(known && { brand: known.brand }) });
  };
  return (
    <Pair>
      <TextField label={t('device.model')} field={{ ...form.field('model'), onChange: choose }} list={listId} />
      <TextField label={t('device.brand')} field={form.field('brand')} />
      <datalist id={listId}>
        {models.map(({ id, name, brand }) => (
          <option key={id} value={name}>
            {brand}
          </option>
        ))}
      </datalist>
    </Pair>
  );
}

/** Installation guidance of specification §5 for a type of device. */
function useGuidance(type: DeviceType): string {
  const t = useT(deviceMessages);
  const { height, maxSpacing, maxToWaste } = deviceTypeRows[type].guidance;
  const hints = [
    height ? t('device.guidance.height', { low: height[0], high: height[1] }) : '',
    maxSpacing ? t('device.guidance.spacing', { metres: maxSpacing }) : '',
    maxToWaste ? t('device.guidance.waste', { metres: maxToWaste }) : '',
  ];
  return joinParts(hints, language);
}
