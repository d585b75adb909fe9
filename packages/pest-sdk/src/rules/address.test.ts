import { expect, test } from 'vitest';
import { joinAddress } from './address';

test.each([
  ['上海市 黄浦区', '河南南路 33 号', '上海市 黄浦区 河南南路 33 号'],
  ['Pudong, Shanghai', '100 Airport Road', '100 Airport Road, Pudong, Shanghai'],
  ['浦东新区', 'Unit 5', '浦东新区 Unit 5'],
  ['Pudong, Shanghai', '', 'Pudong, Shanghai'],
  ['', '100 Airport Road', '100 Airport Road'],
  ['', '', ''],
])('%s and %s', (region, address, joined) => {
  expect(joinAddress(region, address)).toBe(joined);
});
