import { PestError } from 'pest-sdk';
import { expect, test, vi } from 'vitest';
import { describeReadFailure, describeWriteFailure } from './failure-words';

const unreachable = { kind: 'network' } as const;
const refused = { kind: 'api', code: 20001 } as const;

test.each([
  ['without a network', false, unreachable, /没有提交/],
  ['where a server is out of reach, of which nobody knows what it did', true, unreachable, /^服务器异常/],
  ['of what was refused before the network went', false, refused, /^(?!.*没有提交)/],
] as const)('a write %s says what became of it', (_, online, facts, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  expect(describeWriteFailure(new PestError({ endpoint: 'customer.update', ...facts }))).toMatch(said);
});

test('code that did not come, where the browser believes in a network, is told with both reasons', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const failure = new PestError({
    kind: 'network',
    endpoint: 'task.list',
    cause: new TypeError('Failed to fetch dynamically imported module: https://portal.example/client.js'),
  });
  for (const said of [describeReadFailure(failure), describeWriteFailure(failure)])
    expect(said).toBe('网络中断或系统已更新，请刷新页面。');
});
