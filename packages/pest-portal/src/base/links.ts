import { type StockKind, stockKindOf } from 'pest-sdk';
import { type ComponentProps, type ComponentType, createElement, type MouseEvent, useCallback } from 'react';
import * as router from 'react-router';
import { leave } from './leaving';
import { mayOpen, pageAt, type RoutePath } from './pages';
import { useSession } from './session';

/** For reading an address that names none. */
const anyOrigin = 'https://portal.invalid';

/** Values of an address's query; empty and absent ones are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Where a link may lead: a page that exists, with or without query and anchor. */
export type Address = RoutePath | `${RoutePath}${'?' | '#'}${string}`;

/** Whether a text is the address of a page that exists. */
export function isAddress(text: string): text is Address {
  return pageAt(text.split(/[?#]/, 1)[0] ?? '') !== undefined;
}

/** `address('/img', { floorPlanId })`. */
export function address(path: RoutePath, query: Query = {}): Address {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Addresses of pages that the account may open; undefined for the others, so that nothing links there. */
export function useOpenAddress(): (path: RoutePath, query?: Query) => Address | undefined {
  const { account } = useSession();
  return useCallback(
    (path, query) => {
      const page = pageAt(path);
      return account && page && mayOpen(account, page) ? address(path, query) : undefined;
    },
    [account],
  );
}

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

/** The stock page of a kind of consumables. */
export function stockPathOf(kind: StockKind): RoutePath {
  return kind === 'chemical' ? '/inventory/chemistry' : '/inventory/list';
}

/** The stock page of a consumable's category. */
export function stockPath(categoryId: number): RoutePath {
  return stockPathOf(stockKindOf(categoryId));
}

/** Addresses of a service's pages. */
export const taskLinks = {
  edit: (id: string) => address('/servicePage/newAdd', { id }),
  details: (id: string) => address('/servicePage/detail', { id }),
  review: (id: string) => address('/servicePage/detail', { id, tab: 'review' }),
  /** The inspection, at one device when it is named. */
  inspect: (id: string, device?: string) => address('/servicePage/inspect', { id, device }),
  inspectRisks: (id: string) => address('/servicePage/inspect', { id, tab: 'risks' }),
  report: (id: string) => address('/myEcharts', { id }),
  briefing: (id: string) => address('/serverEcharts', { id }),
};
