/** Where a person is signed in, and how that is ended. */
import { sessionsOf } from '../../books/accounts/sign-ins';
import type { AreaHandlers } from '../../call/handlers';
import { endSessionOf, endSessions } from '../../call/identity/sessions';
import { refuse } from '../../call/refusal';

export const ownSessionHandlers = {
  'auth.sessions': ({ parts, caller, now }) =>
    sessionsOf(parts.database.system, caller.accountId, caller.tokenHash, now),

  'auth.endSession': async ({ parts, caller }, { id }) => {
    if (!(await endSessionOf(parts.database.system, caller.accountId, id))) refuse('general.notFound');
    return null;
  },

  'auth.endOtherSessions': async ({ parts, caller }) => {
    await endSessions(parts.database.system, caller.accountId, caller.tokenHash);
    return null;
  },
} satisfies Partial<AreaHandlers<'auth'>>;
