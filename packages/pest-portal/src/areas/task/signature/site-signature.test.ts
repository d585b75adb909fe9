import type { SiteSignature } from 'pest-sdk';
import { expect, test } from 'vitest';
import type { ActOf, WaitingAct } from '../../../offline/outbox/waiting-act';
import { siteSignatureOf } from './site-signature';

const common = { key: '', accountId: 'a', taskId: 't', about: '', trouble: null } as const;
const given: SiteSignature = {
  name: '王芳',
  title: '',
  method: 'typed',
  strokes: null,
  reason: '',
  signedAt: '2026-05-04T03:00:00.000Z',
  receivedAt: '2026-05-04T03:00:00.000Z',
  accountName: '李强',
  outdated: false,
};
const sign: ActOf<'inspection.sign'> = {
  ...common,
  id: 'sign',
  order: 2,
  call: 'inspection.sign',
  keptAt: '2026-05-04T04:00:00.000Z',
  request: { taskId: 't', name: '刘洋', title: '', method: 'absent', strokes: null, reason: '下班' },
};
const submit: WaitingAct = { ...common, id: 's', order: 3, call: 'task.submit', keptAt: '', request: { id: 't' } };
const record: WaitingAct = {
  ...common,
  id: 'r',
  order: 3,
  call: 'inspection.record',
  keptAt: '',
  request: {
    taskId: 't',
    deviceId: 'd',
    outcome: 'missing',
    reason: 'x',
    reading: null,
    answers: {},
    actions: [],
    photos: [],
    note: '',
  },
};

test.each([
  ['nobody signed', null, [], null],
  ['what the server has', given, [submit], { name: '王芳', outdated: false }],
  ['what waits here is later', given, [sign, submit], { name: '刘洋', signedAt: sign.keptAt, outdated: false }],
  ['recorded before it', given, [{ ...record, order: 1 }, sign], { outdated: false }],
  ['recorded after it', given, [sign, record], { outdated: true }],
] as const)('%s', (_, siteSignature, acts, expected) => {
  const found = siteSignatureOf({ siteSignature }, acts, '李强');
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});
