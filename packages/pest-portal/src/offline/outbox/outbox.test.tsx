import { openDB } from 'idb';
import { PestError, type SheetRow } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubIndexedDb } from '../../testing/stub-indexed-db';
import { keepCopy, keepPhoto } from './kept-photos';
import { Outbox, type OutboxPorts } from './outbox';
import { copyPhoto, dropPhoto, dropPhotosBefore, readActs, readPhoto } from './outbox-store';
import { type NewAct, nextToSend, type WaitingAct } from './waiting-act';

const account = 'account-1';

/** A server that does each key once, with a network that can be cut. */
function server() {
  const state = {
    online: true,
    /** The answer of the next write is lost on its way: it is done all the same. */
    loseAnswer: false,
    refuse: new Map<string, PestError>(),
    rows: [] as SheetRow[],
    done: new Map<string, WaitingAct>(),
    /** When each was done, as far as it says. */
    times: [] as (string | undefined)[],
    now: '2026-11-22T03:00:00.000Z',
    asked: 0,
    uploads: 0,
    cutAfterUpload: false,
    /** What the server has of photos; what lies there unused for a day goes. */
    files: new Set<string>(['/files/there.jpg']),
  };
  const ports: OutboxPorts = {
    isOnline: () => state.online,
    now: () => new Date(state.now),
    send: async (act, recordedAt) => {
      if (!state.online) throw unreachable();
      state.asked += 1;
      const refused = state.refuse.get(act.about);
      if (refused) throw refused;
      if (act.call === 'risk.add' && !act.request.photos.every((photo) => state.files.has(photo)))
        throw photosUnknown();
      state.done.set(act.key, act);
      state.times.push(recordedAt);
      if (state.loseAnswer) {
        state.loseAnswer = false;
        throw unreachable();
      }
    },
    sheetRows: async () => state.rows,
    upload: async (photo) => {
      if ((await readPhoto(account, photo)) === null) return null;
      state.uploads += 1;
      const address = `/files/${state.uploads}.jpg`;
      state.files.add(address);
      await copyPhoto(photo, address);
      if (state.cutAfterUpload) state.online = false;
      state.cutAfterUpload = false;
      return address;
    },
    forget: dropPhoto,
    forgetOld: () => dropPhotosBefore(account, Date.now() + 1),
    isUnreachable: (thrown) => thrown instanceof PestError && thrown.kind === 'network',
    wordsOf: (thrown) => (thrown instanceof Error ? thrown.message : ''),
    alone: alone(),
    announce: () => undefined,
  };
  const done = () => [...state.done.values()].map(({ call, about }) => `${call} ${about}`.trim());
  return { state, ports, done };
}

/** As the browser's lock: whoever comes while another is at it leaves it to them. */
function alone(): OutboxPorts['alone'] {
  let held = false;
  return async (work) => {
    if (held) return;
    held = true;
    await work().finally(() => {
      held = false;
    });
  };
}

const unreachable = () => new PestError({ kind: 'network', endpoint: 'inspection.record' });
const photosUnknown = () => new PestError({ kind: 'api', endpoint: 'risk.add', code: 3001, field: 'photos' });
const refusedAs = (code: 20001 | 20002 | 20006) => new PestError({ kind: 'api', endpoint: 'task.checkIn', code });

const overtaken = () => new PestError({ kind: 'api', endpoint: 'inspection.record', code: 4001, field: 'seen' });

const theirReceipt = '2026-11-22T02:00:00.000Z';

function recordedByAnother(deviceId: string): SheetRow {
  const [row] = sampleResult('inspection.sheet').rows;
  if (row?.check == null) throw new Error('The sample has a device with a record.');
  return { ...row, deviceId, check: { ...row.check, accountName: '王强', receivedAt: theirReceipt } };
}

