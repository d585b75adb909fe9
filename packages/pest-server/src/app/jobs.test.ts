import { serverJobs } from 'pest-sdk';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addCompany, addCustomer, password, randomPhone, signIn, stranger } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { runDueJobs } from './job-runner';
import { jobs } from './jobs';

const hour = 60;

onEachEngine((server) => {
  const log = { error: vi.fn() };

  test('a job runs once in its period, however many processes look for it', async () => {
    const run = vi.fn(async () => undefined);
    const counted = [{ name: 'counted', everyMinutes: hour, run }];
    const look = () => runDueJobs(server().parts, counted, log);
    server().setNow('2026-05-04T02:00:00.000Z');
    await Promise.all(Array.from({ length: 8 }, look));
    server().setNow('2026-05-04T02:59:00.000Z');
    await look();
    expect(run).toHaveBeenCalledTimes(1);
    server().setNow('2026-05-04T03:00:00.000Z');
    await Promise.all(Array.from({ length: 8 }, look));
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('a start that a wrong clock left ahead stops no job', async () => {
    const run = vi.fn(async () => undefined);
    const jumped = [{ name: 'jumped', everyMinutes: hour, run }];
    server().setNow('2027-05-04T02:00:00.000Z');
    await runDueJobs(server().parts, jumped, log);
    server().setNow('2026-05-04T02:00:00.000Z');
    await runDueJobs(server().parts, jumped, log);
    await runDueJobs(server().parts, jumped, log);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('a job that fails is logged, and the next one runs', async () => {
    const run = vi.fn(async () => undefined);
    const fails = { name: 'fails', everyMinutes: hour, run: () => Promise.reject(new Error('broken')) };
    await runDueJobs(server().parts, [fails, { name: 'goes on', everyMinutes: hour, run }], log);
    expect(run).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'fails' }), 'A job failed');
    const runs = await server().database.system.selectFrom('job_run').selectAll().execute();
    expect(runs.find(({ name }) => name === 'fails')).toMatchObject({ ended_at: null, failed_at: expect.any(Date) });
    expect(runs.find(({ name }) => name === 'goes on')).toMatchObject({ ended_at: expect.any(Date), failed_at: null });
  });

  test('every job has its words, and nothing else has', () => {
    expect(new Set(jobs.map(({ name }) => name))).toEqual(new Set(serverJobs));
  });

  describe('the jobs', () => {
    // Due again, whatever the day was that the test before was on.
    beforeEach(async () => {
      await server().database.system.deleteFrom('job_run').execute();
    });

    test('delete sessions that are over or lay idle, and keep those that can be used', async () => {
      server().setNow('2026-05-04T02:00:00.000Z');
      const { administrator } = await addCompany(server());
      const { loginId } = administrator;
      const remembered = await stranger(server()).get('auth.login', {
        loginId,
        password,
        loginType: 'web',
        remember: true,
      });
      server().setNow('2026-05-04T05:00:00.000Z');
      await runDueJobs(server().parts, jobs, log);
      const left = await server()
        .database.system.selectFrom('session')
        .select('idle_minutes')
        .where('account_id', '=', administrator.id)
        .execute();
      expect(left).toEqual([{ idle_minutes: 14 * 24 * hour }]);
      expect(remembered).toHaveLength(43);
    });

    test('delete counts of tries that hold nobody up', async () => {
      const day = new Date('2026-05-05T02:00:00.000Z');
      const ofThatDay = () =>
        server().database.system.selectFrom('login_try').selectAll().where('last_failed_at', '<=', day).execute();
      server().setNow(day.toISOString());
      await stranger(server()).ask('auth.login', { loginId: randomPhone(), password, loginType: 'web' });
      expect(await ofThatDay()).not.toEqual([]);
      server().setNow('2026-05-06T03:00:00.000Z');
      await runDueJobs(server().parts, jobs, log);
      expect(await ofThatDay()).toEqual([]);
    });

    test('make the services of recurring ones', async () => {
      server().setNow('2026-05-07T08:00:00.000Z');
      const company = await addCompany(server());
      const { loginId } = company.administrator;
      await company.administrator.get('schedule.addRecurring', {
        customerId: (await addCustomer(server(), company)).id,
        places: ['indoor'],
        pattern: { kind: 'weekly', every: 1, weekdays: [1] },
        time: '09:00',
        startDay: '2026-05-04',
      });
      server().setNow('2026-05-11T08:00:00.000Z');
      await runDueJobs(server().parts, jobs, log);
      const administrator = await signIn(server(), loginId);
      const [furthest] = (await administrator.get('task.list', {})).items;
      expect(furthest?.plannedDay).toBe('2026-07-06');
    });
  });
});
