import { expect, test, vi } from 'vitest';
import { reportTable } from './report-table';
import { runConformance } from './run-conformance';

const baseUrl = 'http://pest.test';

test('a call that makes or takes a file has six times as long', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  const limits = new Map<string, number | undefined>();
  await runConformance({
    baseUrl,
    timeoutMs: 1000,
    fetch: async (input) => {
      limits.set(new URL(String(input)).pathname, given.mock.lastCall?.[0]);
      return Response.json({ code: 1003, msg: '', data: null });
    },
  });
  expect(limits.get('/api/v-task-report-data/pdf/conformance')).toBe(6000);
  expect(limits.get('/api/upload/file')).toBe(6000);
  expect(limits.get('/api/v-customer/list')).toBe(1000);
});

test('a call that is reached and then silent is not called reachable and unreachable at once', async () => {
  const { rows } = await runConformance({
    baseUrl,
    token: 'mine',
    fetch: async (input, init) => {
      const silent = new Headers(init?.headers).has('authorization') && String(input).includes('/api/v-leave/list');
      if (silent) throw new TypeError('gone');
      return Response.json({ code: 1003, msg: '', data: null });
    },
  });
  for (const { name, checks } of rows) {
    const names = checks.map(({ check }) => check);
    expect(names.filter((check) => check === 'reachable').length, name).toBeLessThan(2);
  }
});

test('what was not asked is said before what failed', () => {
  const row = { name: 'leave.list', method: 'GET', path: '/leave', notes: ['there is no session'] } as const;
  const failed = { ...row, state: 'failed', checks: [{ check: 'reachable', ok: false, detail: 'HTTP 404' }] } as const;
  const text = reportTable({ baseUrl, passed: 0, failed: 1, skipped: 0, rows: [failed] }, false);
  expect(text.indexOf('there is no session')).toBeLessThan(text.indexOf('HTTP 404'));
  expect(text.indexOf('there is no session')).toBeGreaterThan(0);
});