const check = (deviceId: string, note = ''): NewAct => ({
  taskId: 'task-1',
  call: 'inspection.record',
  about: deviceId,
  seen: null,
  request: {
    taskId: 'task-1',
    deviceId,
    outcome: 'inaccessible',
    reason: '门已上锁',
    reading: null,
    answers: {},
    actions: [],
    photos: [],
    note,
  },
});
const answered = (photo: string): NewAct => {
  const act = check('d1');
  if (act.call !== 'inspection.record') throw new Error('a check is a record');
  return { ...act, request: { ...act.request, photos: [photo], answers: { lit: true, seen: { photos: [photo] } } } };
};
const step = (call: 'task.checkIn' | 'task.submit'): NewAct => ({
  taskId: 'task-1',
  call,
  about: '',
  request: { id: 'task-1' },
});
const risk = (photos: string[] = []): NewAct => ({
  taskId: 'task-1',
  call: 'risk.add',
  about: '东墙',
  request: {
    taskId: 'task-1',
    deviceId: null,
    location: '东墙',
    description: '孔洞',
    severity: 'minor',
    photos,
    action: '',
    owner: '',
    dueDay: null,
  },
});

/** What is tested makes the store, before the tests open it to empty it. */
beforeAll(() => {
  stubIndexedDb();
  return readActs(account);
});
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(async () => {
  const db = await openDB('pest-outbox');
  await Promise.all([db.clear('acts'), db.clear('photos')]);
  db.close();
});

describe('the line', () => {
  test('is sent in the order in which things were done, the handing in last', async () => {
    const { state, ports, done } = server();
    const outbox = new Outbox(account, ports);
    state.online = false;
    for (const act of [step('task.checkIn'), check('d1'), risk(), check('d2'), step('task.submit')]) {
      expect(await outbox.perform(act)).toBe('kept');
    }
    await outbox.send();
    expect(done()).toEqual([]);
    state.online = true;
    await outbox.send();
    expect(done()).toEqual([
      'task.checkIn',
      'inspection.record d1',
      'risk.add 东墙',
      'inspection.record d2',
      'task.submit',
    ]);
    expect(outbox.state()).toEqual({ acts: [], sending: null });
  });

  test('with a network and nothing waiting, an act goes straight to the server', async () => {
    const { ports, done } = server();
    expect(await new Outbox(account, ports).perform(check('d1'))).toBe('sent');
    expect(done()).toEqual(['inspection.record d1']);
    expect(await readActs(account)).toEqual([]);
  });

  test.each<[string, readonly NewAct[], readonly string[], string | undefined]>([
    ['nothing', [], [], undefined],
    ['a check that needs a person is passed over', [check('d1'), check('d2')], ['d1'], 'd2'],
    ['a check-in that needs a person holds its service', [step('task.checkIn'), check('d1')], [''], undefined],
    ['handing in waits for what needs a person', [check('d1'), step('task.submit')], ['d1'], undefined],
  ])('%s', async (_case, acts, troubled, next) => {
    const { state, ports } = server();
    const outbox = new Outbox(account, ports);
    state.online = false;
    for (const act of acts) await outbox.perform(act);
    const line = outbox
      .state()
      .acts.map((act) => (troubled.includes(act.about) && act.call !== 'task.submit' ? { ...act, trouble } : act));
    expect(nextToSend(line, new Set())?.about).toBe(next);
  });
});

const trouble = { kind: 'refused', error: null, words: '' } as const;

