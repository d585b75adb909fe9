import { type CustomerDetails, clientTypes } from 'pest-sdk';
import { Button, DescriptionList, Grid, Notice, Row, Section, Stack } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { FormNote } from '../../kit/form/FormNote';
import type { BindField } from '../../kit/form/field-binding';
import type { FormCall } from '../../kit/form/form-call';
import { ImageField } from '../../kit/form/ImageField';
import { Pair } from '../../kit/form/Pair';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { PlaceFields } from '../../kit/map/PlaceFields';
import { RegionField } from '../../kit/region/RegionField';
import { customerCertificates } from '../../kit/review/certificates';
import { certificateMessages } from '../../kit/review/certificates.messages';
import { customerMessages } from './customer.messages';
import { type CustomerValues, firstPasswordIssues } from './customer-form';

export interface CustomerFormProps<Result> {
  readonly initial: CustomerValues;
  readonly call: FormCall<CustomerValues, Result>;
  readonly onDone: (result: Result) => void;
  readonly onCancel: () => void;
  /** Why the company may change its own contact only. */
  readonly lock?: CustomerDetails['profileLock'] | undefined;
  /** The customer gets a login at once. */
  readonly withLogin?: boolean | undefined;
}

/** What a company enters of a customer, and of the login that it may get at once. */
export function CustomerForm<Result>(props: CustomerFormProps<Result>) {
  const { initial, call, onDone, onCancel, lock = null, withLogin = false } = props;
  const common = useT(commonMessages);
  const form = useForm({
    initial,
    call,
    check: withLogin ? firstPasswordIssues : undefined,
    fieldOfError: { 'account.exists': 'loginId' },
    onDone,
  });
  return (
    <Stack as="form" gap={4} maxWidth={1080} {...form.element}>
      <FormNote form={form} />
      <Grid divided min={360}>
        <ProfileFields field={form.field} values={form.values} change={form.change} lock={lock} />
        <Stack gap={6}>
          <ContactFields field={form.field} />
          {withLogin && <LoginFields field={form.field} />}
          {lock === null && <Certificates field={form.field} />}
        </Stack>
      </Grid>
      <Row justify="end">
        <Button onClick={onCancel}>{common('common.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {common('common.save')}
        </Button>
      </Row>
    </Stack>
  );
}

function LoginFields({ field }: FieldsProps) {
  const t = useT(customerMessages);
  return (
    <Section title={t('customer.logins')}>
      <Stack gap={4}>
        <Pair>
          <TextField label={t('customer.login.id')} field={field('loginId')} type="tel" autoComplete="off" />
          <TextField
            label={t('customer.login.password')}
            help={t('customer.login.password.help')}
            field={field('password')}
            type="password"
            autoComplete="new-password"
          />
        </Pair>
      </Stack>
    </Section>
  );
}

interface ProfileFieldsProps extends SharedFieldsProps {
  readonly values: CustomerValues;
  readonly lock: CustomerDetails['profileLock'];
}

function ProfileFields({ field, values, change, lock }: ProfileFieldsProps) {
  const t = useT(customerMessages);
  return (
    <Section title={t('customer.profile')}>
      <Stack gap={4}>
        {lock === null ? (
          <SharedFields field={field} change={change} />
        ) : (
          <>
            <Notice>{t(`customer.lock.${lock}`)}</Notice>
            <LockedProfile values={values} />
          </>
        )}
      </Stack>
    </Section>
  );
}

function Certificates({ field }: FieldsProps) {
  const t = useT(customerMessages);
  const words = useT(certificateMessages);
  return (
    <Section title={t('customer.certificates')} note={t('customer.certificates.help')}>
      <Pair>
        {customerCertificates.map((name) => (
          <ImageField key={name} label={words(`certificate.${name}`)} field={field(name)} />
        ))}
      </Pair>
    </Section>
  );
}

interface FieldsProps {
  readonly field: BindField<CustomerValues>;
}

interface SharedFieldsProps extends FieldsProps {
  readonly change: (change: Partial<CustomerValues>) => void;
}

/** What all companies that serve the customer see alike. */
function SharedFields({ field, change }: SharedFieldsProps) {
  const t = useT(customerMessages);
  return (
    <>
      <Pair>
        <TextField label={t('customer.name')} field={field('name')} autoComplete="off" />
        <TextField
          label={t('customer.creditCode')}
          help={t('customer.creditCode.help')}
          field={field('creditCode')}
          autoComplete="off"
        />
      </Pair>
      <ChoiceField
        label={t('customer.type')}
        field={field('clientType')}
        options={clientTypes.map((type) => ({ value: type, label: t(`customer.type.${type}`) }))}
      />
      <RegionField label={t('customer.region')} region={field('region')} code={field('regionCode')} onChange={change} />
      <TextField label={t('customer.address')} field={field('address')} autoComplete="off" />
      <PlaceFields field={field('location')} name={field('name').value} />
      <TextAreaField label={t('customer.introduction')} field={field('introduction')} />
    </>
  );
}

function LockedProfile({ values }: { readonly values: CustomerValues }) {
  const t = useT(customerMessages);
  return (
    <DescriptionList
      items={[
        { term: t('customer.name'), description: values.name },
        { term: t('customer.creditCode'), description: values.creditCode },
        { term: t('customer.type'), description: t(`customer.type.${values.clientType}`) },
        { term: t('customer.region'), description: values.region },
        { term: t('customer.address'), description: values.address },
        { term: t('customer.introduction'), description: values.introduction },
      ].filter(({ description }) => description !== '')}
    />
  );
}

/** What the company keeps for itself. */
function ContactFields({ field }: FieldsProps) {
  const t = useT(customerMessages);
  return (
    <Section title={t('customer.contact')} note={t('customer.contact.help')}>
      <Stack gap={4}>
        <Pair>
          <TextField label={t('customer.contactName')} field={field('contactName')} autoComplete="off" />
          <TextField label={t('customer.phone')} field={field('phone')} type="tel" autoComplete="off" />
        </Pair>
        <TextField
          label={t('customer.reportEmail')}
          help={t('customer.reportEmail.help')}
          field={field('reportEmail')}
          type="email"
          autoComplete="off"
        />
        <TextAreaField label={t('customer.notes')} field={field('notes')} />
      </Stack>
    </Section>
  );
}
