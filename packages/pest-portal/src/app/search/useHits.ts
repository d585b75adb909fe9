import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { deviceTypeRows, type Found, joinAddress } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  customerIcon,
  floorPlanIcon,
  heatMapIcon,
  historyIcon,
  inventoryIcon,
  plusIcon,
  reportIcon,
  serviceIcon,
  templateIcon,
  useFormat,
  userIcon,
} from 'pest-ui';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, stockPath, useOpenAddress, useOpens } from '../../base/links';
import type { FreePath } from '../../base/page-queries';
import { pageAt } from '../../base/pages';
import { useAccount, useCan } from '../../base/session';
import { planParameter, siteParameter } from '../../kit/choices/usePlanChoice';
import { useTaskProgress } from '../../kit/page/TaskStateDot';
import { menuFor } from '../menu';
import { routeAt, routes } from '../routes';
import { useTitles } from '../useTitles';
import { commandMessages } from './command.messages';
import { type Asked, fitOf, groupHits, type Hit, type HitGroup } from './hits';
import { readRecent } from './recent';

/** What no page of the account shows is not asked for: the server asks the same rights as for the lists. */
function findQuery(text: string) {
  return queryOptions({
    queryKey: ['command', text] as const,
    queryFn: ({ signal }) => client.search.find({ text }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

export interface HitsFound {
  readonly groups: readonly HitGroup[];
  readonly searching: boolean;
  readonly failed: boolean;
}

/** What can be opened by what was typed, of what the account may open. */
export function useHits(asked: Asked): HitsFound {
  const text = asked.actsOnly ? '' : asked.text;
  const { data, isFetching, isPlaceholderData, isError } = useQuery(findQuery(text));
  const toHits = useRecordHits();
  const pages = usePageHits();
  const recent = useRecentHits();
  if (asked.text === '' && !asked.actsOnly) return { groups: recent, searching: false, failed: false };
  const records = text === '' || data === undefined ? [] : toHits(data);
  const fitting = pages.filter((hit) => (!asked.actsOnly || hit.kind === 'act') && fitOf(hit, asked.text) > 1);
  const ofActs = asked.text === '' ? pages.filter(({ kind }) => kind === 'act') : fitting;
  return {
    groups: groupHits([...records, ...ofActs], asked.text),
    searching: text !== '' && (isFetching || isPlaceholderData),
    failed: text !== '' && isError,
  };
}

function useRecordHits(): (found: Found) => readonly Hit[] {
  const t = useT(commandMessages);
  const format = useFormat();
  const opens = useOpenAddress();
  const progress = useTaskProgress();
  /** Leaves out what has no page for this account. */
  const hit = (to: Address | undefined, rest: Omit<Hit, 'to' | 'key'>): Hit[] =>
    to === undefined ? [] : [{ ...rest, to, key: `${rest.kind} ${to}` }];
  const insideOf = ({ id, name }: Found['customers'][number]): Hit[] => {
    const site = { [siteParameter]: id };
    const inside = { kind: 'inside', note: name, aside: '' } as const;
    return [
      ...hit(opens('/imgCustomer', site), { ...inside, title: t('command.floorPlans'), icon: floorPlanIcon }),
      ...hit(opens('/imgHeat', site), { ...inside, title: t('command.heatMap'), icon: heatMapIcon }),
    ];
  };
  return ({ customers, services, devices, reports, products, people }) => [
    ...customers.flatMap((customer) =>
      hit(opens('/detailCustomer', { id: customer.id }), {
        kind: 'customer',
        title: customer.name,
        note: joinAddress(customer.region, customer.address),
        aside: t('command.devices', { count: customer.deviceCount }),
        icon: customerIcon,
      }),
    ),
    ...(customers.length === 1 ? customers.flatMap(insideOf) : []),
    ...services.flatMap((service) =>
      hit(opens('/servicePage/detail', { id: service.id }), {
        kind: 'service',
        title: service.number,
        note: format.parts([service.customerName, format.dateTime(service.plannedAt)]),
        aside: progress(service).words,
        icon: serviceIcon,
      }),
    ),
    ...devices.flatMap((device) =>
      hit(
        opens('/img', {
          [siteParameter]: device.customerId,
          [planParameter]: device.floorPlanId ?? undefined,
          deviceId: device.id,
        }),
        {
          kind: 'device',
          title: device.code,
          note: format.parts([device.customerName, device.name, device.location]),
          aside: deviceTypeRows[device.type].words[language],
          icon: templateIcon,
        },
      ),
    ),
    ...reports.flatMap((report) =>
      hit(opens(report.kind === 'briefing' ? '/serverEcharts' : '/myEcharts', { id: report.id }), {
        kind: 'report',
        title: report.number,
        note: format.parts([report.name, report.customerName]),
        aside: report.serviceDay,
        icon: reportIcon,
      }),
    ),
    ...products.flatMap((product) =>
      hit(
        opens(stockPath(product.categoryId), {
          search: product.name,
        }),
        {
          kind: 'product',
          title: product.name,
          note: product.registrationNumber,
          aside: format.quantity(product.stock, product.unit),
          icon: inventoryIcon,
        },
      ),
    ),
    ...people.flatMap((person) =>
      hit(opens('/system/account', { id: person.id }), {
        kind: 'person',
        title: person.name,
        note: person.loginId,
        aside: person.disabled ? t('command.disabled') : '',
        icon: userIcon,
      }),
    ),
  ];
}

/** Pages on which something is done, other than those of the menu; they name no record. */
const acts: readonly FreePath[] = ['/servicePage/newAdd', '/createCustomer', '/inventory/count', '/inventory/balance'];

function usePageHits(): readonly Hit[] {
  const t = useTitles();
  const account = useAccount();
  const opens = useOpens();
  const inMenu = menuFor(account, routes).flatMap(({ title: group, entries }) =>
    entries.map(
      ({ path, title, menu }): Hit => ({
        key: `page ${path}`,
        kind: 'page',
        title: t(title),
        note: group ? t(group) : '',
        aside: '',
        to: path,
        icon: menu.icon,
      }),
    ),
  );
  const toDo = acts.filter(opens).map(
    (path): Hit => ({
      key: `act ${path}`,
      kind: 'act',
      title: t(routeAt(path)?.title ?? 'route.notFound'),
      note: '',
      aside: '',
      to: path,
      icon: path.startsWith('/inventory') ? inventoryIcon : plusIcon,
    }),
  );
  return [...inMenu, ...toDo, ...useReplenishHits()];
}

/** Lists of stock, what is short first, for who replenishes it. */
function useReplenishHits(): readonly Hit[] {
  const t = useT(commandMessages);
  const title = useTitles();
  const can = useCan();
  const opens = useOpenAddress();
  const lists = [
    { path: '/inventory/list', right: rights.homeNeedsOfReplenishPhysical },
    { path: '/inventory/chemistry', right: rights.homeNeedsOfReplenishChemical },
  ] as const;
  return lists
    .filter(({ right }) => can(right))
    .flatMap(({ path }): readonly Hit[] => {
      const to = opens(path, { sort: 'status', order: 'asc' });
      if (to === undefined) return [];
      const note = title(routeAt(path)?.title ?? 'route.notFound');
      const key = `act replenish ${path}`;
      return [{ key, kind: 'act', title: t('command.replenish'), note, aside: '', to, icon: inventoryIcon }];
    });
}

/** Before anything is typed: what was opened lately, else where one may go. */
function useRecentHits(): readonly HitGroup[] {
  const { user } = useAccount();
  const opens = useOpens();
  const pages = usePageHits();
  const recent = readRecent(user.id)
    .filter(({ to }) => mayStillOpen(to, opens))
    .map(({ title, note, to }): Hit => ({ key: to, kind: 'page', title, note, aside: '', to, icon: historyIcon }));
  if (recent.length > 0)
    return [
      { kind: 'recent', hits: recent },
      ...groupHits(
        pages.filter(({ kind }) => kind === 'act'),
        '',
      ),
    ];
  return groupHits(pages, '');
}

function mayStillOpen(to: Address, opens: ReturnType<typeof useOpens>): boolean {
  const page = pageAt(to.split(/[?#]/, 1)[0] ?? '');
  return page !== undefined && opens(page.path);
}
