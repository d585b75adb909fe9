import { useQuery } from '@tanstack/react-query';
import type { Workshop } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useOpenAddress } from '../../base/links';
import { OfSite } from '../../kit/choices/OfSite';
import { SitePicker } from '../../kit/choices/SitePicker';
import { siteParameter, usePlanChoice } from '../../kit/choices/usePlanChoice';
import { CallDialog } from '../../kit/form/CallDialog';
import { CountLink } from '../../kit/list/CountLink';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { PageHead } from '../../kit/page/PageHead';
import { WorkshopDialog } from './WorkshopDialog';
import { workshopMessages } from './workshop.messages';

/** A customer's workshops. */
export function WorkshopsScreen() {
  const t = useT(workshopMessages);
  const choice = usePlanChoice();
  const customerId = choice.site?.id ?? '';
  const list = useListAddress(['search']);
  const workshops = useQuery({
    ...askList('workshop.list', { customerId, page: list.page, limit: list.limit, search: list.filters.search }),
    enabled: customerId !== '',
  });
  const acts = useWorkshopActs(customerId);
  const columns = useColumns();
  return (
    <>
      <PageHead title={t('workshop.title')} note={choice.site?.name} />
      <OfSite choice={choice} back="/workshop">
        <ListPage
          title={t('workshop.title')}
          head={null}
          list={list}
          rows={workshops}
          search={t('workshop.search')}
          filters={<SitePicker choice={choice} />}
          acts={acts}
          columns={columns}
          empty={{ title: t('workshop.empty'), hint: t('workshop.empty.hint') }}
        />
      </OfSite>
    </>
  );
}

/** @param customerId empty while no site is chosen: a workshop is added to one */
function useWorkshopActs(customerId: string) {
  const t = useT(workshopMessages);
  const common = useT(commonMessages);
  const add = {
    right: rights.workshopAdd,
    label: t('workshop.add'),
    dialog: (onClose: () => void) => <WorkshopDialog customerId={customerId} workshop={null} onClose={onClose} />,
  };
  return useListActs<Workshop>(customerId === '' ? null : add, [
    {
      right: rights.workshopUpdate,
      label: common('common.edit'),
      opens: true,
      dialog: (workshop, onClose) => <WorkshopDialog customerId={customerId} workshop={workshop} onClose={onClose} />,
    },
    {
      right: rights.workshopDelete,
      label: common('common.delete'),
      danger: true,
      dialog: ({ id, name, deviceCount: count }, onClose) => (
        <CallDialog
          call="workshop.delete"
          request={{ id }}
          tone="danger"
          title={t('workshop.delete.title', { name })}
          body={count === 0 ? t('workshop.delete.noDevices') : t('workshop.delete.text', { count })}
          confirmLabel={t('workshop.delete.confirm')}
          done={t('workshop.deleted', { name })}
          onClose={onClose}
        />
      ),
    },
  ]);
}

function useColumns(): readonly ListColumn<Workshop>[] {
  const t = useT(workshopMessages);
  const common = useT(commonMessages);
  const addressOf = useOpenAddress();
  return [
    { id: 'name', header: t('workshop.name'), text: ({ name }) => name, card: 'lead' },
    {
      id: 'zoneRisk',
      header: t('workshop.zone'),
      text: ({ zoneRisk }) => t(`workshop.zone.${zoneRisk}`),
      card: 'title',
    },
    {
      id: 'deviceCount',
      header: common('common.devices'),
      align: 'end',
      cell: ({ customerId, deviceCount }) => (
        <CountLink count={deviceCount} to={addressOf('/img', { [siteParameter]: customerId })} />
      ),
      card: 'fact',
    },
  ];
}
