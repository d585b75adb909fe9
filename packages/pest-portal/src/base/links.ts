import { chemicalCategoryId } from 'pest-sdk';
import { type ComponentType, useCallback } from 'react';
import * as router from 'react-router';
import { mayOpen, pageAt, type RoutePath } from './pages';
import { useSession } from './session';

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

/** The router's link, to pages that exist. */
export const Link: ComponentType<Omit<router.LinkProps, 'to'> & { readonly to: Address }> = router.Link;

/** As `Link`; it knows when its page is the current one. */
export const NavLink: ComponentType<Omit<router.NavLinkProps, 'to'> & { readonly to: Address }> = router.NavLink;

/** The router's redirection, to pages that exist. */
export const Navigate: ComponentType<Omit<router.NavigateProps, 'to'> & { readonly to: Address }> = router.Navigate;

/** The router's `navigate`, to pages that exist. */
export function useNavigate(): (to: Address, options?: router.NavigateOptions) => void {
  const navigate = router.useNavigate();
  return useCallback((to, options) => void navigate(to, options), [navigate]);
}

/** The stock page of a consumable's category. */
export function stockPath(categoryId: number): RoutePath {
  return categoryId === chemicalCategoryId ? '/inventory/chemistry' : '/inventory/list';
}

/** Addresses of a service's pages. */
export const taskLinks = {
  edit: (id: string) => address('/servicePage/newAdd', { id }),
  details: (id: string) => address('/servicePage/detail', { id }),
  /** The inspection, at one device when it is named. */
  inspect: (id: string, device?: string) => address('/servicePage/inspect', { id, device }),
  inspectRisks: (id: string) => address('/servicePage/inspect', { id, tab: 'risks' }),
  report: (id: string) => address('/myEcharts', { id }),
  briefing: (id: string) => address('/serverEcharts', { id }),
};
