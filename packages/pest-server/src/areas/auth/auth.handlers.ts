import { reviewStatus } from 'pest-sdk';
import { recordSignIn } from '../../books/accounts/sign-ins';
import { type AreaHandlers, CodedAnswer } from '../../call/handlers';
import { toldRights } from '../../call/identity/caller';
import { hashMark, rememberDevice } from '../../call/identity/known-devices';
import { clearTries, giveBackTry, takeTry } from '../../call/identity/login-tries';
import { endSession, startSession } from '../../call/identity/sessions';
import { refuse } from '../../call/refusal';
import { findLogin, licenceOf } from './auth.queries';
import { ownPasswordHandlers } from './own-password';
import { ownSessionHandlers } from './own-sessions';
import { personalHandlers, revisionOfOwn } from './personal';
import { registrationHandlers } from './registration';
import { passSecondFactor, secondFactorHandlers } from './second-factor';
import { letWait, takeTryOfAddress } from './tries';

export const authHandlers: AreaHandlers<'auth'> = {
  ...ownPasswordHandlers,
  ...ownSessionHandlers,
  ...personalHandlers,
  ...registrationHandlers,
  ...secondFactorHandlers,

  async 'auth.login'(call, request) {
    const { parts, now, address, language, userAgent } = call;
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
    const method = await passSecondFactor(call, login.accountId, request.code);
    await clearTries(system, subject);
    if (device !== undefined) await rememberDevice(system, login.accountId, device, now);
    await recordSignIn(system, { accountId: login.accountId, address, language }, now);
    const token = await startSession(
      system,
      {
        accountId: login.accountId,
        remember: request.remember ?? false,
        method,
        address,
        userAgent,
      },
      now,
    );
    return login.status === reviewStatus.approved ? token : new CodedAnswer('account.informationIncomplete', token);
  },

  async 'auth.info'(call) {
    const { caller } = call;
    const ofCompany = caller.scope.kind === 'company';
    return {
      id: caller.accountId,
      loginId: caller.loginId,
      userName: caller.userName,
      ...toldRights(caller),
      headPic: call.optionalFileUrl(caller.headPic) ?? '',
      companyInfo: ofCompany ? caller.home : null,
      customerInfo: ofCompany ? null : caller.home,
      proven: caller.proven,
      contracts: caller.home.id === call.parts.settings.contractCompanyId,
      timeZone: call.parts.settings.timeZone,
      licence: ofCompany ? await call.inScope((tx) => licenceOf(tx, caller.accountId, call.today)) : '',
      subAccount: caller.rootId !== null,
      secondFactorDue: caller.secondFactorDue,
      revision: revisionOfOwn({ user_name: caller.userName, head_pic: caller.headPic }),
    };
  },

  async 'auth.logout'({ parts, caller }) {
    await endSession(parts.database.system, caller.tokenHash);
    return null;
  },
};
