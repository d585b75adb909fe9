import { type CustomerDraft, clientTypes, limits } from 'pest-sdk';
import { Button, Card, Field, FileUpload, Segmented, TextArea, TextInput, token } from 'pest-ui';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { useFocusFirstError } from '../../form/focus-first-error';
import { Pair } from '../../form/Pair';
import { RefusalNote } from '../../form/RefusalNote';
import { refusalOf } from '../../form/refusal';
import { customerMessages } from './customer.messages';
import {
  type CustomerField,
  checkCustomer,
  draftOf,
  type CustomerForm as Form,
  isCustomerField,
} from './customer-draft';

export interface CustomerFormProps {
  readonly initial: Form;
  readonly pending: boolean;
  /** Why the server did not take it. */
  readonly error: unknown;
  /** What was refused is being changed. */
  readonly onChange: () => void;
  readonly onSubmit: (draft: CustomerDraft) => void;
  readonly onCancel: () => void;
}

const certificates = ['pestControlCertificate', 'msds', 'controllerCertificate'] as const;

export function CustomerForm({ initial, pending, error, onChange, onSubmit, onCancel }: CustomerFormProps) {
  const t = useT(customerMessages);
  const [form, setForm] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const { form: element, focusFirstError } = useFocusFirstError();
  const problems = checkCustomer(form);
  const refusal = refusalOf(error, isCustomerField);
  const refusedField = refusal?.field;
  useEffect(() => {
    if (refusedField) focusFirstError();
  }, [refusedField, focusFirstError]);
  const errorOf = (field: CustomerField) => {
    if (submitted && problems[field]) return t(`customer.${problems[field]}`);
    return refusedField === field ? refusal?.message : undefined;
  };
  const change = (part: Partial<Form>) => {
    if (error) onChange();
    setForm((current) => ({ ...current, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return focusFirstError();
    onSubmit(draftOf(form));
  };
  /** A field of one line. */
  const line = (
    field: 'name' | 'creditCode' | 'region' | 'address' | 'contactName' | 'phone' | 'reportEmail',
    options: LineOptions = {},
  ) => (
    <Field label={t(`customer.${field}`)} required={options.required} help={options.help} error={errorOf(field)}>
      {(ids) => (
        <TextInput
          {...ids}
          type={options.type}
          autoComplete="off"
          value={form[field]}
          onChange={(text) => change({ [field]: text })}
        />
      )}
    </Field>
  );

  return (
    <Whole ref={element} noValidate onSubmit={submit}>
      <RefusalNote refusal={refusal} />
      <Card>
        <Group>
          <legend>{t('customer.profile')}</legend>
          <Pair>
            {line('name', { required: true })}
            {line('creditCode', { required: true, help: t('customer.creditCode.help') })}
          </Pair>
          <Field label={t('customer.type')}>
            {(ids) => (
              <div {...ids}>
                <Segmented
                  label={t('customer.type')}
                  value={form.clientType}
                  options={clientTypes.map((type) => ({ value: type, label: t(`customer.type.${type}`) }))}
                  onChange={(clientType) => change({ clientType })}
                />
              </div>
            )}
          </Field>
          <Pair>
            {line('region', { required: true, help: t('customer.region.help') })}
            {line('address')}
          </Pair>
          <Pair>
            {line('contactName')}
            {line('phone', { required: true, type: 'tel' })}
            {line('reportEmail', { type: 'email', help: t('customer.reportEmail.help') })}
          </Pair>
          <Field label={t('customer.introduction')} error={errorOf('introduction')}>
            {(ids) => (
              <TextArea
                {...ids}
                rows={3}
                maxLength={limits.textLength}
                value={form.introduction}
                onChange={(introduction) => change({ introduction })}
              />
            )}
          </Field>
        </Group>
      </Card>
      <Card>
        <Group>
          <legend>{t('customer.certificates')}</legend>
          <p>{t('customer.certificates.help')}</p>
          <Pair>
            {certificates.map((field) => (
              <Field key={field} label={t(`customer.${field}`)} error={errorOf(field)}>
                {(ids) => (
                  <FileUpload
                    {...ids}
                    accept={['image/jpeg', 'image/png']}
                    maxBytes={limits.imageBytes}
                    downscale
                    upload={(file, call) => client.upload.file({ file }, call)}
                    onUploaded={({ fullurl }) => change({ [field]: fullurl })}
                  />
                )}
              </Field>
            ))}
          </Pair>
        </Group>
      </Card>
      <Acts>
        <Button onClick={onCancel}>{t('customer.cancel')}</Button>
        <Button type="submit" variant="primary" loading={pending}>
          {t('customer.save')}
        </Button>
      </Acts>
    </Whole>
  );
}

interface LineOptions {
  readonly required?: boolean;
  readonly help?: string;
  readonly type?: 'tel' | 'email';
}

const Whole = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: 920px;
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token.space[3]};
    padding: 0;
    font-size: ${token.fontSize.lg};
    font-weight: ${token.fontWeight.semibold};
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[2]};
`;
