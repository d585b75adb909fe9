import { md5 } from 'js-md5';
import { type Permission, type ServiceAccount, serviceAccountLimits } from 'pest-sdk';
import { Button, copyIcon, Dialog, Icon, Row, Stack, Text, TextInput, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FieldBinding } from '../../kit/form/field-binding';
import { OwnerFields, useCodeAsked } from '../../kit/form/OwnerFields';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { PermissionField } from './PermissionForm';
import { serviceMessages } from './service.messages';

/** A key that was just made: told this once. */
export interface MadeKey {
  readonly name: string;
  readonly key: string;
}

const term: { readonly days: number; readonly password: string; readonly factorCode: string } = {
  days: serviceAccountLimits.usualDays,
  password: '',
  factorCode: '',
};

/** The password leaves the browser as MD5 only (specification §5). */
function termOf({ days, password, factorCode }: typeof term, codeAsked: boolean) {
  return { days, password: password && md5(password), ...(codeAsked && { factorCode }) };
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
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      toast({ tone: 'success', message: t('service.copied') });
    } catch {
      toast({ tone: 'danger', message: t('service.copy.failed') });
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('service.made', { name })}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={3}>
            <Text as="p">{t('service.made.text')}</Text>
            <Row gap={2} nowrap>
              <TextInput
                value={key}
                readOnly
                aria-label={t('service.made.key')}
                onFocus={(event) => event.target.select()}
              />
              <Button onClick={() => void copy()}>
                <Icon path={copyIcon} size={16} />
                {t('service.copy')}
              </Button>
            </Row>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={onClose}>
            {t('service.kept')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
