import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isPestError, type ResultOf } from 'pest-sdk';
import { Button, Dialog, downloadBlob, FailureState, LoadingState, Notice, Text, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { OwnerFields, useCodeAsked } from '../../kit/form/OwnerFields';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { Counts } from './Counts';
import { erasureMessages } from './erasure.messages';
import { notProven, provenRequest } from './proof';

type Erased = ResultOf<'erasure.erasePerson'>;
type Held = ResultOf<'erasure.findPerson'>;

const nobody = { phone: '', ...notProven };
const isWhole = (phone: string) => /^1\d{10}$/.test(phone.replace(/\s/g, ''));

/** Finds what is held of a person by their phone, says what becomes of it, and does it. */
export default function ErasePersonDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(erasureMessages);
  const codeAsked = useCodeAsked();
  const [erased, setErased] = useState<Erased | null>(null);
  const form = useForm<typeof nobody, Erased>({
    initial: nobody,
    call: useFormCall('erasure.erasePerson', ({ phone, ...proven }: typeof nobody) => ({
      phone,
      ...provenRequest(proven),
    })),
    onDone: setErased,
  });
  const phone = form.field('phone');
  const whole = isWhole(phone.value);
  const found = useQuery({ ...ask('erasure.findPerson', { phone: phone.value }), enabled: whole });
  if (erased) return <Certificate erased={erased} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t('erasure.person')}
      tone="danger"
      submitLabel={t('erasure.person.act')}
      ready={whole && found.isSuccess && !found.data.lastAdministrator}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('erasure.person.text')}
      </Text>
      <TextField label={t('erasure.person.phone')} field={phone} type="tel" autoComplete="off" />
      {whole && <Found found={found} />}
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('code') : undefined} />
    </FormDialog>
  );
}

function Found({ found: { data, error, refetch } }: { readonly found: UseQueryResult<Held> }) {
  const t = useT(erasureMessages);
  if (isPestError(error) && error.errorName === 'general.notFound')
    return <Notice>{t('erasure.person.nobody')}</Notice>;
  if (!data) return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  if (data.lastAdministrator) return <Notice tone="warning">{t('erasure.person.last')}</Notice>;
  return (
    <>
      {data.namesake && <Notice tone="warning">{t('erasure.person.namesake')}</Notice>}
      <Counts title={t('erasure.person.removed')} counts={data.removed} />
      <Counts title={t('erasure.person.nameless')} counts={data.nameless} />
      <Counts title={t('erasure.person.kept')} counts={data.kept} />
    </>
  );
}

/** What went and what stays, in words to hand to the person. */
function Certificate({
  erased: { subject, certificate },
  onClose,
}: {
  readonly erased: Erased;
  readonly onClose: () => void;
}) {
  const t = useT(erasureMessages);
  const save = () =>
    downloadBlob(
      `${subject.replaceAll(' ', '-')}.txt`,
      new Blob([`${certificate.zh}\n\n${certificate.en}\n`], { type: 'text/plain;charset=utf-8' }),
    );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('erasure.certificate')}</Dialog.Header>
        <Dialog.Body>
          <Notice role="status">{t('erasure.person.done', { subject })}</Notice>
          <Words>{certificate[language]}</Words>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {t('erasure.certificate.close')}
          </Button>
          <Button variant="primary" onClick={save}>
            {t('erasure.certificate.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Words = styled.p`
  margin: ${token.space[4]} 0 0;
  white-space: pre-wrap;
  font-size: ${token.fontSize.sm};
`;
