import { useQuery } from '@tanstack/react-query';
import type { Workshop } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, DataTable, type DataTableColumn, EmptyState, Icon, JobCard, plusIcon } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { Link, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { OfSite } from '../../kit/choices/OfSite';
import { SitePicker } from '../../kit/choices/SitePicker';
import { siteParameter, usePlanChoice } from '../../kit/choices/usePlanChoice';
import { isFiltered } from '../../kit/list/ClearFilters';
import { CountLink } from '../../kit/list/CountLink';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { PageHead } from '../../kit/page/PageHead';
import { RemoveWorkshopDialog } from './RemoveWorkshopDialog';
import { WorkshopDialog } from './WorkshopDialog';
import { workshopMessages } from './workshop.messages';
import { workshopListQuery } from './workshop.queries';

/** A customer's workshops. */
export function WorkshopsScreen() {
  const t = useT(workshopMessages);
  const can = useCan();
  const choice = usePlanChoice();
  const customerId = choice.site?.id ?? '';
  const list = useListAddress(['search']);
  const workshops = useQuery(
    workshopListQuery({ customerId, page: list.page, limit: list.limit, search: list.filters.search }),
  );
  const columns = useColumns();
  const [editing, setEditing] = useState<Workshop | 'new' | null>(null);
  const [removing, setRemoving] = useState<Workshop | null>(null);
  const mayEdit = can(rights.workshopUpdate);
  const mayDelete = can(rights.workshopDelete);
  return (
    <>
      <PageHead title={t('workshop.title')} note={choice.site?.name} />
      <OfSite choice={choice} back="/workshop">
        <DataTable
          label={t('workshop.title')}
          search={<ListSearch list={list} label={t('workshop.search')} />}
          filters={<SitePicker choice={choice} />}
          action={
            mayEdit &&
            choice.site && (
              <Button variant="primary" onClick={() => setEditing('new')}>
                <Icon path={plusIcon} size={16} />
                {t('workshop.add')}
              </Button>
            )
          }
          columns={columns}
          card={(workshop) => <WorkshopCard workshop={workshop} />}
          rowKey={({ id }) => id}
          rowActions={(row) => [
            ...(mayEdit ? [{ label: t('workshop.edit'), onSelect: () => setEditing(row) }] : []),
            ...(mayDelete ? [{ label: t('workshop.delete'), danger: true, onSelect: () => setRemoving(row) }] : []),
          ]}
          rowActionsLabel={({ name }) => t('workshop.actions', { name })}
          {...pagedRows(list, workshops)}
          empty={
            isFiltered(list) ? (
              <EmptyState title={t('workshop.noMatch')} />
            ) : (
              <EmptyState title={t('workshop.empty')} hint={t('workshop.empty.hint')} />
            )
          }
        />
      </OfSite>
      {editing && (
        <WorkshopDialog
          customerId={customerId}
          workshop={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveWorkshopDialog workshop={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** A workshop on a phone. */
function WorkshopCard({ workshop }: { readonly workshop: Workshop }) {
  const t = useT(workshopMessages);
  const { name, zoneRisk } = workshop;
  return (
    <JobCard lead={name} title={t(`workshop.zone.${zoneRisk}`)} lines={[<Devices key="devices" of={workshop} />]} />
  );
}

/** How many devices are in it, which opens the plan that they are on. */
function Devices({ of: { customerId, deviceCount } }: { readonly of: Workshop }) {
  const t = useT(workshopMessages);
  const to = useOpenAddress()('/img', { [siteParameter]: customerId });
  const words = t('workshop.devices.count', { count: deviceCount });
  return to && deviceCount > 0 ? <Link to={to}>{words}</Link> : words;
}

function useColumns(): readonly DataTableColumn<Workshop>[] {
  const t = useT(workshopMessages);
  const addressOf = useOpenAddress();
  return [
    { id: 'name', header: t('workshop.name'), cell: ({ name }) => name, text: ({ name }) => name },
    { id: 'zoneRisk', header: t('workshop.zone'), cell: ({ zoneRisk }) => t(`workshop.zone.${zoneRisk}`) },
    {
      id: 'deviceCount',
      header: t('workshop.devices'),
      align: 'end',
      cell: ({ customerId, deviceCount }) => (
        <CountLink count={deviceCount} to={addressOf('/img', { [siteParameter]: customerId })} />
      ),
    },
  ];
}
