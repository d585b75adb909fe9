import { LoadingState, Notice, Stack } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { pageLoad } from '../../base/page-load';
import { isTry } from '../../base/provider-try';
import { writeToken } from '../../base/token-cookie';
import { refusalOf } from '../../kit/form/refusal';
import { authMessages } from './auth.messages';
import type { Returned } from './company-return';
import { afterLogin } from './destination';

/** Signs in with what the company's login page answered, or tells an administrator who tries it out that it works. */
export default function CompanyReturn({ returned: { state, code, iss } }: { readonly returned: Returned }) {
  const t = useT(authMessages);
  const [failure, setFailure] = useState(code === null ? t('auth.company.refused') : null);
  const [isTried] = useState(() => isTry(`state=${state}`));
  const [identity, setIdentity] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    // It is good once, however often the page is drawn.
    if (code === null || asked.current) return;
    asked.current = true;
    const returned = { state, code, ...(iss !== null && { iss }) };
    const tried = () => client.company.finishSignInTest(returned).then((told) => setIdentity(told.identity));
    const signedIn = async () => {
      writeToken(await client.auth.finishCompanySignIn({ ...returned, ...markForOurs() }), { remember: false });
      pageLoad.to(await afterLogin(null));
    };
    void (isTried ? tried() : signedIn()).catch((thrown: unknown) =>
      setFailure(refusalOf(thrown)?.message ?? t('auth.company.refused')),
    );
  }, [state, code, iss, isTried, t]);
  if (identity !== null) {
    return (
      <Stack gap={4}>
        <Notice role="status">{t('auth.company.tried', { identity })}</Notice>
        <Link to="/system/settings">{t('auth.company.settings')}</Link>
      </Stack>
    );
  }
  if (failure === null) return <LoadingState label={t('auth.company.back')} />;
  return (
    <Stack gap={4}>
      <Notice tone="danger" role="alert">
        {failure}
      </Notice>
      {isTried ? (
        <Link to="/system/settings">{t('auth.company.settings')}</Link>
      ) : (
        <Link to="/login">{t('auth.reset.back')}</Link>
      )}
    </Stack>
  );
}
