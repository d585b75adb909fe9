import { useMutation } from '@tanstack/react-query';
import { contract, type RequestInput } from 'pest-sdk';
import { Button, token, useToast } from 'pest-ui';
import { styled } from 'styled-components';
import { client } from '../base/client';
import { useT } from '../base/i18n';
import { FormNote } from '../form/FormNote';
import type { AllGiven } from '../form/filled';
import { formCall } from '../form/form-call';
import { TextAreaField, TextField } from '../form/TextField';
import { useForm } from '../form/useForm';
import { homeMessages } from './home.messages';

type ContactValues = AllGiven<RequestInput<'contact.send'>>;

const emptyContact: ContactValues = { name: '', phone: '', email: '', companyName: '', message: '' };

export function ContactForm() {
  const t = useT(homeMessages);
  const { toast } = useToast();
  const send = useMutation({
    mutationFn: (body: ContactValues) => client.contact.send(body),
    meta: { shownInPlace: true },
  });
  const form = useForm({
    initial: emptyContact,
    call: formCall(contract.contact.send, (values: ContactValues) => values, send.mutateAsync),
    guarded: true,
    onDone: () => {
      form.reset(emptyContact);
      toast({ tone: 'success', message: t('site.contact.sent') });
    },
  });
  const { field } = form;
  return (
    <Form {...form.element}>
      <FormNote form={form} />
      <TextField label={t('site.contact.name')} field={field('name')} autoComplete="name" />
      <TextField label={t('site.contact.phone')} field={field('phone')} type="tel" autoComplete="tel" />
      <TextField label={t('site.contact.email')} field={field('email')} type="email" autoComplete="email" />
      <TextField label={t('site.contact.company')} field={field('companyName')} autoComplete="organization" />
      <Whole>
        <TextAreaField
          label={t('site.contact.message')}
          field={field('message')}
          words={{ required: t('site.contact.message.missing') }}
          rows={4}
        />
      </Whole>
      <Whole>
        <Button type="submit" variant="primary" loading={form.pending}>
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
