import { expect, test } from 'vitest';
import { shownAs } from './content-disposition';

test.each([
  ['report.pdf', `inline; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  ['服务报告 7.pdf', `inline; filename="____ 7.pdf"; filename*=UTF-8''%E6%9C%8D%E5%8A%A1%E6%8A%A5%E5%91%8A%207.pdf`],
  [`a"b\\c;d='e*.pdf`, `inline; filename="a_b_c_d__e_.pdf"; filename*=UTF-8''a%22b%5Cc%3Bd%3D%27e%2A.pdf`],
  ['\uD83D.png', `inline; filename="_.png"; filename*=UTF-8''%EF%BF%BD.png`],
  ['a\r\nSet-Cookie: x', `inline; filename="a__Set-Cookie_ x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`],
  ['', 'inline'],
])('%j', (name, header) => {
  expect(shownAs(name)).toBe(header);
});