describe('exactly once', () => {
  test('an act whose answer was lost keeps its key', async () => {
    const { state, ports, done } = server();
    const outbox = new Outbox(account, ports);
    state.loseAnswer = true;
    expect(await outbox.perform(risk())).toBe('kept');
    await outbox.send();
    expect(state.asked).toBe(2);
    expect(done()).toEqual(['risk.add 东墙']);
    expect(await readActs(account)).toEqual([]);
  });

  test('two tabs send each act once', async () => {
    const { state, ports, done } = server();
    const tabs = [new Outbox(account, ports), new Outbox(account, ports)];
    state.online = false;
    await tabs[0]?.perform(check('d1'));
    await tabs[1]?.perform(check('d2'));
    state.online = true;
    await Promise.all(tabs.map((tab) => tab.send()));
    expect(state.asked).toBe(2);
    expect(done()).toEqual(['inspection.record d1', 'inspection.record d2']);
    await Promise.all(tabs.map((tab) => tab.reload()));
    expect(tabs.map((tab) => tab.state().acts)).toEqual([[], []]);
  });

  test('a device recorded twice is sent as it was recorded last', async () => {
    const { state, ports } = server();
    const outbox = new Outbox(account, ports);
    state.online = false;
    await outbox.perform(check('d1', 'first'));
    await outbox.perform(check('d1', 'second'));
    state.online = true;
    await outbox.send();
    expect([...state.done.values()].map(({ request }) => request)).toMatchObject([{ note: 'second' }]);
  });

  test('photos go first, once, and are forgotten here', async () => {
    const { state, ports } = server();
    const outbox = new Outbox(account, ports);
    const photo = await keepPhoto(account, new Blob(['picture'], { type: 'image/jpeg' }));
    expect(await readPhoto('account-2', photo)).toBeNull();
    state.online = false;
    await outbox.perform(risk([photo, '/files/there.jpg']));
    state.online = true;
    state.loseAnswer = true;
    await outbox.send();
    await outbox.send();
    expect([...state.done.values()].map(({ request }) => request)).toMatchObject([
      { photos: ['/files/1.jpg', '/files/there.jpg'] },
    ]);
    expect(state.done.size).toBe(1);
    expect(await readPhoto(account, photo)).toBeNull();
    expect(await readPhoto(account, '/files/1.jpg')).toBeNull();
  });

  test('an answer names its photo by the new address too', async () => {
    const { state, ports } = server();
    const outbox = new Outbox(account, ports);
    const photo = await keepPhoto(account, new Blob(['picture'], { type: 'image/jpeg' }));
    state.online = false;
    await outbox.perform(answered(photo));
    state.online = true;
    await outbox.send();
    const photos = ['/files/1.jpg'];
    expect([...state.done.values()].map(({ request }) => request)).toMatchObject([
      { photos, answers: { lit: true, seen: { photos } } },
    ]);
  });

  describe('a photo that the server forgot before its record came', () => {
    const picture = new Blob(['picture'], { type: 'image/jpeg' });

    test('is uploaded again: it was taken without a network, and the network went after the upload', async () => {
      const { state, ports, done } = server();
      const outbox = new Outbox(account, ports);
      const photo = await keepPhoto(account, picture);
      state.online = false;
      await outbox.perform(risk([photo]));
      state.online = true;
      state.cutAfterUpload = true;
      await outbox.send();
      expect([state.uploads, done()]).toEqual([1, []]);
      state.files.clear();
      state.online = true;
      await outbox.send();
      expect(done()).toEqual(['risk.add 东墙']);
      expect(outbox.state().acts).toEqual([]);
      expect(await readPhoto(account, '/files/1.jpg')).toBeNull();
    });

    test('is uploaded again: it was uploaded as it was taken, and the network went before the record', async () => {
      const { state, ports, done } = server();
      const outbox = new Outbox(account, ports);
      await keepCopy(account, '/files/there.jpg', picture);
      state.online = false;
      await outbox.perform(risk(['/files/there.jpg']));
      state.files.clear();
      state.online = true;
      await outbox.send();
      expect(done()).toEqual(['risk.add 东墙']);
      expect([...state.done.values()].map(({ request }) => request)).toMatchObject([{ photos: ['/files/1.jpg'] }]);
    });

    test('needs a person where it is not on this device', async () => {
      const { state, ports, done } = server();
      const outbox = new Outbox(account, ports);
      state.online = false;
      await outbox.perform(risk(['/files/gone.jpg']));
      state.online = true;
      await outbox.send();
      expect(done()).toEqual([]);
      expect(outbox.state().acts).toMatchObject([{ trouble: { kind: 'refused' } }]);
      expect(state.asked).toBe(1);
    });
  });
});

