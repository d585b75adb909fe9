import { type NoticeKind, noticeKindsFor, noticeRules } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { AreaHandlers, InParts } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { isId } from '../../database/ids';

import * as queries from './notice.queries';

export const noticeHandlers: AreaHandlers<'notice'> = {
  'notice.list': (call, request) => call.inScope((tx) => queries.listNotices(call, tx, request)),

  'notice.unread': (call) => call.inScope(async (tx) => ({ count: await queries.countUnread(call, tx) })),

  'notice.read': (call, request) =>
    call.inScope(async (tx) => {
      if (!isId(request.id) || !(await queries.markRead(call, tx, request.id))) refuse('general.notFound');
      return null;
    }),

  'notice.readAll': (call) =>
    call.inScope(async (tx) => {
      await queries.markRead(call, tx, null);
      return null;
    }),

  'notice.settings': (call) =>
    call.inScope(async (tx) => {
      const known = await queries.listSettings(call, tx);
      const settings = kindsFor(call).map((kind) => {
        const { bell, mail } = known.get(kind) ?? { bell: true, mail: noticeRules[kind].mail };
        return { kind, bell, mail };
      });
      return { settings, email: await queries.emailOf(call, tx) };
    }),

  'notice.saveSettings': (call, request) =>
    call.inScope(async (tx) => {
      const kinds = kindsFor(call);
      await queries.saveSettings(
        call,
        tx,
        request.settings.filter(({ kind }) => kinds.includes(kind)),
      );
      return null;
    }),
};

function kindsFor(call: Call & InParts<NoticeKind>): readonly NoticeKind[] {
  const { scope } = call.caller;
  const hasContracts = scope.kind === 'company' && scope.companyId === call.parts.settings.contractCompanyId;
  return noticeKindsFor(scope.kind, (kind) => call.sees(kind), hasContracts);
}
