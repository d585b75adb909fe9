import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { handlers } from '../areas';
import { CodedAnswer } from '../call/handlers';
import { refuse } from '../call/refusal';
import { addCompany } from '../testing/people';
import { onEmbedded, type TestServer } from '../testing/test-server';
import { buildApp } from './app';

afterEach(() => vi.restoreAllMocks());

/** Asks a server whose `home.todayData` answers what the test says; its row declares no error of its own. */
async function todayData(server: TestServer, answer: () => Promise<never>, answerChecks: 'off' | 'log' | 'fail') {
  vi.spyOn(handlers, 'home.todayData').mockImplementation(answer);
  const { token } = (await addCompany(server)).administrator;
  const stream = new PassThrough();
  const settings = { ...server.parts.settings, answerChecks };
  const app = await buildApp({ ...server.parts, settings }, { logger: { level: 'error', stream } });
  const reply = await app.inject({ url: '/api/home/today-data', headers: { authorization: token } });
  await app.close();
  const logged: unknown = stream.read();
  return { status: reply.statusCode, code: reply.json<{ code: number }>().code, logged: String(logged) };
}

onEmbedded((server) => {
  const undeclared = async () => refuse('stock.insufficient');

  test('an error that its row does not declare is a fault where tests look', async () => {
    const answer = await todayData(server(), undeclared, 'fail');
    expect(answer).toMatchObject({ status: 500, code: 5000 });
    expect(answer.logged).toContain('answers an error its row does not declare');
    expect(answer.logged).toContain('stock.insufficient');
  });

  test('in production people get the error', async () => {
    expect(await todayData(server(), undeclared, 'off')).toMatchObject({ status: 200, code: 20010, logged: 'null' });
  });

  test('an error that all rows of its kind can answer needs no declaring', async () => {
    const answer = await todayData(server(), async () => refuse('permission.denied'), 'fail');
    expect(answer).toMatchObject({ status: 200, code: 20014, logged: 'null' });
  });

  test('data off its schema is a fault where tests look; anywhere else it is logged and answered', async () => {
    const off = async () => ({ day: 'yesterday' }) as never;
    expect(await todayData(server(), off, 'fail')).toMatchObject({ status: 500, code: 5000 });
    const logged = await todayData(server(), off, 'log');
    expect(logged).toMatchObject({ status: 200, code: 0 });
    expect(logged.logged).toContain('answers off its schema');
    expect(await todayData(server(), off, 'off')).toMatchObject({ status: 200, code: 0, logged: 'null' });
  });

  test('data under an error that is not normal for its row is a fault', async () => {
    const coded = async () => new CodedAnswer('account.informationIncomplete', null) as never;
    expect(await todayData(server(), coded, 'fail')).toMatchObject({ status: 500, code: 5000 });
  });
});
