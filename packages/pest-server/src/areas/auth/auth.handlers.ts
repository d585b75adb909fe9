import { reviewStatus, writePower } from 'pest-sdk';
import { admitTry, clearFailures, countFailure } from '../../accounts/login-tries';
import { endSession, startSession } from '../../accounts/sessions';
import { CodedAnswer, type Handlers } from '../../app/handlers';
import { PestRefusal } from '../../app/refusal';
import { findLogin } from './auth.queries';

export const authHandlers: Pick<Handlers, 'auth.login' | 'auth.info' | 'auth.logout'> = {
  async 'auth.login'({ parts, now, address }, request) {
    const { system } = parts.database;
    await admitTry(system, request.loginId, address, now);
    const login = await findLogin(system, request.loginId);
    const right = await parts.passwords.verify(request.password, login?.passwordHash ?? null);
    if (!login || !right) {
      await countFailure(system, request.loginId, now);
      throw new PestRefusal(10007);
    }
    if (login.disabled) throw new PestRefusal(10008);
    await clearFailures(system, request.loginId);
    const token = await startSession(system, login.accountId, request.remember ?? false, now);
    return login.status === reviewStatus.approved ? token : new CodedAnswer(10009, token);
  },

  async 'auth.info'(call) {
    const { caller } = call;
    const ofCompany = caller.scope.kind === 'company';
    return {
      id: caller.accountId,
      loginId: caller.loginId,
      userName: caller.userName,
      type: caller.type,
      headPic: call.optionalFileUrl(caller.headPic) ?? '',
      power: writePower([...caller.permissions]),
      companyInfo: ofCompany ? caller.home : null,
      customerInfo: ofCompany ? null : caller.home,
      platform: caller.platform,
      contracts: caller.home.id === call.parts.settings.contractCompanyId,
    };
  },

  async 'auth.logout'({ parts, caller }) {
    await endSession(parts.database.system, caller.tokenHash);
    return null;
  },
};
