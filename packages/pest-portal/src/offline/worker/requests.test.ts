import { expect, test } from 'vitest';
import { kindOf } from './requests';

const here = 'https://portal.example';

test.each([
  ['/home', 'navigate', 'GET', 'page'],
  ['/servicePage/inspect?id=task-1&device=d1', 'navigate', 'GET', 'page'],
  ['/', 'navigate', 'GET', null],
  ['/docs', 'navigate', 'GET', null],
  ['/iosEcharts?id=1', 'navigate', 'GET', null],
  ['/files/k.jpg?sig=1', 'navigate', 'GET', null],
  ['/files/k.jpg?sig=1', 'no-cors', 'GET', 'file'],
  ['/assets/portal-1a2b.js', 'cors', 'GET', 'asset'],
  ['/favicon.svg', 'no-cors', 'GET', 'asset'],
  ['/api/v-task/list', 'cors', 'GET', null],
  ['/guardian/task/signInfo?id=1', 'cors', 'GET', null],
  ['/assets/portal-1a2b.js', 'cors', 'HEAD', null],
  ['https://elsewhere.example/assets/a.js', 'cors', 'GET', null],
] as const)('%s (%s, %s) is %s', (address, mode, method, kind) => {
  expect(kindOf(new URL(address, here), { method, mode }, here)).toBe(kind);
});
