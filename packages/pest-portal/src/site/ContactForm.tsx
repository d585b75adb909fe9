import { useMutation } from '@tanstack/react-query';
import { Button, Field, TextArea, TextInput, token, useToast } from 'pest-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { client } from '../base/client';
import { useT } from '../base/i18n';
import { useFocusFirstError } from '../form/focus-first-error';
import { type ContactDraft, type ContactField, checkContact, emptyContact } from './contact-draft';
import { siteMessages } from './site.messages';

export function ContactForm() {
  const t = useT(siteMessages);
  const { toast } = useToast();
  const [draft, setDraft] = useState(emptyContact);
  const [submitted, setSubmitted] = useState(false);
  const { form, focusFirstError } = useFocusFirstError();
  const send = useMutation({ mutationFn: (body: ContactDraft) => client.contact.send(body) });
  const problems = submitted ? checkContact(draft) : {};
  const errorOf = (field: ContactField) => problems[field] && t(`site.contact.${problems[field]}`);
  const change = (part: Partial<ContactDraft>) => setDraft({ ...draft, ...part });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(checkContact(draft)).length > 0) return focusFirstError();
    send.mutate(draft, {
      onSuccess: () => {
        setDraft(emptyContact);
        setSubmitted(false);
        toast({ tone: 'success', message: t('site.contact.sent') });
      },
    });
  };

  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <Field label={t('site.contact.name')} required error={errorOf('name')}>
        {(ids) => <TextInput {...ids} autoComplete="name" value={draft.name} onChange={(name) => change({ name })} />}
      </Field>
      <Field label={t('site.contact.phone')} required error={errorOf('phone')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="tel"
            autoComplete="tel"
            value={draft.phone}
            onChange={(phone) => change({ phone })}
          />
        )}
      </Field>
      <Field label={t('site.contact.email')} error={errorOf('email')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(email) => change({ email })}
          />
        )}
      </Field>
      <Field label={t('site.contact.company')}>
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="organization"
            value={draft.companyName}
            onChange={(companyName) => change({ companyName })}
          />
        )}
      </Field>
      <Whole>
        <Field label={t('site.contact.message')} required error={errorOf('message')}>
          {(ids) => <TextArea {...ids} rows={4} value={draft.message} onChange={(message) => change({ message })} />}
        </Field>
      </Whole>
      <Whole>
        <Button type="submit" variant="primary" loading={send.isPending}>
          {t('site.contact.send')}
        </Button>
      </Whole>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${token.space[4]};
  max-width: 720px;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
