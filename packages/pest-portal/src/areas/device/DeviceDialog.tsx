import { useQuery } from '@tanstack/react-query';
import { type Device, type DeviceType, deviceTypeRules, deviceTypes, deviceTypeWords, joinParts } from 'pest-sdk';
import { Dialog, Field, type PlanPosition, Select, TextInput, token, useFormat, useToast } from 'pest-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useCan } from '../../base/session';
import { workshopOptionsQuery } from '../../choices/choices.queries';
import { FormDialog } from '../../form/FormDialog';
import { Pair } from '../../form/Pair';
import { RefusalNote } from '../../form/RefusalNote';
import { refusalOf } from '../../form/refusal';
import { DeviceFacts } from './DeviceFacts';
import { deviceMessages } from './device.messages';
import { deviceModelsQuery, useAddDevice, useUpdateDevice } from './device.queries';
import {
  checkDevice,
  type DeviceField,
  type DeviceForm,
  draftOf,
  emptyDevice,
  formOf,
  isDeviceField,
} from './device-draft';
import type { PlanOfSite } from './plan-devices';

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
  if (device && !can('btn_device_edit')) return <DeviceFactsDialog device={device} onClose={onClose} />;
  return <DeviceFormDialog {...props} />;
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

function DeviceFormDialog({ plan, device, position, onClose }: DeviceDialogProps) {
  const t = useT(deviceMessages);
  const { toast } = useToast();
  const { percent } = useFormat();
  const [form, setForm] = useState<DeviceForm>(device ? formOf(device) : emptyDevice);
  const [submitted, setSubmitted] = useState(false);
  const add = useAddDevice();
  const update = useUpdateDevice();
  const workshops = useQuery(workshopOptionsQuery(plan.customerId));
  const problems = checkDevice(form);
  const refusal = refusalOf(add.error ?? update.error, isDeviceField, fieldOfCode);
  const errorOf = (field: DeviceField) => {
    if (submitted && problems[field]) return t(`device.${problems[field]}`);
    return refusal?.field === field ? refusal.message : undefined;
  };
  const change = (part: Partial<DeviceForm>) => {
    add.reset();
    update.reset();
    setForm({ ...form, ...part });
  };

  const submit = () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return false;
    const draft = draftOf(form, device ? device.floorPlanId : plan.id, position);
    const onSuccess = () => {
      toast({ tone: 'success', message: t(device ? 'device.saved' : 'device.added', { code: draft.code }) });
      onClose();
    };
    if (device) update.mutate({ id: device.id, ...draft }, { onSuccess });
    else add.mutate({ customerId: plan.customerId, ...draft }, { onSuccess });
    return true;
  };

  return (
    <FormDialog
      title={device ? t('device.edit.title', { code: device.code }) : t('device.add.title')}
      submitLabel={t('device.save')}
      pending={add.isPending || update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RefusalNote refusal={refusal} />
      <Field label={t('device.type')} help={useGuidance(form.type)}>
        {(ids) => (
          <Select
            {...ids}
            value={form.type}
            options={deviceTypes.map((type) => ({ value: type, label: deviceTypeWords[type][language] }))}
            onChange={(chosen) => change({ type: deviceTypes.find((type) => type === chosen) ?? form.type })}
          />
        )}
      </Field>
      <Pair>
        <Field label={t('device.code')} required help={t('device.code.help')} error={errorOf('code')}>
          {(ids) => (
            <TextInput
              {...ids}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              value={form.code}
              onChange={(code) => change({ code })}
            />
          )}
        </Field>
        <Field label={t('device.name')} required error={errorOf('name')}>
          {(ids) => <TextInput {...ids} value={form.name} onChange={(name) => change({ name })} />}
        </Field>
      </Pair>
      <Field label={t('device.workshop')} error={errorOf('workshopId')}>
        {(ids) => (
          <Select
            {...ids}
            value={form.workshopId}
            options={[
              { value: '', label: t('device.workshop.none') },
              ...(workshops.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(workshopId) => change({ workshopId })}
          />
        )}
      </Field>
      <ModelFields form={form} onChange={change} />
      <Field label={t('device.location')} help={t('device.location.help')}>
        {(ids) => <TextInput {...ids} value={form.location} onChange={(location) => change({ location })} />}
      </Field>
      {!device && (
        <Note>
          {position
            ? t('device.add.onPlan', { x: percent(position.x), y: percent(position.y) })
            : t('device.add.toTray')}
        </Note>
      )}
    </FormDialog>
  );
}

interface ModelFieldsProps {
  readonly form: DeviceForm;
  readonly onChange: (part: Partial<DeviceForm>) => void;
}

/** Known models of the type are offered, with their brand; any other can be typed. */
function ModelFields({ form, onChange }: ModelFieldsProps) {
  const t = useT(deviceMessages);
  const listId = useId();
  const { data = [] } = useQuery(deviceModelsQuery());
  const models = data.filter(({ type }) => type === form.type);
  const choose = (model: string) => {
    const known = models.find(({ name }) => name === model);
    onChange({ model, ...(known && { brand: known.brand }) });
  };
  return (
    <Pair>
      <Field label={t('device.model')}>
        {(ids) => <TextInput {...ids} list={listId} value={form.model} onChange={choose} />}
      </Field>
      <Field label={t('device.brand')}>
        {(ids) => <TextInput {...ids} value={form.brand} onChange={(brand) => onChange({ brand })} />}
      </Field>
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
  const { height, maxSpacing, maxToWaste } = deviceTypeRules[type].guidance;
  const hints = [
    height ? t('device.guidance.height', { low: height[0], high: height[1] }) : '',
    maxSpacing ? t('device.guidance.spacing', { metres: maxSpacing }) : '',
    maxToWaste ? t('device.guidance.waste', { metres: maxToWaste }) : '',
  ];
  return joinParts(hints, language);
}

/** Code taken, malformed, or taken on this site: all about the device code. */
const aboutCode: readonly number[] = [20008, 20012, 20013];

function fieldOfCode(code: number): DeviceField | null {
  return aboutCode.includes(code) ? 'code' : null;
}

const Note = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;
