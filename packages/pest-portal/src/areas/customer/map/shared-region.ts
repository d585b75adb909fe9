/** The smallest region that all of the places named lie in; empty where they share none. */
export function sharedRegion(regions: readonly string[]): string {
  const [first = [], ...others] = regions.map(fromLargest);
  const parts = first.findIndex((name, level) => others.some((other) => other[level] !== name));
  return (parts === -1 ? first : first.slice(0, parts)).at(-1) ?? '';
}

/** 江苏省 苏州市 is written from the largest on, Pudong, Shanghai from the smallest. */
function fromLargest(region: string): readonly string[] {
  const names = region.split(/[,，]\s*/);
  return names.length > 1 ? names.toReversed() : region.split(/\s+/);
}
