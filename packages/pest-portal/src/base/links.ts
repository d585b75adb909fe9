import { stockKindOf, type TaskSummary } from 'pest-sdk';
import { type ComponentProps, type ComponentType, createElement, type MouseEvent, useCallback } from 'react';
import * as router from 'react-router';
import type { Address } from './address';
import { leave } from './leaving';
import type { FreePath, QueryName, QueryOf } from './page-queries';
import { mayOpen, pageAt, type RoutePath, stockPathOf } from './pages';
import { useSession } from './session';

/** For reading an address that names none. */
const anyOrigin = 'https://portal.invalid';

export type { Address };

/** Whether a text is the address of a page that exists. */
export function isAddress(text: string): text is Address {
  return pageAt(text.split(/[?#]/, 1)[0] ?? '') !== undefined;
}

/** What stands behind a page's path: nothing is needed where all of it may be left out. */
export type QueryArgument<Path extends RoutePath> = Path extends FreePath
  ? [query?: QueryOf<Path>]
  : [query: QueryOf<Path>];

/** `address('/img', { floorPlanId })`. */
export function address<Path extends RoutePath>(path: Path, ...[query = {}]: QueryArgument<Path>): Address {
  const given = Object.entries<string | undefined>(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  // The one place that makes them.
  return (given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`) as Address;
}

export type OpenAddress = <Path extends RoutePath>(path: Path, ...query: QueryArgument<Path>) => Address | undefined;

/** Addresses of pages that the account may open; undefined for the others, so that nothing links there. */
export function useOpenAddress(): OpenAddress {
  const opens = useOpens();
  return useCallback<OpenAddress>((path, ...query) => (opens(path) ? address(path, ...query) : undefined), [opens]);
}

/** Whether the account may open a page. */
export function useOpens(): (path: RoutePath) => boolean {
  const { account } = useSession();
  return useCallback(
    (path) => {
      const page = pageAt(path);
      return account !== null && page !== undefined && mayOpen(account, page);
    },
    [account],
  );
}

/** A page's query, read by its own words only. */
export interface PageQuery<Name extends string> extends Iterable<[string, string]> {
  get(name: Name): string | null;
  has(name: Name): boolean;
}

type SetQuery = ReturnType<typeof router.useSearchParams>[1];

/** What the address of a page says, of any page where none is named, and how to change it. */
export const usePageQuery: <Path extends RoutePath = RoutePath>() => [PageQuery<QueryName<Path>>, SetQuery] =
  router.useSearchParams;

type To = { readonly to: Address };
type LinkProps = Omit<ComponentProps<'a'>, 'href'> & To;

/**
 * A link to a page that exists; it asks before something unsaved is left. The router's own would bring what its
 * framework fetches ahead (2 kB of every first screen), and asks nobody.
 */
export function Link({ to, ...props }: LinkProps) {
  const onClick = useAskingClick({ to, ...props });
  return createElement('a', { ...props, href: router.useHref(to), onClick });
}

/** As `Link`; it knows when its page is the current one. */
export function NavLink(props: LinkProps) {
  const isHere = router.useLocation().pathname === new URL(props.to, anyOrigin).pathname;
  return createElement(Link, { 'aria-current': isHere ? 'page' : undefined, ...props });
}

/** The router's redirection, to pages that exist; it asks nobody. */
export const Navigate: ComponentType<Omit<router.NavigateProps, 'to'> & To> = router.Navigate;

/** The router's `navigate`, to pages that exist; it asks before something unsaved is left. */
export function useNavigate(): (to: Address, options?: router.NavigateOptions) => void {
  const navigate = router.useNavigate();
  const here = router.useLocation();
  return useCallback(
    (to, options) => {
      const go = () => void navigate(to, options);
      if (isElsewhere(to, here)) leave(go);
      else go();
    },
    [navigate, here],
  );
}

/** A plain click is held until the question is answered; a click for another tab leaves nothing. */
function useAskingClick({ to, target, onClick }: LinkProps) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const otherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || otherTab || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(to);
  };
}

/** Another page, or the same page for another record; what else stands in the query is how a page is looked at. */
function isElsewhere(to: Address, here: Pick<router.Location, 'pathname' | 'search'>): boolean {
  const { pathname, searchParams } = new URL(to, anyOrigin);
  return pathname !== here.pathname || searchParams.get('id') !== new URLSearchParams(here.search).get('id');
}

/** The stock page of a consumable's category. */
export function stockPath(categoryId: number): ReturnType<typeof stockPathOf> {
  return stockPathOf(stockKindOf(categoryId));
}

/** What the address of a service's page says of it. */
export function listedTask({ id, state }: Pick<TaskSummary, 'id' | 'state'>) {
  return state === 'reviewed' ? { id, list: 'completed' } : { id };
}

/** Addresses of a service's pages. */
export const taskLinks = {
  edit: (id: string) => address('/servicePage/newAdd', { id }),
  details: (id: string) => address('/servicePage/detail', { id }),
  /** As a list leads to it: the way back is the list that the service stands in. */
  listed: (task: Pick<TaskSummary, 'id' | 'state'>) => address('/servicePage/detail', listedTask(task)),
  review: (id: string) => address('/servicePage/detail', { id, tab: 'review' }),
  /** The inspection, at one device when it is named. */
  inspect: (id: string, device?: string) => address('/servicePage/inspect', { id, device }),
  inspectRisks: (id: string) => address('/servicePage/inspect', { id, tab: 'risks' }),
  report: (id: string) => address('/myEcharts', { id }),
  briefing: (id: string) => address('/serverEcharts', { id }),
};
