import { useQuery } from '@tanstack/react-query';
import * as rights from 'pest-sdk/rights';
import { fetched, Grid, LoadingState, Section, Stack } from 'pest-ui';
import { Suspense } from 'react';
import { useT } from '../../base/i18n';
import { address } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { PageHead } from '../../kit/page/PageHead';
import { homeMessages } from './home.messages';
import { todayQuery } from './home.queries';
import { ActionsPart, BinderPart, NextVisitPart, SignPart, useSitePartsPending } from './SiteParts';
import { SitePlans } from './SitePlans';
import { siteHomeMessages } from './site-home.messages';
import { useCaught } from './trend/caught';
import { SiteTrends } from './trend/SiteTrends';
import { siteTrendQuery } from './trend/trend.queries';

/** Below what waits. */
const SiteDevices = fetched(() => import('../device/site/SiteDevices'), 'SiteDevices');

const SiteUse = fetched(() => import('../task/use/SiteUse'), 'SiteUse');

/** Only when a figure of captures is opened. */
const CaughtDialog = fetched(() => import('./trend/CaughtDialog'), 'CaughtDialog');

/** The parts ask at once, and are seen together: nothing moves when one of them comes. */
const notYet = { display: 'none' };

/** A customer's dashboard: what is to be done first, then how its own site does, then what an auditor asks for. */
export function SiteHome() {
  const t = useT(siteHomeMessages);
  const dashboard = useT(homeMessages);
  const { user } = useAccount();
  const can = useCan();
  const today = useQuery(todayQuery());
  const customerId = user.customerInfo?.id;
  const clock = useSiteTime();
  // What hangs on the day does not wait for an answer that failed.
  const day = today.data?.day ?? (today.isError ? clock.today() : '');
  const parts = useSitePartsPending(day);
  const caught = useCaught();
  const trends = useQuery({ ...siteTrendQuery(customerId ?? ''), enabled: customerId !== undefined });
  const pending = today.isPending || parts || trends.isLoading;
  return (
    <>
      <PageHead
        title={user.customerInfo?.name ?? t('home.site')}
        note={today.data && dashboard('home.asOf', { day: today.data.day })}
      />
      {pending && <LoadingState shape="page" />}
      <Stack gap={4} style={pending ? notYet : undefined}>
        <Grid divided min={250}>
          <SignPart />
          <NextVisitPart day={day} />
          <ActionsPart />
        </Grid>
        <Grid divided min={400}>
          {customerId && <BinderPart customerId={customerId} />}
          <SitePlans />
        </Grid>
        {customerId && <SiteTrends customerId={customerId} to={(query) => address('/home', query)} />}
        {user.customerInfo && can(rights.inspectionSiteUse) && (
          <Section title={t('home.site.use')}>
            <Suspense fallback={<LoadingState />}>
              <SiteUse site={user.customerInfo} />
            </Suspense>
          </Section>
        )}
        {user.customerInfo && can(rights.deviceList) && (
          <Section title={t('home.site.devices')}>
            <Suspense fallback={<LoadingState />}>
              <SiteDevices site={user.customerInfo} path="/home" />
            </Suspense>
          </Section>
        )}
      </Stack>
      {caught.shown && (
        <Suspense>
          <CaughtDialog caught={caught.shown} customerId={customerId} onClose={caught.close} />
        </Suspense>
      )}
    </>
  );
}
