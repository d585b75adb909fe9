import { beforeAll, describe, expect, test } from 'vitest';
import { addCompany, type Person } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { runDueJobs } from './job-runner';

onEachEngine((server) => {
  let platform: Person;
  beforeAll(async () => {
    const company = await addCompany(server());
    platform = company.administrator;
    await server()
      .database.system.updateTable('company')
      .set({ platform: true })
      .where('id', '=', company.id)
      .execute();
  });

  describe('how the installation is', () => {
    test('what a job came to, in its last two runs', async () => {
      const run = (work: () => Promise<void>) =>
        runDueJobs(server().parts, [{ name: 'old notices', everyMinutes: 0, run: work }], { error: () => {} });
      await run(async () => {});
      await run(() => Promise.reject(new Error('broken')));
      const { jobs } = await platform.get('platform.operations', {});
      expect(jobs.find(({ job }) => job === 'old notices')).toEqual({
        job: 'old notices',
        startedAt: '2026-05-04T02:00:00.000Z',
        endedAt: '2026-05-04T02:00:00.000Z',
        failedAt: '2026-05-04T02:00:00.000Z',
      });
    });

    test('what waits, since when, and what was given up', async () => {
      const message = { kind: 'mail', recipient: 'a@pest.test', body: '' } as const;
      const sentAt = new Date('2026-05-04T01:00:00.000Z');
      await server()
        .database.system.insertInto('outbox_message')
        .values([
          { ...message, id: crypto.randomUUID(), state: 'due', sent_at: sentAt, due_at: sentAt },
          { ...message, id: crypto.randomUUID(), state: 'failed', sent_at: sentAt },
          { ...message, id: crypto.randomUUID(), state: 'sent', sent_at: sentAt },
        ])
        .execute();
      const { queues } = await platform.get('platform.operations', {});
      expect(queues.find(({ queue }) => queue === 'messages')).toEqual({
        queue: 'messages',
        waiting: 1,
        oldestAt: sentAt.toISOString(),
        failed: 1,
      });
      expect(queues.map(({ queue }) => queue)).toEqual(['messages', 'webhooks', 'reports']);
    });

    test('whose files take room, and how long calls took', async () => {
      await platform.upload();
      const { storage, calls, health } = await platform.get('platform.operations', {});
      const { company } = await platform.get('auth.info', {}).then(({ companyInfo }) => ({ company: companyInfo }));
      expect(storage.find(({ name }) => name === company?.name)).toMatchObject({ files: 1 });
      expect(storage.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(calls.rows.find(({ row }) => row === 'upload.file')).toMatchObject({ calls: 1, faults: 0 });
      expect(health).toMatchObject({ disk: 'ok', clockAheadSeconds: 0, dumps: null });
      expect(health.databaseBytes).toBeGreaterThan(1_000_000);
    });
  });
});
