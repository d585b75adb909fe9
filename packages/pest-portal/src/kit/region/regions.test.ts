import { areaList } from '@vant/area-data';
import { expect, test } from 'vitest';
import { indexRegions, levelsOf, regionNamed, regionsWithin, searchRegions } from './regions';

const regions = indexRegions(areaList);

test.each([
  ['310115', '上海市 浦东新区'],
  ['320506', '江苏省 苏州市 吴中区'],
  ['441901', '广东省 东莞市 中堂镇'],
  ['710000', '台湾省'],
])('%s is %s', (code, path) => {
  expect(regions.byCode.get(code)?.path).toBe(path);
  expect(regionNamed(regions, path.replaceAll(' ', ''))?.code).toBe(code);
});

test('each path names one division', () => {
  const twice = regions.all.filter(({ code, path }) => regionNamed(regions, path)?.code !== code);
  // What only groups counties has its province's name; two others are named like the city that they are part of.
  expect(twice.map(({ code }) => code).filter((code) => !code.endsWith('00'))).toEqual(['620201', '711493']);
});

test.each([
  ['浦东', '310115'],
  ['苏州 吴中', '320506'],
  ['3101', '310100'],
  ['上海浦东', undefined],
])('%s is searched', (typed, first) => {
  const found = searchRegions(regions, typed, 40);
  if (first !== undefined) expect(found.map(({ code }) => code)).toContain(first);
  expect(found.length).toBeLessThanOrEqual(40);
});

test('nothing typed finds nothing, and a name comes before those that only hold it', () => {
  expect(searchRegions(regions, '  ', 40)).toEqual([]);
  expect(searchRegions(regions, '吴中', 40)[0]?.name).toBe('吴中区');
});

test('levels: provinces, the cities of one, the counties of one', () => {
  expect(regionsWithin(regions, null)).toHaveLength(34);
  expect(regionsWithin(regions, '320000')).toHaveLength(13);
  expect(regionsWithin(regions, '320500').map(({ name }) => name)).toContain('吴中区');
  expect(levelsOf('320506')).toEqual(['320000', '320500', '320506']);
  expect(levelsOf('320000')).toEqual(['320000', null, null]);
});
