import { type CustomerDetails, clientTypes } from 'pest-sdk';
import { Button, DescriptionList, Notice, Section, Stack, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { CheckField } from '../../kit/form/CheckField';
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
  readonly onDone: (result: Result, sent: CustomerValues) => void;
  readonly onCancel: () => void;
  /** Why the company may change its own contact only. */
  readonly lock?: CustomerDetails['profileLock'] | undefined;
  /** Whether the customer gets a login at once is decided here. */
  readonly decidesLogin?: boolean | undefined;
}

/** What a company enters of a customer, and of the login that it may get at once. */
export function CustomerForm<Result>(props: CustomerFormProps<Result>) {
  const { initial, call, onDone, onCancel, lock = null, decidesLogin = false } = props;
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const form = useForm({
    initial,
    call,
    check: firstPasswordIssues,
    secrets: ['password'],
    fieldOfError: { 'account.exists': 'loginId' },
    onDone,
  });
  const { withLogin } = form.values;
  return (
    <Stack as="form" gap={4} maxWidth={1080} {...form.element}>
      <FormNote form={form} />
      <Halves>
        <ProfileFields field={form.field} values={form.values} change={form.change} lock={lock} />
        <Stack gap={6}>
          <ContactFields field={form.field} />
          {(withLogin || decidesLogin) && (
            <Section title={t('customer.logins')}>
              <Stack gap={4}>
                {decidesLogin && <CheckField label={t('customer.login.atOnce')} field={form.field('withLogin')} />}
                {withLogin && <LoginFields field={form.field} />}
              </Stack>
            </Section>
          )}
          {lock === null && <Certificates field={form.field} />}
        </Stack>
      </Halves>
      <Foot>
        <Button onClick={onCancel}>{common('common.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {common('common.save')}
        </Button>
      </Foot>
    </Stack>
  );
}

function LoginFields({ field }: FieldsProps) {
  const t = useT(customerMessages);
  return (
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
      <OnMap field={field} />
      <TextAreaField label={t('customer.introduction')} field={field('introduction')} />
    </>
  );
}

/** Seldom known when a customer is entered: folded until somebody asks for it, or it says something. */
function OnMap({ field }: FieldsProps) {
  const t = useT(customerMessages);
  const location = field('location');
  const [opened, setOpened] = useState(false);
  const says = location.issue !== undefined || Object.values(location.value).some((text) => text !== '');
  return (
    // What is emptied again stays open: somebody types in it.
    <Folded open={opened || says} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('customer.onMap')}</summary>
      <PlaceFields field={location} name={field('name').value} />
    </Folded>
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

/** What all companies see, and beside it what this one keeps for itself; under it where there is less room. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :first-child {
    padding-inline-end: ${token.space[6]};
  }
  > :last-child {
    padding-inline-start: ${token.space[6]};
    border-inline-start: 1px solid ${token.color.borderSoft};
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      padding: 0 0 ${token.space[5]};
    }
    > :last-child {
      padding: ${token.space[4]} 0 0;
      border-block-start: 1px solid ${token.color.borderSoft};
      border-inline-start: 0;
    }
  }
`;

const Folded = styled.details`
  summary {
    width: fit-content;
    color: ${token.color.accent};
    cursor: pointer;
  }
  &[open] summary {
    margin-block-end: ${token.space[3]};
    color: ${token.color.text};
  }
`;

/** At hand wherever somebody stops typing. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  justify-content: end;
  gap: ${token.space[2]};
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.borderSoft};
  background: ${token.color.surface};
`;
