import { type Permission, type ServiceAccount, serviceAccountLimits } from 'pest-sdk';
import { Text } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FieldBinding } from '../../kit/form/field-binding';
import { notProven, OwnerFields, proofOf, useCodeAsked } from '../../kit/form/OwnerFields';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { ToldKey, ToldOnceDialog } from '../../kit/form/ToldOnceDialog';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { PermissionField } from './PermissionForm';
import { serviceMessages } from './service.messages';

/** A key that was just made: told this once. */
export interface MadeKey {
  readonly name: string;
  readonly key: string;
}

const usualDays: number = serviceAccountLimits.usualDays;
const term = { days: usualDays, ...notProven };

function termOf({ days, ...proof }: typeof term, codeAsked: boolean) {
  return { days, ...proofOf(proof, codeAsked) };
}

interface DialogProps {
  readonly onMade: (made: MadeKey) => void;
  readonly onClose: () => void;
}

/** Names a program and chooses what it may; what is told once it is made is its key. */
export function AddServiceDialog({ onMade, onClose }: DialogProps) {
  const t = useT(serviceMessages);
  const codeAsked = useCodeAsked();
  const nothing: readonly Permission[] = [];
  const form = useForm({
    initial: { name: '', permissions: nothing, ...term },
    call: useFormCall(
      'account.addServiceAccount',
      ({ name, permissions, ...rest }: typeof term & { name: string; permissions: readonly Permission[] }) => ({
        name,
        permissions: [...permissions],
        ...termOf(rest, codeAsked),
      }),
    ),
    onDone: ({ key }, { name }) => {
      onClose();
      onMade({ name: name.trim(), key });
    },
  });
  return (
    <FormDialog form={form} size="lg" title={t('service.add')} submitLabel={t('service.add.submit')} onClose={onClose}>
      <TextField
        label={t('service.name')}
        help={t('service.name.help')}
        field={form.field('name')}
        autoComplete="off"
      />
      <DaysField field={form.field('days')} />
      <PermissionField audience="management" field={form.field('permissions')} />
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('factorCode') : undefined} />
    </FormDialog>
  );
}

/** Makes the key anew; the one before it works for a day more. */
export function RotateServiceDialog({ service, onMade, onClose }: DialogProps & { readonly service: ServiceAccount }) {
  const t = useT(serviceMessages);
  const { id, name } = service;
  const codeAsked = useCodeAsked();
  const form = useForm({
    initial: term,
    call: useFormCall('account.rotateServiceKey', (typed: typeof term) => ({ id, ...termOf(typed, codeAsked) })),
    onDone: ({ key }) => {
      onClose();
      onMade({ name, key });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('service.rotate.of', { name })}
      submitLabel={t('service.rotate')}
      tone="danger"
      onClose={onClose}
    >
      <Text as="p">{t('service.rotate.text')}</Text>
      <DaysField field={form.field('days')} />
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('factorCode') : undefined} />
    </FormDialog>
  );
}

const terms = [30, 90, serviceAccountLimits.usualDays, serviceAccountLimits.mostDays];

function DaysField({ field }: { readonly field: FieldBinding<number> }) {
  const t = useT(serviceMessages);
  const options = terms.map((count) => ({ value: count, label: t('service.days.of', { count }) }));
  return <SelectField label={t('service.days')} field={field} options={options} />;
}

interface MadeKeyDialogProps {
  readonly made: MadeKey;
  readonly onClose: () => void;
}

/** One that was not copied has to be made anew. */
export function MadeKeyDialog({ made: { name, key }, onClose }: MadeKeyDialogProps) {
  const t = useT(serviceMessages);
  return (
    <ToldOnceDialog title={t('service.made', { name })} text={key} onClose={onClose}>
      <Text as="p">{t('service.made.text')}</Text>
      <ToldKey label={t('service.made.key')} value={key} />
    </ToldOnceDialog>
  );
}
