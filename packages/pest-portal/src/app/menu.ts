import type { FreePath } from '../base/page-queries';
import { mayOpen, rightTo } from '../base/pages';
import { type Account, holds } from '../base/roles';
import type { MenuPlace, PortalRoute } from './routes';
import type { RouteTitle } from './routes.messages';

export type MenuRoute = PortalRoute & { readonly path: FreePath; readonly menu: MenuPlace };

/** Entries that stand together; null for those that stand by themselves. */
export interface MenuGroup {
  readonly title: RouteTitle | null;
  readonly entries: readonly MenuRoute[];
}

/** What an account finds in the menu, in the table's order; neighbours of the same group become one. */
export function menuFor(account: Account, routes: readonly PortalRoute[]): readonly MenuGroup[] {
  const entries = routes.filter(inMenu).filter((route) => isOffered(account, route));
  return entries.reduce<readonly MenuGroup[]>(joinGroup, []);
}

function inMenu(route: PortalRoute): route is MenuRoute {
  return route.menu !== undefined;
}

function isOffered(account: Account, { menu, ...route }: MenuRoute): boolean {
  const reachedOtherwise = menu.exceptFor !== undefined && holds(account, rightTo(menu.exceptFor));
  return !reachedOtherwise && mayOpen(account, route);
}

function joinGroup(groups: readonly MenuGroup[], entry: MenuRoute): readonly MenuGroup[] {
  const title = entry.menu.group ?? null;
  const last = groups.at(-1);
  if (last?.title !== title) return [...groups, { title, entries: [entry] }];
  return [...groups.slice(0, -1), { title, entries: [...last.entries, entry] }];
}
