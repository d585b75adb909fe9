import type { SitePlace } from 'pest-sdk';
import type { Place } from '../../../kit/map/place';

/** A site that somebody has placed. */
export type PlacedSite = SitePlace & Place;

/** The site as one, or nothing where nobody has placed it. */
export function placedOf(site: SitePlace): PlacedSite[] {
  return site.location === null ? [] : [{ ...site, ...site.location }];
}

/** Where it is, and nothing else of it. */
export function placeOf({ latitude, longitude }: Place): Place {
  return { latitude, longitude };
}
