import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/ids';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';
import { type Letter, type Message, MessageRefused } from './messages';
import { Outbox, type OutboxOptions, removeOldMessages } from './outbox';

const minuteMs = 60_000;
const begin = new Date('2026-05-04T02:00:00.000Z');
const later = (minutes: number) => new Date(begin.getTime() + minutes * minuteMs);

/** A carrier that does as it is told, and remembers what it took. */
class TestCarrier {
  readonly taken: Letter[] = [];
  answer: () => Promise<void> = async () => undefined;

  async deliver(letter: Letter): Promise<void> {
    await this.answer();
    this.taken.push(letter);
  }
}

const invitation: Message = { kind: 'mail', to: 'quality@factory.example', subject: 'A report', text: 'It is ready' };

function suite(server: () => TestServer) {
  let carrier: TestCarrier;
  let faults: unknown[];
  let now: Date;

  beforeEach(() => {
    carrier = new TestCarrier();
    faults = [];
    now = begin;
  });
  afterEach(() => server().database.system.deleteFrom('outbox_message').execute());

  function outbox(options: Partial<OutboxOptions> = {}): Outbox {
    return new Outbox(server().database.system, {
      carriers: { mail: carrier, sms: carrier },
      revealSecrets: false,
      now: () => now,
      announce: () => undefined,
      reportFault: (error) => faults.push(error),
      ...options,
    });
  }

  const rows = () => server().database.system.selectFrom('outbox_message').selectAll().orderBy('sent_at').execute();

  test('a message waits until it is handed over, once', async () => {
    await outbox().send(invitation);
    expect(carrier.taken).toEqual([]);
    await outbox().deliverDue(begin);
    await outbox().deliverDue(later(60));
    expect(carrier.taken).toMatchObject([{ to: 'quality@factory.example', subject: 'A report', text: 'It is ready' }]);
    expect(await rows()).toMatchObject([{ state: 'sent', sent_at: begin, fault: '' }]);
  });

  test('of several with one key one is sent, also when the first went out long ago', async () => {
    await outbox().send({ ...invitation, key: 'report 1' });
    await outbox().deliverDue(begin);
    await Promise.all([1, 2, 3].map(() => outbox().send({ ...invitation, key: 'report 1' })));
    await outbox().send({ ...invitation, key: 'report 2' });
    await outbox().deliverDue(later(1));
    expect(carrier.taken).toHaveLength(2);
  });

  test('a carrier that is down is tried again, later each time, and then no more', async () => {
    carrier.answer = async () => Promise.reject(new Error('connect ECONNREFUSED'));
    await outbox().send(invitation);
    const tries: number[] = [];
    for (const minute of [0, 0.5, 1, 5, 6, 35, 36, 155, 156, 875, 876, 5000]) {
      const before = faults.length;
      await outbox().deliverDue(later(minute));
      if (faults.length > before) tries.push(minute);
    }
    expect(tries).toEqual([0, 1, 6, 36, 156, 876]);
    expect(await rows()).toMatchObject([{ state: 'failed', fault: 'connect ECONNREFUSED' }]);
  });

  test('what a carrier refuses is not tried again', async () => {
    carrier.answer = async () => Promise.reject(new MessageRefused('550 no such mailbox'));
    await outbox().send(invitation);
    await outbox().deliverDue(begin);
    await outbox().deliverDue(later(2000));
    expect(faults).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'failed', fault: '550 no such mailbox' }]);
  });

  test('three failures in a row end the round: the rest waits untried', async () => {
    carrier.answer = async () => Promise.reject(new Error('down'));
    for (let one = 0; one < 5; one += 1) await outbox().send(invitation);
    await outbox().deliverDue(begin);
    expect((await rows()).map(({ tries }) => tries).sort()).toEqual([0, 0, 1, 1, 1]);
  });

  test('a message that was leaving when the server ended is not sent again by itself', async () => {
    const id = newId(begin);
    const leaving = { kind: 'mail', recipient: 'a@b.example', subject: '', body: 'x', sent_at: begin } as const;
    await server()
      .database.system.insertInto('outbox_message')
      .values({ ...leaving, id, secret: null, key: null, state: 'sending', tries: 1, due_at: begin, fault: '' })
      .execute();
    await outbox().deliverDue(later(9));
    expect(await rows()).toMatchObject([{ state: 'sending' }]);
    await outbox().deliverDue(later(11));
    expect(await rows()).toMatchObject([{ state: 'failed', fault: 'interrupted' }]);
    expect(carrier.taken).toEqual([]);
  });

  test('a secret leaves with its message and stays nowhere', async () => {
    const text = 'Open https://pest.test/s/4711';
    await outbox().send({ ...invitation, text, secret: '4711' });
    await outbox().deliverDue(begin);
    expect(carrier.taken).toMatchObject([{ text }]);
    expect(await rows()).toMatchObject([{ body: 'Open https://pest.test/s/****', secret: null }]);
  });

  test('a code goes at once, or fails at once', async () => {
    const code: Message = { kind: 'sms', to: '13700000000', text: 'Your code is 123456', secret: '123456' };
    await outbox().sendNow(code);
    expect(carrier.taken).toMatchObject([{ text: 'Your code is 123456' }]);
    expect(await rows()).toMatchObject([{ state: 'sent', body: 'Your code is ******' }]);
    carrier.answer = async () => Promise.reject(new Error('down'));
    await expect(outbox().sendNow(code)).rejects.toThrow('down');
    expect(await rows()).toHaveLength(1);
  });

  test('behind the answer a code waits for no carrier, and nobody who asked is told that it failed', async () => {
    const code: Message = { kind: 'sms', to: '13700000000', text: 'Your code is 123456', secret: '123456' };
    let take = () => {};
    carrier.answer = () => new Promise((resolve) => (take = resolve));
    await outbox().sendBehind(code);
    expect(await rows()).toEqual([]);
    take();
    await expect.poll(rows).toMatchObject([{ state: 'sent', body: 'Your code is ******' }]);
    carrier.answer = async () => Promise.reject(new Error('down'));
    await expect(outbox().sendBehind(code)).resolves.toBeUndefined();
  });

  test('without a carrier it is kept and announced, its secret masked unless this is a trial', async () => {
    const lines: string[] = [];
    const code: Message = { kind: 'sms', to: '13700000000', text: 'Your code is 123456', secret: '123456' };
    const kept = { carriers: {}, announce: (line: string) => void lines.push(line) };
    await outbox(kept).sendNow(code);
    await outbox({ ...kept, revealSecrets: true }).send(code);
    expect(lines).toEqual([
      'sms to 137****0000 in the outbox: Your code is ******',
      'sms to 13700000000 in the outbox: Your code is 123456',
    ]);
    expect((await rows()).map(({ state }) => state)).toEqual(['kept', 'kept']);
  });

  test('what was sent before a moment is forgotten', async () => {
    await outbox().send(invitation);
    await removeOldMessages(server().database.system, later(-1));
    expect(await rows()).toHaveLength(1);
    await removeOldMessages(server().database.system, later(1));
    expect(await rows()).toEqual([]);
  });
}

onEachEngine(suite);

describe('several processes', () => {
  onPostgres((server) => {
    test('ten that look at once send each message once', async () => {
      const carrier = new TestCarrier();
      const outbox = new Outbox(server().database.system, {
        carriers: { mail: carrier },
        revealSecrets: false,
        now: () => begin,
        announce: () => undefined,
        reportFault: (error) => {
          throw error;
        },
      });
      for (let one = 0; one < 20; one += 1) await outbox.send({ ...invitation, text: `number ${one}` });
      await Promise.all(Array.from({ length: 10 }, () => outbox.deliverDue(begin)));
      expect(carrier.taken.map(({ text }) => text).sort()).toEqual(
        Array.from({ length: 20 }, (_, one) => `number ${one}`).sort(),
      );
    });
  });
});
