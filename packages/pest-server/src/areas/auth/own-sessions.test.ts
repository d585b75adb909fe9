import { expect, test } from 'vitest';
import { addCompany, password, stranger } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60';

onEachEngine((server) => {
  async function signedIn() {
    const company = await addCompany(server());
    const { loginId } = company.administrator;
    const signIn = async (agent: string) => {
      const asked = stranger(server()).ask(
        'auth.login',
        { loginId, password, loginType: 'web' },
        { 'user-agent': agent },
      );
      return (await asked).data;
    };
    const [desk, pocket] = [await signIn(chrome), await signIn(phone)];
    const listed = async () => {
      const sessions = await company.administrator.get('auth.sessions', {}, { authorization: desk });
      return sessions.map(({ browser, system, current }) => [browser, system, current]);
    };
    const as = (token: string) => ({ authorization: token });
    return { ...company, desk, pocket, listed, as };
  }

  test('B8 a person sees where the account is signed in, with what, and which place it is asking from', async () => {
    const { administrator, desk, listed, as } = await signedIn();
    expect(new Set(await listed())).toEqual(
      new Set([
        ['Chrome', 'Windows', true],
        ['WeChat', 'iOS', false],
        ['', '', false],
      ]),
    );
    const [session] = (await administrator.get('auth.sessions', {}, as(desk))).filter(({ current }) => current);
    expect(session).toMatchObject({ method: 'password', address: expect.stringMatching(/^10\./) });
  });

  test('B8 one is ended, then all others; the one that asks goes on', async () => {
    const { administrator, desk, pocket, listed, as } = await signedIn();
    const sessions = await administrator.get('auth.sessions', {}, as(desk));
    const wechat = sessions.find(({ browser }) => browser === 'WeChat');
    await administrator.get('auth.endSession', { id: wechat?.id ?? '' }, as(desk));
    expect((await administrator.ask('auth.info', {}, as(pocket))).code).toBe(1001);
    expect((await administrator.ask('auth.info', {})).code).toBe(0);
    await administrator.get('auth.endOtherSessions', {}, as(desk));
    expect((await administrator.ask('auth.info', {})).code).toBe(1001);
    expect(await listed()).toEqual([['Chrome', 'Windows', true]]);
  });

  test('B8 nobody ends what another account holds, of the own company either', async () => {
    const { administrator, addServiceStaff } = await signedIn();
    const worker = await addServiceStaff();
    const [theirs] = await worker.get('auth.sessions', {});
    const stranger = (await addCompany(server())).administrator;
    for (const person of [administrator, stranger]) {
      expect((await person.ask('auth.endSession', { id: theirs?.id ?? '' })).code).toBe(4004);
    }
    expect((await worker.ask('auth.info', {})).code).toBe(0);
  });

  test('B8 an administrator reads the same of staff', async () => {
    const { administrator, addServiceStaff } = await signedIn();
    const worker = await addServiceStaff();
    const { sessions } = await administrator.get('account.signIns', { id: worker.id });
    expect(sessions).toMatchObject([{ current: false, method: 'password' }]);
  });
});
