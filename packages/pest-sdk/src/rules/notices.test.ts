import { expect, test } from 'vitest';
import { noticeText } from './notice-words';
import { type NoticeKind, noticeKinds, noticeKindsFor, noticeRules } from './notices';
import type { Permission } from './permissions';

test('mailed unless somebody says otherwise: what moves a visit, asks for an action, or decides on an account', () => {
  expect(noticeKinds.filter((kind) => noticeRules[kind].mail)).toEqual([
    'visitMoved',
    'visitCancelled',
    'visitsCancelled',
    'actionAssigned',
    'actionReturned',
    'actionDue',
    'reportToSign',
    'informationPassed',
    'informationFailed',
    'bindingAsked',
    'orderCompleted',
    'photosDue',
    'webhookStopped',
  ]);
});

test.each<[reader: 'company' | 'customer', permission: Permission | null, hasContracts: boolean, kinds: string[]]>([
  ['company', null, false, ['reportToSign', 'reportApproved', 'informationPassed', 'informationFailed']],
  ['company', 'm_mquipment_chemistry', false, ['stockLow']],
  ['company', 'btn_leave_apply', false, ['leaveApproved', 'leaveRefused']],
  ['company', 'btn_contract_save', false, []],
  ['company', 'btn_contract_save', true, ['contractApproved', 'contractRefused']],
  ['company', 'btn_order_save', false, ['orderCompleted', 'photosDue']],
  [
    'customer',
    null,
    false,
    ['reportToSign', 'reportApproved', 'informationPassed', 'informationFailed', 'bindingAsked'],
  ],
  ['customer', 'btn_risk_answer', false, ['actionAssigned', 'actionReturned', 'actionDue']],
  ['customer', 'btn_leave_apply', false, []],
])('%s with %s (contracts: %s) can meet %j', (reader, permission, hasContracts, kinds) => {
  const asked = (kind: NoticeKind): readonly (Permission | 'administrator')[] => [noticeRules[kind].permissions].flat();
  const everybody = noticeKindsFor(reader, (kind) => asked(kind).length === 0, hasContracts);
  const met = noticeKindsFor(
    reader,
    (kind) => asked(kind).some((code) => code === permission) || asked(kind).length === 0,
    hasContracts,
  );
  expect(permission === null ? met : met.filter((kind) => !everybody.includes(kind))).toEqual(kinds);
});

test('a notice writes instants, units and products for its reader, and says where there is no day', () => {
  const writing = { dateTime: (instant: string) => `<${instant}>`, unit: (unit: string) => `[${unit}]` };
  const say = (kind: (typeof noticeKinds)[number], facts: Record<string, string>) =>
    noticeText({ kind, facts }, 'en', writing);
  const moved = say('visitMoved', { company: 'Clearline', from: 'monday', to: 'tuesday', at: 'noon' });
  expect(moved).toMatch(/<monday>|<tuesday>|<noon>/);
  expect(moved).not.toMatch(/(?<!<)(monday|tuesday|noon)/);
  const asked = { number: 'S-1', company: 'Clearline', location: 'Dock', description: 'Gap' };
  expect(say('actionAssigned', { ...asked, due: '2026-05-20' })).toContain('2026-05-20');
  expect(say('actionAssigned', { ...asked, due: '' })).not.toBe(say('actionAssigned', { ...asked, due: '2026-05-20' }));
});

test('one service of a rhythm is one service, on its day', () => {
  const writing = { dateTime: (instant: string) => instant, unit: (unit: string) => unit };
  const facts = { company: 'Clearline', count: '1', from: 'monday', to: 'monday' };
  expect(noticeText({ kind: 'visitsPlanned', facts }, 'en', writing)).toBe(
    'Clearline has scheduled 1 service at your site, monday',
  );
  expect(noticeText({ kind: 'visitsPlanned', facts: { ...facts, count: '3' } }, 'en', writing)).toContain('3 services');
});