describe('what the server does not take', () => {
  test('is kept with the reason; sent again it has another key, dropped it is gone', async () => {
    const { state, ports, done } = server();
    const outbox = new Outbox(account, ports);
    state.online = false;
    await outbox.perform(check('d1'));
    await outbox.perform(check('d2'));
    state.online = true;
    state.refuse.set('d1', refusedAs(20006));
    await outbox.send();
    expect(done()).toEqual(['inspection.record d2']);
    const [refused] = outbox.state().acts;
    expect(refused?.trouble).toMatchObject({ kind: 'refused', error: 'task.noInspectionRecord' });
    state.refuse.clear();
    if (refused) await outbox.insist(refused);
    expect(done()).toEqual(['inspection.record d2', 'inspection.record d1']);
    expect([...state.done.keys()]).not.toContain(refused?.key);
  });

  test('keeps its photo, however often it is sent', async () => {
    const { state, ports } = server();
    const outbox = new Outbox(account, ports);
    const photo = await keepPhoto(account, new Blob(['picture'], { type: 'image/jpeg' }));
    state.online = false;
    await outbox.perform(risk([photo]));
    state.online = true;
    state.refuse.set('东墙', refusedAs(20001));
    await outbox.send();
    state.refuse.clear();
    const [refused] = outbox.state().acts;
    if (refused) await outbox.insist(refused);
    expect([...state.done.values()].map(({ request }) => request)).toMatchObject([{ photos: ['/files/1.jpg'] }]);
  });

  test('a service that is checked in already needs no second check-in', async () => {
    const { state, ports, done } = server();
    const outbox = new Outbox(account, ports);
    state.online = false;
    await outbox.perform(step('task.checkIn'));
    await outbox.perform(check('d1'));
    state.online = true;
    state.refuse.set('', refusedAs(20002));
    await outbox.send();
    expect(done()).toEqual(['inspection.record d1']);
    expect(outbox.state().acts).toEqual([]);
  });

  test('what somebody else recorded meanwhile is not written over until the person says so', async () => {
    const { state, ports, done } = server();
    const outbox = new Outbox(account, ports);
    state.online = false;
    await outbox.perform(check('d1'));
    expect(outbox.state().acts).toMatchObject([{ seen: null }]);
    state.rows = [recordedByAnother('d1')];
    state.refuse.set('d1', overtaken());
    state.online = true;
    await outbox.send();
    expect(done()).toEqual([]);
    const [mine] = outbox.state().acts;
    expect(mine?.trouble).toEqual({ kind: 'conflict' });
    state.refuse.clear();
    if (mine) await outbox.insist(mine);
    expect([...state.done.values()]).toMatchObject([{ about: 'd1', seen: theirReceipt }]);
  });

  test('and what was typed with a network is kept beside it as well', async () => {
    const { state, ports } = server();
    const outbox = new Outbox(account, ports);
    state.refuse.set('d1', overtaken());
    await expect(outbox.perform(check('d1'))).rejects.toMatchObject({ field: 'seen' });
    expect(outbox.state().acts).toMatchObject([{ about: 'd1', trouble: { kind: 'conflict' } }]);
  });
});

test('what had to wait says when it was done; what is done now leaves that to the server', async () => {
  const { state, ports } = server();
  const outbox = new Outbox(account, ports);
  await outbox.perform(check('d1'));
  state.online = false;
  await outbox.perform(check('d2'));
  state.now = '2026-11-29T03:00:00.000Z';
  state.online = true;
  await outbox.send();
  expect(state.times).toEqual([undefined, '2026-11-22T03:00:00.000Z']);
});

test('another account on this device sees and sends nothing of it', async () => {
  const { state, ports, done } = server();
  state.online = false;
  await new Outbox(account, ports).perform(check('d1'));
  state.online = true;
  const other = new Outbox('account-2', ports);
  await other.send();
  expect(other.state().acts).toEqual([]);
  expect(done()).toEqual([]);
  await other.dropAll();
  expect(await readActs(account)).toHaveLength(1);
});
