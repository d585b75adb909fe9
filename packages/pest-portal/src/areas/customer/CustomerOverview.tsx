import { useQuery } from '@tanstack/react-query';
import type { CustomerDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, DescriptionList, editIcon, Grid, Icon, Section, Stack, Stat, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { ask } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { type Address, address, Link, useNavigate, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { siteParameter } from '../../kit/choices/usePlanChoice';
import { MapLink } from '../../kit/map/MapLink';
import { SiteMap } from '../../kit/map/SiteMap';
import { FigureBand } from '../../kit/page/FigureBand';
import { PhoneLink } from '../../kit/page/PhoneLink';
import { customerCertificates, useCertificateFacts } from '../../kit/review/certificates';
import { daysOf } from '../task/use/use-days';
import { CustomerLogins } from './CustomerLogins';
import { CustomerStanding } from './CustomerStanding';
import { CustomerStart } from './CustomerStart';
import { customerMessages } from './customer.messages';
import { overviewMessages } from './overview.messages';

/** How the customer stands, then who it is: profile, certificates and logins. */
export function CustomerOverview({ customer }: { readonly customer: CustomerDetails }) {
  return (
    <>
      <Figures customer={customer} />
      {customer.lastServiceDay === null && <CustomerStart customer={customer} />}
      <CustomerStanding customer={customer} />
      <Grid divided min={380}>
        <Profile customer={customer} />
        <Stack gap={4}>
          <Certificates customer={customer} />
          {customer.location && <SiteMap place={customer.location} name={customer.name} />}
        </Stack>
      </Grid>
      <CustomerLogins customer={customer} />
    </>
  );
}

interface PartProps {
  readonly customer: CustomerDetails;
}

function Figures({ customer }: PartProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const { number } = useFormat();
  const addressOf = useOpenAddress();
  const { id, floorPlanCount, deviceCount, workshopCount, openRiskCount } = customer;
  const site = { [siteParameter]: id };
  return (
    <FigureBand>
      <Figure label={t('customer.floorPlans')} value={number(floorPlanCount)} to={addressOf('/imgCustomer', site)} />
      <Figure
        label={common('common.devices')}
        value={number(deviceCount)}
        to={address('/detailCustomer', { id, tab: 'devices' })}
      />
      <Figure label={t('customer.workshops')} value={number(workshopCount)} to={addressOf('/workshop', site)} />
      <Figure
        label={t('customer.openRisks')}
        value={number(openRiskCount)}
        to={addressOf('/servicePage/riskList', { customerId: id })}
      />
      {useCan()(rights.inspectionSiteUse) && <UsedFigure customerId={id} />}
    </FigureBand>
  );
}

/** What was used in the last whole month, which is what is asked for when it is over. */
function UsedFigure({ customerId }: { readonly customerId: string }) {
  const t = useT(overviewMessages);
  const { number } = useFormat();
  const days = daysOf('lastMonth', useSiteTime().today());
  const { data } = useQuery(ask('inspection.siteUse', { customerId, ...days }));
  return (
    <Figure
      label={t('customer.used')}
      value={data ? number(data.chemicals.length + data.supplies.length + (data.baits?.length ?? 0)) : '—'}
      to={address('/detailCustomer', { id: customerId, tab: 'use', ...days })}
    />
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Where what is counted can be seen, for those who may. */
  readonly to: Address | undefined;
}

function Figure({ label, value, to }: FigureProps) {
  const stat = <Stat label={label} value={value} />;
  return <li>{to === undefined ? stat : <Link to={to}>{stat}</Link>}</li>;
}

function Profile({ customer }: PartProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const { day } = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const addressOf = useOpenAddress();
  const edit = can(rights.customerUpdate) ? addressOf('/createCustomer', { id: customer.id }) : undefined;
  return (
    <Section
      title={t('customer.profile')}
      actions={
        edit && (
          <Button size="sm" onClick={() => navigate(edit)}>
            <Icon path={editIcon} size={16} />
            {common('common.edit')}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: t('customer.creditCode'), description: customer.creditCode },
          { term: t('customer.type'), description: t(`customer.type.${customer.clientType}`) },
          { term: t('customer.region'), description: customer.region },
          { term: t('customer.address'), description: customer.address },
          {
            term: t('customer.place'),
            description: customer.location && <MapLink place={customer.location} name={customer.name} />,
          },
          { term: t('customer.contactName'), description: customer.contactName },
          {
            term: t('customer.phone'),
            description: customer.phone && <PhoneLink phone={customer.phone} />,
          },
          { term: t('customer.reportEmail'), description: customer.reportEmail },
          { term: t('customer.registeredAt'), description: day(customer.registeredAt) },
          { term: t('customer.introduction'), description: customer.introduction },
          { term: t('customer.notes'), description: customer.notes },
        ].filter(({ description }) => description !== '' && description !== null)}
      />
    </Section>
  );
}

function Certificates({ customer }: PartProps) {
  const t = useT(customerMessages);
  return (
    <Section title={t('customer.certificates')}>
      <DescriptionList items={useCertificateFacts()(customerCertificates, customer)} />
    </Section>
  );
}
