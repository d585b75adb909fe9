import type { AreaHandlers } from '../../call/handlers';
import { toldRights } from '../../call/identity/caller';
import { isCompanyOnly } from '../../call/identity/company-sign-in';
import { homeName } from '../../call/identity/home-name';
import { hashMark } from '../../call/identity/known-devices';
import { clearTries, giveBackTry, takeTry } from '../../call/identity/login-tries';
import { endSession } from '../../call/identity/sessions';
import { refuse } from '../../call/refusal';
import { passSecondFactor } from '../../call/require-owner';
import { findLogin, licenceOf } from './auth.queries';
import { companySignInHandlers } from './company-sign-in';
import { openSession } from './open-session';
import { ownPasswordHandlers } from './own-password';
import { ownSessionHandlers } from './own-sessions';
import { passkeyHandlers } from './passkeys';
import { personalHandlers, revisionOfOwn } from './personal';
import { registrationHandlers } from './registration';
import { secondFactorHandlers } from './second-factor';
import { letWait, takeTryOfAddress } from './tries';

export const authHandlers: AreaHandlers<'auth'> = {
  ...companySignInHandlers,
  ...ownPasswordHandlers,
  ...ownSessionHandlers,
  ...passkeyHandlers,
  ...personalHandlers,
  ...registrationHandlers,
  ...secondFactorHandlers,

  async 'auth.login'(call, request) {
    const { parts, now } = call;
    const { system } = parts.database;
    const { loginId, device } = request;
    await takeTryOfAddress(call);
    const login = await findLogin(system, loginId, device);
    const subject = login?.knownDevice && device !== undefined ? { loginId, device: hashMark(device) } : { loginId };
    letWait(await takeTry(system, subject, now));
    const right = await parts.passwords.verify(request.password, login?.passwordHash ?? null).catch(async (error) => {
      await giveBackTry(system, subject);
      throw error;
    });
    if (!login || !right) refuse('account.wrongPassword');
    if (login.disabled) refuse('account.loginNotAllowed');
    // Before a code is used up for nothing.
    if (await isCompanyOnly(system, login.accountId)) refuse('account.companySignInOnly');
    const method = await passSecondFactor(call, login.accountId, request.code);
    await clearTries(system, subject);
    return openSession(call, login, { ...request, method });
  },

  async 'auth.info'(call) {
    const { caller } = call;
    const ofCompany = caller.scope.kind === 'company';
    const { id, status, reason } = caller.home;
    const home = { id, name: await homeName(call.parts.database.system, caller), status, reason };
    return {
      id: caller.accountId,
      loginId: caller.loginId,
      userName: caller.userName,
      ...toldRights(caller),
      headPic: call.optionalFileUrl(caller.headPic) ?? '',
      companyInfo: ofCompany ? home : null,
      customerInfo: ofCompany ? null : home,
      proven: caller.proven,
      contracts: caller.home.id === call.parts.settings.contractCompanyId,
      timeZone: call.parts.settings.timeZone,
      licence: ofCompany ? await call.inScope((tx) => licenceOf(tx, caller.home.id, caller.accountId, call.today)) : '',
      subAccount: caller.rootId !== null,
      secondFactorDue: caller.secondFactorDue,
      ...(caller.leavesAt && { leavesAt: caller.leavesAt.toISOString() }),
      revision: revisionOfOwn({ user_name: caller.userName, head_pic: caller.headPic }),
    };
  },

  async 'auth.logout'({ parts, caller }) {
    await endSession(parts.database.system, caller.tokenHash);
    return null;
  },
};
