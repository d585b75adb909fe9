/** Where a visit is, as far as it is known. */
export interface SiteToReach {
  readonly name: string;
  readonly address: string;
  /** WGS 84. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

/**
 * The address that the device's own map app opens: Apple's where there is one, any that Android offers, and a page
 * elsewhere. Null where nobody said where the site is.
 */
export function wayToSite({ name, address, place }: SiteToReach, userAgent: string): string | null {
  if (place === null && address === '') return null;
  const at = place && `${place.latitude},${place.longitude}`;
  const words = encodeURIComponent(address || name);
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) {
    return `https://maps.apple.com/?${at ? `ll=${at}&q=${encodeURIComponent(name)}` : `q=${words}`}`;
  }
  if (/Android/.test(userAgent)) return at ? `geo:${at}?q=${at}(${encodeURIComponent(name)})` : `geo:0,0?q=${words}`;
  return place
    ? `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}&zoom=16`
    : `https://www.openstreetmap.org/search?query=${words}`;
}
