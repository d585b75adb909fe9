import * as rights from 'pest-sdk/rights';
import { Button, fetched } from 'pest-ui';
import { Suspense, useState } from 'react';
import { useT } from '../../base/i18n';
import { leave } from '../../base/leaving';
import { useCan, useSession } from '../../base/session';
import { pageMessages } from './page.messages';

const LogoutQuestion = fetched(() => import('../../offline/outbox/LogoutQuestion'), 'LogoutQuestion');

/** Whoever works at sites is asked first where something waits on this device: logging out deletes it. */
export function LogoutButton() {
  const t = useT(pageMessages);
  const { signOut } = useSession();
  const worksAtSites = useCan()(rights.inspectionRecord);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => leave(() => (worksAtSites ? setAsking(true) : signOut()))}>
        {t('page.logout')}
      </Button>
      {asking && (
        <Suspense>
          <LogoutQuestion onLogout={signOut} onStay={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
