import { expect, test } from 'vitest';
import { sharedRegion } from './shared-region';

test.each([
  [['江苏省 苏州市 昆山市', '江苏省 苏州市 吴中区'], '苏州市'],
  [['江苏省 苏州市 昆山市', '江苏省 苏州市 昆山市'], '昆山市'],
  [['江苏省 苏州市', '江苏省 苏州市 昆山市'], '苏州市'],
  [['江苏省 苏州市 昆山市', '上海市 静安区'], ''],
  [['Pudong, Shanghai', 'Minhang, Shanghai'], 'Shanghai'],
  [['Pudong, Shanghai', '上海市 浦东新区'], ''],
  [['', ''], ''],
  [[], ''],
])('%j share “%s”', (regions, shared) => {
  expect(sharedRegion(regions)).toBe(shared);
});
