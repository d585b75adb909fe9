/** What a person changes of its own account: name, picture, password. */

import { bindOptional } from '../../books/files/bound-files';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { forgetFactors } from '../../call/identity/second-factors';
import { endSessions } from '../../call/identity/sessions';
import { hashNewPassword } from '../../call/new-password';
import { orNotFound, refuse } from '../../call/refusal';
import { forgetTries, requirePassword } from '../../call/require-password';
import { requireSeen, revisionOf } from '../../call/revision';
import type { Row } from '../../database/tables';
import { lockOwn, replacePassword, updateOwn } from './auth.queries';

export const personalHandlers = {
  'auth.changePassword': (call, request) => changePassword(call, { ...request, field: 'password' }),

  /** As old clients ask. The token is taken from its header only, which a link on another site cannot send. */
  'auth.editUserPassword': (call, request) =>
    changePassword(call, { oldPassword: request.oldPassword, password: request.newPassword, field: 'newPassword' }),

  'auth.updateOwn': (call, request) =>
    call.inScope(async (tx) => {
      const own = orNotFound(await lockOwn(tx, call.caller.accountId));
      requireSeen(request.revision, revisionOfOwn(own));
      const { headPic } = request;
      const picture = headPic === undefined ? undefined : await bindOptional(call, tx, headPic, 'headPic');
      await updateOwn(tx, call.caller.accountId, {
        user_name: request.userName,
        ...(picture !== undefined && { head_pic: picture }),
      });
      return null;
    }),
} satisfies Partial<AreaHandlers<'auth'>>;

/** Of what a person sets for itself. */
export function revisionOfOwn({ user_name, head_pic }: Pick<Row<'account'>, 'user_name' | 'head_pic'>): string {
  return revisionOf({ user_name, head_pic });
}

interface Change {
  readonly oldPassword: string;
  readonly password: string;
  /** What the call names the new password. */
  readonly field: string;
}

/**
 * A wrong current password counts as a try to sign in: a token that was left behind is no way to guess it. Every other
 * session ends.
 *
 * @throws PestRefusal `account.wrongPassword` beside the current one.
 */
async function changePassword(call: Call, { oldPassword, password, field }: Change): Promise<null> {
  const { parts, caller } = call;
  const stored = await requirePassword(call, oldPassword, 'oldPassword');
  const passwordHash = await hashNewPassword(call, password, [caller.loginId, caller.userName], field);
  await parts.database.asSystem(async (transaction) => {
    await forgetTries(call, transaction);
    // Somebody else may have changed it in the meantime: then the one that was given is not right any more.
    if (!(await replacePassword(transaction, caller.accountId, stored, passwordHash))) {
      refuse('account.wrongPassword', { field: 'oldPassword' });
    }
    // Until now somebody else knew the password, and could have kept a way in of their own.
    if (!caller.proven) await forgetFactors(transaction, caller.accountId, call.now);
    await endSessions(transaction, caller.accountId, caller.tokenHash);
  });
  return null;
}
