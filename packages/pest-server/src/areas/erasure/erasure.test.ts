import { describe, expect, test } from 'vitest';
import { addCompany, password } from '../../testing/people';
import { addSite } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  describe('a company that leaves', () => {
    test('says so with its password, tells everybody of it, and takes it back', async () => {
      const site = await addSite(server());
      const { administrator, technician, customer } = site;
      expect((await technician.ask('erasure.give', { password })).code).toBe(20014);
      const wrong = await administrator.ask('erasure.give', { password: '0'.repeat(32) });
      expect([wrong.code, wrong.field]).toEqual([10007, 'password']);
      const { dueAt } = await administrator.get('erasure.give', { password });
      expect(dueAt).toBe('2026-06-03T02:00:00.000Z');
      for (const person of [administrator, technician]) {
        expect((await person.get('auth.info', {})).leavesAt).toBe(dueAt);
      }
      expect((await customer.person.get('auth.info', {})).leavesAt).toBeUndefined();
      const { holds } = await administrator.get('erasure.company', {});
      expect(holds).toContainEqual({ kind: 'people', rows: 2 });
      await administrator.get('erasure.takeBack', {});
      expect((await technician.get('auth.info', {})).leavesAt).toBeUndefined();
      await administrator.get('erasure.takeBack', {});
    });

    test('is not taken back once erasing has begun', async () => {
      const { administrator, id } = await addCompany(server());
      await administrator.get('erasure.give', { password });
      const begun = server().database.system.updateTable('erasure').set({ begun_at: new Date() });
      await begun.where('company_id', '=', id).execute();
      expect((await administrator.ask('erasure.takeBack', {})).code).toBe(4001);
    });

    test('gives one notice, however often it is asked for', async () => {
      const { administrator } = await addCompany(server());
      const first = await administrator.get('erasure.give', { password });
      server().setNow('2026-05-04T03:00:00.000Z');
      expect(await administrator.get('erasure.give', { password })).toEqual(first);
      server().setNow('2026-05-04T02:00:00.000Z');
    });
  });
});
