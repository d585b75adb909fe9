import type { TodayData } from 'pest-sdk';
import { Stat, token, useFormat } from 'pest-ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { type Query, useOpenAddress } from '../../base/links';
import { homeMessages } from './home.messages';

export type FigureName =
  | 'servicesToday'
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
type Place = (today: TodayData) => { readonly path: string; readonly query?: Query } | { readonly anchor: string };

const placeOf: Record<FigureName, Place> = {
  servicesToday: ({ day }) => ({ path: '/servicePage/undoneList', query: { from: day, to: day } }),
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
  const addressOf = useOpenAddress();
  const { number } = useFormat();
  const notes: Partial<Record<FigureName, string>> = {
    servicesToday: t('home.servicesToday.done', { done: number(today.servicesDone) }),
    devices: t('home.devices.checked', { count: number(today.devicesCheckedToday) }),
  };
  return (
    <Grid>
      {show.map((name) => {
        const place = placeOf[name](today);
        const to = 'anchor' in place ? place.anchor : addressOf(place.path, place.query);
        if (to === undefined) return null;
        const stat = <Stat label={t(`home.${name}`)} value={number(today[name])} note={notes[name]} />;
        return <li key={name}>{to.startsWith('#') ? <a href={to}>{stat}</a> : <Link to={to}>{stat}</Link>}</li>;
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${token.space[3]};
  margin: 0 0 ${token.space[5]};
  padding: 0;
  list-style: none;

  a {
    display: block;
    height: 100%;
    padding: ${token.space[3]} ${token.space[4]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    background: ${token.color.surface};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: ${token.color.accent};
  }
`;
