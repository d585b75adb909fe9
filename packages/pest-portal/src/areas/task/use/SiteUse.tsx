import { useQuery } from '@tanstack/react-query';
import type { Option } from 'pest-sdk';
import { Button, DataTable, type DataTableColumn, EmptyState, Segmented, Text, token, useFormat } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { useOpenAddress } from '../../../base/links';
import { useSiteTime } from '../../../base/site-time';
import { ExportMenu } from '../../../kit/import/ExportMenu';
import { DayRange } from '../../../kit/list/DayRange';
import { useListAddress } from '../../../kit/list/list-address';
import { OpenLink } from '../../../kit/page/OpenLink';
import { WayOn } from '../../../kit/page/WayOn';
import { siteUseMessages } from './use.messages';
import { daysOf, useDaysChoices } from './use-days';
import { rowsOf, type UseRow } from './use-rows';

export const belowTable = { paddingBlock: token.space[3] };

/** Of a row that many visits used. */
const servicesShown = 2;

/** What the visits of some days used at a site: chemicals by product, boards and lamps by type of device, bait by batch. */
export function SiteUse({ site }: { readonly site: Option }) {
  const t = useT(siteUseMessages);
  const { parts } = useFormat();
  const list = useListAddress(['from', 'to']);
  const today = useSiteTime().today();
  const start = daysOf('thisMonth', today);
  const from = list.filters.from ?? start.from;
  const to = list.filters.to ?? start.to;
  const isBackwards = from > to;
  const use = useQuery({ ...ask('inspection.siteUse', { customerId: site.id, from, to }), enabled: !isBackwards });
  const services = use.data?.services ?? [];
  const open = services.filter(({ state }) => state === 'checkedIn').length;
  const rows = use.data && !isBackwards ? rowsOf(use.data) : [];
  const choice = useDaysChoices.find((one) => {
    const days = daysOf(one, today);
    return days.from === from && days.to === to;
  });
  const nothing = services.length === 0 ? 'use.empty.noService' : 'use.empty';
  const plan = useOpenAddress()('/servicePage/newAdd', { customerId: site.id });
  return (
    <>
      <DataTable
        label={t('use.title')}
        views={
          <Segmented
            label={t('use.days')}
            value={choice ?? ''}
            options={useDaysChoices.map((value) => ({ value, label: t(`use.days.${value}`) }))}
            onChange={(value) => value !== '' && list.setFilters(daysOf(value, today))}
          />
        }
        filters={
          <DayRange
            label={t('use.days')}
            from={{ label: t('use.from'), value: from, onChange: (next) => list.setFilters({ from: next, to }) }}
            to={{ label: t('use.to'), value: to, onChange: (next) => list.setFilters({ from, to: next }) }}
          />
        }
        exportsPage={false}
        tools={<ExportUse name={t('use.file', { customer: site.name, from, to })} rows={rows} />}
        columns={useUseColumns((row) => <Services of={row} />)}
        rows={rows}
        rowKey={({ id }) => id}
        groupOf={({ kind }) => ({ key: kind, label: t(`use.${kind}`) })}
        loading={use.isFetching}
        error={use.error}
        onRetry={() => void use.refetch()}
        empty={
          <EmptyState title={t(isBackwards ? 'use.backwards' : nothing)}>
            {!isBackwards && services.length === 0 && plan && <WayOn to={plan}>{t('use.empty.plan')}</WayOn>}
          </EmptyState>
        }
      />
      {services.length > 0 && (
        <Text as="p" tone="muted" style={belowTable}>
          {parts([t('use.services', { count: services.length }), open > 0 ? t('use.open', { count: open }) : ''])}
        </Text>
      )}
    </>
  );
}

/** @param services - what is said of the visits of a row */
export function useUseColumns<Row extends UseRow>(services: (row: Row) => ReactNode): readonly DataTableColumn<Row>[] {
  const t = useT(siteUseMessages);
  const common = useT(commonMessages);
  const { quantity, parts } = useFormat();
  const area = ({ areaTreated }: Row) => (areaTreated === '' ? '' : quantity(areaTreated, 'm²'));
  return [
    { id: 'name', header: common('common.name'), cell: ({ name }) => name, text: ({ name }) => name, card: 'lead' },
    {
      id: 'registrationNumber',
      header: t('use.registration'),
      cell: (row) => row.registrationNumber,
      text: (row) => row.registrationNumber,
      card: null,
    },
    {
      id: 'activeIngredient',
      header: t('use.ingredient'),
      from: 'wide',
      cell: (row) => row.activeIngredient,
      text: (row) => row.activeIngredient,
      card: null,
    },
    { id: 'amount', header: t('use.amount'), align: 'end', cell: (row) => <Amount row={row} />, card: 'aside' },
    {
      id: 'areaTreated',
      header: t('use.area'),
      align: 'end',
      cell: (row) => <Text numeric>{area(row)}</Text>,
      text: area,
      card: null,
    },
    {
      id: 'facts',
      header: t('use.registration'),
      cell: (row) => parts([row.registrationNumber, area(row)]),
      cardOnly: true,
      card: 'block',
    },
    { id: 'services', header: t('use.in'), cell: services, card: 'block' },
  ];
}

function Amount({ row: { amount, unit, missing } }: { readonly row: UseRow }) {
  const t = useT(siteUseMessages);
  const { quantity } = useFormat();
  return (
    <>
      <Text numeric>{quantity(amount, unit)}</Text>
      {missing > 0 && (
        <Text as="div" tone="muted" size="sm">
          {t('use.missing', { count: missing, unit })}
        </Text>
      )}
    </>
  );
}

function Services({ of: { services } }: { readonly of: UseRow }) {
  const t = useT(siteUseMessages);
  const [all, setAll] = useState(services.length <= servicesShown + 1);
  return (
    <Numbers>
      {(all ? services : services.slice(0, servicesShown)).map(({ id, number }) => (
        <OpenLink key={id} to="/servicePage/detail" query={{ id }}>
          {number}
        </OpenLink>
      ))}
      {!all && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          {t('use.in.all', { count: services.length })}
        </Button>
      )}
    </Numbers>
  );
}

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[3]};
`;

export interface ExportUseProps<Row extends UseRow> {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Of rows of several sites: whose they are. */
  readonly site?: (row: Row) => string;
}

export function ExportUse<Row extends UseRow>({ name, rows, site }: ExportUseProps<Row>) {
  const t = useT(siteUseMessages);
  const common = useT(commonMessages);
  return (
    <ExportMenu<Row>
      name={name}
      total={rows.length}
      rows={() => rows}
      columns={[
        ...(site ? [{ head: common('common.customer'), text: site }] : []),
        { head: common('common.name'), text: (row) => row.name },
        { head: t('use.registration'), text: (row) => row.registrationNumber },
        { head: t('use.ingredient'), text: (row) => row.activeIngredient },
        { head: t('use.amount'), number: (row) => Number(row.amount) },
        { head: t('use.unit'), text: (row) => row.unit },
        { head: `${t('use.area')} (m²)`, number: (row) => (row.areaTreated === '' ? null : Number(row.areaTreated)) },
        { head: t('use.missing.head'), number: ({ kind, missing }) => (kind === 'supplies' ? missing : null) },
        { head: t('use.in'), text: ({ services }) => services.map(({ number }) => number).join(', ') },
      ]}
    />
  );
}
