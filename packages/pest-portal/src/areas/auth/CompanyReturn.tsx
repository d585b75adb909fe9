import { LoadingState, Notice, Stack } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { pageLoad } from '../../base/page-load';
import { writeToken } from '../../base/token-cookie';
import { refusalOf } from '../../kit/form/refusal';
import { authMessages } from './auth.messages';
import type { Returned } from './company-return';
import { afterLogin } from './destination';

/** Signs in with what the company's login page answered. */
export default function CompanyReturn({ returned: { state, code, iss } }: { readonly returned: Returned }) {
  const t = useT(authMessages);
  const [failure, setFailure] = useState(code === null ? t('auth.company.refused') : null);
  const asked = useRef(false);
  useEffect(() => {
    // It is good once, however often the page is drawn.
    if (code === null || asked.current) return;
    asked.current = true;
    void client.auth
      .finishCompanySignIn({ state, code, ...(iss !== null && { iss }), ...markForOurs() })
      .then(async (token) => {
        writeToken(token, { remember: false });
        pageLoad.to(await afterLogin(null));
      })
      .catch((thrown: unknown) => setFailure(refusalOf(thrown)?.message ?? t('auth.company.refused')));
  }, [state, code, iss, t]);
  if (failure === null) return <LoadingState label={t('auth.company.back')} />;
  return (
    <Stack gap={4}>
      <Notice tone="danger" role="alert">
        {failure}
      </Notice>
      <Link to="/login">{t('auth.reset.back')}</Link>
    </Stack>
  );
}
