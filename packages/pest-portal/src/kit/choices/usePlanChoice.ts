import { useQuery } from '@tanstack/react-query';
import type { FloorPlanRecord, Option } from 'pest-sdk';
import { type PageQuery, usePageQuery } from '../../base/links';
import { customerOptionsQuery, floorPlansQuery } from './choices.queries';

/**
 * Which site and which of its floor plans a page shows, as its address says; the first where it says nothing, and none
 * where it names what is not there.
 */
export interface PlanChoice {
  readonly sites: readonly Option[];
  readonly site: Option | null;
  /** The chosen site's. */
  readonly plans: readonly FloorPlanRecord[];
  readonly plan: FloorPlanRecord | null;
  /** The address names a site, or a plan of it, that is not there. */
  readonly unknown: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  retry(): void;
  chooseSite(id: string): void;
  choosePlan(id: string): void;
}

export const siteParameter = 'customerId';
export const planParameter = 'floorPlanId';

export function usePlanChoice(): PlanChoice {
  const [query, setQuery] = usePageQuery<'/img'>();
  const sites = useQuery(customerOptionsQuery());
  const plans = useQuery(floorPlansQuery());
  const all = plans.data ?? [];
  const siteId = chosenSite(query, sites.data ?? [], all);
  const own = all.filter(({ customerId }) => customerId === siteId);
  const site = sites.data?.find(({ id }) => id === siteId) ?? null;
  const asked = query.get(planParameter);
  const plan = (asked ? own.find(({ id }) => id === asked) : own[0]) ?? null;
  return {
    sites: sites.data ?? [],
    site,
    plans: own,
    plan,
    unknown: (Boolean(query.get(siteParameter)) && site === null) || (Boolean(asked) && plan === null),
    loading: sites.isPending || plans.isPending,
    error: sites.error ?? plans.error,
    retry: () => {
      void sites.refetch();
      void plans.refetch();
    },
    chooseSite: (id) => setQuery({ [siteParameter]: id }),
    choosePlan: (id) => setQuery({ [siteParameter]: siteId ?? '', [planParameter]: id }),
  };
}

/** The site asked for, or the asked plan's; where nothing is asked for, the first that has a plan at all. */
function chosenSite(
  query: PageQuery<'customerId' | 'floorPlanId'>,
  sites: readonly Option[],
  plans: readonly FloorPlanRecord[],
): string | undefined {
  const asked = query.get(siteParameter);
  if (asked) return asked;
  const askedPlan = query.get(planParameter);
  if (askedPlan) return plans.find(({ id }) => id === askedPlan)?.customerId;
  return sites.find(({ id }) => plans.some(({ customerId }) => customerId === id))?.id ?? sites[0]?.id;
}
