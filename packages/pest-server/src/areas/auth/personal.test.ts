import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, password, personWith, signIn } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const fresh = 'a1b2c3d4'.repeat(4);
const wrong = 'f'.repeat(32);

onEachEngine((server) => {
  describe('the own password', () => {
    const change = { oldPassword: password, password: fresh, confirmPassword: fresh };

    test('is changed with the current one; every other session ends', async () => {
      const { administrator } = await addCompany(server());
      const elsewhere = await signIn(server(), administrator.loginId);
      await administrator.get('auth.changePassword', change);
      expect((await elsewhere.ask('auth.info', {})).code).toBe(1001);
      expect((await administrator.ask('auth.info', {})).code).toBe(0);
      const login = { loginId: administrator.loginId, loginType: 'web' } as const;
      expect((await elsewhere.ask('auth.login', { ...login, password })).code).toBe(10007);
      expect((await elsewhere.ask('auth.login', { ...login, password: fresh })).code).toBe(0);
    });

    test('a wrong current one is 10007 beside it, and counts as a try to sign in', async () => {
      const { administrator } = await addCompany(server());
      const guess = () => administrator.ask('auth.changePassword', { ...change, oldPassword: wrong });
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await guess()).toMatchObject({ code: 10007, field: 'oldPassword' });
      }
      expect(await administrator.ask('auth.changePassword', change)).toMatchObject({ code: 4001, status: 429 });
    });

    test('two that differ: 10010', async () => {
      const { administrator } = await addCompany(server());
      const differing = { ...change, confirmPassword: wrong };
      expect((await administrator.ask('auth.changePassword', differing)).code).toBe(10010);
    });

    test('A12 old clients change it by GET, with the token in its header only', async () => {
      const { administrator } = await addCompany(server());
      const request = { oldPassword: password, newPassword: fresh, confirmPassword: fresh };
      const query = new URLSearchParams({ ...request, token: administrator.token });
      const withoutHeader = personWith(server(), '', '', '');
      expect((await withoutHeader.ask('auth.editUserPassword', request)).code).toBe(1003);
      const url = `/guardian//user/editUserPassword?${query}`;
      const inQuery = await server().app.inject({ method: 'GET', url });
      expect(inQuery.json<{ code: number }>().code).toBe(1003);
      await administrator.get('auth.editUserPassword', request);
      expect((await administrator.ask('auth.editUserPassword', request)).code).toBe(10007);
    });
  });

  test('the own name and picture are shown to oneself; a picture of others is refused, none is removed', async () => {
    const company = await addCompany(server());
    const { person: customer } = await addCustomer(server(), company);
    for (const person of [company.administrator, customer]) {
      const { data } = await person.upload();
      await person.get('auth.updateOwn', { userName: 'Renamed', headPic: data.fullurl });
      const info = await person.get('auth.info', {});
      expect([info.userName, info.headPic]).toEqual([
        'Renamed',
        expect.stringMatching(/^https:\/\/pest\.test\/files\//),
      ]);
      await person.get('auth.updateOwn', { userName: 'Renamed' });
      expect((await person.get('auth.info', {})).headPic).not.toBe('');
      await person.get('auth.updateOwn', { userName: 'Renamed', headPic: null });
      expect((await person.get('auth.info', {})).headPic).toBe('');
    }
    const { data: theirs } = await customer.upload();
    const stolen = { userName: 'Thief', headPic: theirs.fullurl };
    expect(await company.administrator.ask('auth.updateOwn', stolen)).toMatchObject({ code: 3001, field: 'headPic' });
  });
});
