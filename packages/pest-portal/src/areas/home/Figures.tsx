import type { TodayData } from 'pest-sdk';
import { Stat, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../base/i18n';
import { Link, type Query, useOpenAddress } from '../../base/links';
import type { RoutePath } from '../../base/pages';
import { FigureBand } from '../../page/FigureBand';
import { homeMessages } from './home.messages';

export type FigureName =
  | 'servicesUnfinished'
  | 'unallocated'
  | 'pendingReview'
  | 'openRisks'
  | 'reportsPendingReview'
  | 'stockWarnings'
  | 'customers'
  | 'devices';

export interface FiguresProps {
  readonly today: TodayData;
  readonly show: readonly FigureName[];
}

/** Where what a figure counts can be seen: a page, or a part of this one. */
type Place = { readonly path: RoutePath; readonly query?: Query } | { readonly anchor: `#${string}` };

const placeOf: Record<FigureName, (today: TodayData) => Place> = {
  servicesUnfinished: ({ day }) => ({ path: '/servicePage/undoneList', query: { from: day, to: day } }),
  unallocated: () => ({ path: '/servicePage/undoneList', query: { state: 'unallocated' } }),
  pendingReview: () => ({ path: '/servicePage/undoneList', query: { state: 'pendingReview' } }),
  openRisks: () => ({ anchor: '#risks' }),
  reportsPendingReview: () => ({ path: '/servicePage/serverReport', query: { state: 'pendingReview' } }),
  stockWarnings: () => ({ anchor: '#stock' }),
  customers: () => ({ path: '/customer/list' }),
  devices: () => ({ path: '/imgCustomer' }),
};

/** Today's counts. Each opens what it counts; a figure whose page the account may not open is not shown. */
export function Figures({ today, show }: FiguresProps) {
  const t = useT(homeMessages);
  const { number } = useFormat();
  const { servicesToday, servicesDone, devicesCheckedToday } = today;
  const notes: Partial<Record<FigureName, string>> = {
    servicesUnfinished: t('home.servicesUnfinished.note', {
      planned: number(servicesToday ?? 0),
      done: number(servicesDone ?? 0),
    }),
    devices: t('home.devices.checked', { count: number(devicesCheckedToday ?? 0) }),
  };
  return (
    <FigureBand>
      {show.map((name) => {
        const figure = today[name];
        if (figure === null) return null;
        return (
          <Figure key={name} place={placeOf[name](today)}>
            <Stat label={t(`home.${name}`)} value={number(figure)} note={notes[name]} />
          </Figure>
        );
      })}
    </FigureBand>
  );
}

function Figure({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const addressOf = useOpenAddress();
  if ('anchor' in place) {
    return (
      <li>
        <a href={place.anchor}>{children}</a>
      </li>
    );
  }
  const to = addressOf(place.path, place.query);
  return to === undefined ? null : (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
