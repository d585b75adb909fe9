import { contract } from 'pest-sdk/schemas';
import { Button, Stack } from 'pest-ui';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { pageLoad } from '../../base/page-load';
import { FormNote } from '../../kit/form/FormNote';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { authMessages } from './auth.messages';

/** Asks which company, and sends the browser to the company's own login page. */
export default function CompanyLogin({ onClose }: { readonly onClose: () => void }) {
  const t = useT(authMessages);
  const form = useForm({
    initial: { code: '' },
    call: formCall(
      contract.auth.beginCompanySignIn,
      ({ code }: { readonly code: string }) => ({ code, ...markForOurs() }),
      (request) => client.auth.beginCompanySignIn(request),
    ),
    onDone: ({ url }) => pageLoad.away(url),
  });
  return (
    <Stack as="form" gap={4} {...form.element}>
      <FormNote form={form} />
      <TextField
        label={t('auth.company.code')}
        help={t('auth.company.code.help')}
        field={form.field('code')}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('auth.company.go')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t('auth.company.other')}
      </Button>
    </Stack>
  );
}
