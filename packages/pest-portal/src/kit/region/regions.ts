/** The administrative divisions of GB/T 2260, as `@vant/area-data` keeps them: Chinese names only, no pinyin. */

/** A division by its code: two digits each for province, city and county. */
export interface Region {
  readonly code: string;
  /** Its own name: 浦东新区. */
  readonly name: string;
  /** Its name with those of what it is part of: 上海市 浦东新区. */
  readonly path: string;
}

/** What a package of divisions tells: the names of each level by code. */
export interface RegionNames {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

/** All divisions, to look through. */
export interface RegionIndex {
  readonly all: readonly Region[];
  readonly byCode: ReadonlyMap<string, Region>;
  readonly byPath: ReadonlyMap<string, Region>;
}

/** Names that only group counties and say nothing in an address. */
const groupNames = /^(市辖区|县|(省|自治区)直辖县.*)$/;

export function indexRegions({ province_list, city_list, county_list }: RegionNames): RegionIndex {
  const names = { ...province_list, ...city_list, ...county_list };
  const all = Object.keys(names)
    .sort()
    .map((code) => ({ code, name: names[code] ?? '', path: pathOf(code, names) }));
  return {
    all,
    byCode: new Map(all.map((region) => [region.code, region])),
    // Of a city that is a province, the province.
    byPath: new Map(all.toReversed().map((region) => [plain(region.path), region])),
  };
}

/** The division that a text names whole, blanks aside. */
export function regionNamed({ byPath }: RegionIndex, text: string): Region | undefined {
  return byPath.get(plain(text));
}

/** Divisions whose path holds each word that was typed, or whose code begins with it; those of the last level first. */
export function searchRegions({ all }: RegionIndex, typed: string, most: number): readonly Region[] {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = ({ code, path }: Region) => words.every((word) => plain(path).includes(word) || code.startsWith(word));
  const whole = words.join('');
  return all
    .filter(fits)
    .sort((one, other) => rankOf(one, whole) - rankOf(other, whole))
    .slice(0, most);
}

/** The divisions right below one, or the provinces. */
export function regionsWithin({ all }: RegionIndex, parent: string | null): readonly Region[] {
  if (parent === null) return all.filter(({ code }) => code.endsWith('0000'));
  const [start, end] = parent.endsWith('0000') ? [parent.slice(0, 2), '00'] : [parent.slice(0, 4), ''];
  return all.filter(({ code }) => code !== parent && code.startsWith(start) && code.endsWith(end));
}

/** Province, city and county of a code, as far as it goes. */
export function levelsOf(code: string | null): readonly [string | null, string | null, string | null] {
  if (code === null) return [null, null, null];
  const [province, city] = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`];
  if (code === province) return [province, null, null];
  return [province, city, code === city ? null : code];
}

function pathOf(code: string, names: Readonly<Record<string, string>>): string {
  const levels = levelsOf(code).flatMap((level) => (level === null ? [] : [names[level] ?? '']));
  return levels.filter((name, at) => name !== '' && name !== levels[at - 1] && !groupNames.test(name)).join(' ');
}

/** What begins with the typed text comes before what only holds it. */
function rankOf({ name }: Region, typed: string): number {
  return name.startsWith(typed) ? 0 : 1;
}

function plain(text: string): string {
  return text.replace(/\s+/g, '');
}
