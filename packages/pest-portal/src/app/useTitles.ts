import { useT } from '../base/i18n';
import { useSession } from '../base/session';
import { type RouteTitle, routeMessages } from './routes.messages';

/** What a customer calls what a company manages for it. */
const ownTitles: Partial<Record<RouteTitle, RouteTitle>> = {
  'route.risks': 'route.risks.own',
  'route.deviceRoles': 'route.deviceRoles.own',
  'route.floorPlans': 'route.floorPlans.own',
  'route.shifts': 'route.shifts.own',
  'route.group.services': 'route.group.services.own',
};

/** Titles of pages and groups in the words of whoever is signed in. */
export function useTitles(): (title: RouteTitle) => string {
  const t = useT(routeMessages);
  const own = useSession().account?.role === 'customer';
  return (title) => t((own && ownTitles[title]) || title);
}
