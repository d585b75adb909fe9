import { type Kept, type KeptKind, keptKinds } from 'pest-sdk';
import { expect, test, vi } from 'vitest';
import { newId } from '../database/ids';
import type { System } from '../database/transactions';
import { addCompany } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { runDueJobs } from './job-runner';
import { jobs } from './jobs';
import { removedBefore } from './removed-before';

/** Of each kind another one, so that no job goes by another's. */
const kept: Kept = { signIns: 7, messages: 40, notices: 50, acts: 37, contacts: 60 };
const now = new Date('2026-05-31T02:00:00.000Z');

test('days are counted, and months end where the calendar’s do', () => {
  expect(removedBefore(kept, 'messages', now)).toEqual(new Date('2026-04-21T02:00:00.000Z'));
  expect(removedBefore({ ...kept, signIns: 8 }, 'signIns', now)).toEqual(new Date('2025-09-30T02:00:00.000Z'));
  expect(removedBefore({ ...kept, acts: 39 }, 'acts', now)).toEqual(new Date('2023-02-28T02:00:00.000Z'));
});

onEachEngine((server) => {
  test('each kind is removed when its own period is over, and not a moment before', async () => {
    server().setNow(now.toISOString());
    const { system } = server().database;
    const { id, administrator } = await addCompany(server());
    const rows = rowsOf(system, { companyId: id, accountId: administrator.id });
    const made = new Map<KeptKind, { readonly over: string; readonly kept: string }>();
    for (const kind of keptKinds) {
      const before = removedBefore(kept, kind, now);
      made.set(kind, {
        over: await rows[kind].make(new Date(before.getTime() - 1)),
        kept: await rows[kind].make(before),
      });
    }
    await system.deleteFrom('job_run').execute();
    const { parts } = server();
    const log = { error: vi.fn() };
    await runDueJobs({ ...parts, settings: { ...parts.settings, kept } }, jobs, log);
    for (const [kind, { over, kept: left }] of made) {
      const ids = await rows[kind].ids();
      expect(ids, kind).not.toContain(over);
      expect(ids, kind).toContain(left);
    }
    expect(log.error).not.toHaveBeenCalled();
  });
});

interface KeptRows {
  readonly make: (at: Date) => Promise<string>;
  readonly ids: () => Promise<readonly string[]>;
}

function rowsOf(
  system: System,
  { companyId, accountId }: { readonly companyId: string; readonly accountId: string },
): Readonly<Record<KeptKind, KeptRows>> {
  const rows = (
    table: 'sign_in' | 'outbox_message' | 'notice' | 'audit_entry' | 'contact_message',
    insert: (id: string, at: Date) => { execute(): Promise<unknown> },
  ): KeptRows => ({
    make: async (at) => {
      const id = newId(now);
      await insert(id, at).execute();
      return id;
    },
    ids: async () => (await system.selectFrom(table).select('id').execute()).map(({ id }) => id),
  });
  return {
    signIns: rows('sign_in', (id, at) =>
      system.insertInto('sign_in').values({ id, at, account_id: accountId, address: '127.0.0.1' }),
    ),
    messages: rows('outbox_message', (id, at) =>
      system.insertInto('outbox_message').values({
        id,
        sent_at: at,
        kind: 'mail',
        recipient: 'a@factory.example',
        body: 'Old',
        key: null,
        secret: null,
        due_at: null,
      }),
    ),
    notices: rows('notice', (id, at) =>
      system.insertInto('notice').values({
        id,
        created_at: at,
        owner_id: companyId,
        company_id: companyId,
        account_id: accountId,
        kind: 'leaveApproved',
        facts: '{}',
        record_id: null,
        read_at: null,
        bell: true,
        mail_due: false,
      }),
    ),
    acts: rows('audit_entry', (id, at) =>
      system.insertInto('audit_entry').values({
        id,
        at,
        owner_id: companyId,
        owner_name: 'Old',
        account_id: accountId,
        account_name: 'Old',
        login_id: '13800000000',
        act: 'companyPassed',
        subject_id: null,
        subject: 'Old',
        note: '',
        address: '127.0.0.1',
      }),
    ),
    contacts: rows('contact_message', (id, at) =>
      system.insertInto('contact_message').values({
        id,
        sent_at: at,
        name: 'Old',
        phone: '13800000000',
        email: 'a@factory.example',
        company_name: 'Old',
        message: 'Old',
        address: '127.0.0.1',
      }),
    ),
  };
}
