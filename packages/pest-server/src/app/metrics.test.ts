import { expect, test } from 'vitest';
import { addCompany, addCustomer, password, randomPhone } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { buildApp } from './app';
import { openMetrics } from './metrics';

const token = 'a token of the tests';

onEachEngine((server) => {
  test('figures of calls, jobs and queues, without anybody’s name, for whoever has the token', async () => {
    const company = await addCompany(server());
    const { id: customerId } = await addCustomer(server(), company);
    const { parts } = server();
    const metrics = openMetrics(parts, token);
    const app = await buildApp(parts, { metrics, logger: { level: 'fatal' } });
    const loginId = randomPhone();
    await app.inject({ url: '/api/v-user/info', headers: { authorization: company.administrator.token } });
    const payload = { loginId, password, loginType: 'web' };
    await app.inject({ method: 'POST', url: '/api/v-user/login', payload });
    metrics.jobFailed('old messages');

    for (const authorization of ['', 'Bearer', 'Bearer another token of some', token])
      expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(401);
    const reply = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('pest_calls_total{row="auth.info",code="0"} 1');
    expect(reply.body).toContain('pest_calls_total{row="auth.login",code="10007"} 1');
    expect(reply.body).toContain('pest_call_duration_seconds_count{row="auth.info"} 1');
    expect(reply.body).toMatch(/pest_job_last_failure_timestamp_seconds\{job="old messages"\} \d+/);
    expect(reply.body).toContain('pest_database_up 1');
    expect(reply.body).toMatch(/pest_database_bytes [1-9]\d+/);
    expect(reply.body).toMatch(/pest_queue_waiting\{queue="webhooks"\} \d+/);
    expect(reply.body.includes('pest_pool_connections{state="idle"}')).toBe(parts.database.kind === 'postgres');
    for (const name of [company.id, customerId, loginId, company.administrator.loginId])
      expect(reply.body).not.toContain(name);
    await app.close();
  });

  test('there are none without a token', async () => {
    expect((await server().app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});
