import { type RequestInput, reviewStatus, verificationTypes } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { lastCode, type Person, password, personWith, randomPhone, stranger } from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const { registration, forgottenPassword } = verificationTypes;

async function codeFor(server: TestServer, phone: string, purpose: 1 | 2 = registration): Promise<string> {
  await stranger(server).get('auth.startVerification', { phoneNumber: phone, verificationType: purpose });
  return lastCode(server, phone);
}

function applicant(loginId: string, code: string, given: Partial<RequestInput<'auth.webRegister'>> = {}) {
  return { loginId, code, password, confirmPassword: password, userName: 'Zhou Min', userType: 1 as const, ...given };
}

function register(server: TestServer, request: RequestInput<'auth.webRegister'>) {
  return stranger(server).ask('auth.webRegister', request);
}

async function registered(server: TestServer, given: Partial<RequestInput<'auth.webRegister'>> = {}): Promise<Person> {
  const phone = randomPhone();
  const { code, data } = await register(server, applicant(phone, await codeFor(server, phone), given));
  expect(code).toBe(0);
  return personWith(server, '', phone, data);
}

function accountsOf(server: TestServer, loginId: string) {
  return server.database.system.selectFrom('account').selectAll().where('login_id', '=', loginId).execute();
}

onEachEngine((server) => {
  describe('registering', () => {
    test('a service company: its administrator is signed in, and the console waits for its information', async () => {
      const person = await registered(server(), { companyName: 'Clearline', companyAddress: '1 Harbour Street' });
      const info = await person.get('auth.info', {});
      expect(info).toMatchObject({ type: 1, userName: 'Zhou Min', proven: true, customerInfo: null });
      expect(info.companyInfo).toMatchObject({ name: 'Clearline', status: reviewStatus.none });
      expect(await person.get('company.details', {})).toMatchObject({
        name: 'Clearline',
        address: '1 Harbour Street',
        contactName: 'Zhou Min',
        contactPhone: person.loginId,
        submittedAt: null,
        history: [],
      });
      expect((await person.ask('task.list', {})).code).toBe(10009);
      const again = { loginId: person.loginId, password, loginType: 'web' as const };
      const login = await stranger(server()).ask('auth.login', again);
      expect([login.code, typeof login.data]).toEqual([10009, 'string']);
    });

    test('a customer: it has a site of its own, without a credit code, that nobody serves', async () => {
      const person = await registered(server(), {
        userType: 3,
        companyName: 'Foods',
        companyEmail: 'qa@foods.example',
      });
      const info = await person.get('auth.info', {});
      expect(info).toMatchObject({ type: 3, companyInfo: null, proven: true });
      expect(info.customerInfo).toMatchObject({ name: 'Foods', status: reviewStatus.none });
      expect(await person.get('customer.information', {})).toMatchObject({
        name: 'Foods',
        creditCode: '',
        phone: person.loginId,
        reportEmail: 'qa@foods.example',
        submits: true,
      });
      expect((await person.ask('serviceCompany.list', {})).code).toBe(10009);
    });

    test('the call of old clients does the same', async () => {
      const phone = randomPhone();
      const request = applicant(phone, await codeFor(server(), phone));
      expect((await stranger(server()).ask('auth.guardianRegister', request)).code).toBe(0);
      expect(await accountsOf(server(), phone)).toMatchObject([{ type: 1 }]);
    });

    test('K8 the version of the agreement that was accepted is kept, with its time', async () => {
      const { loginId } = await registered(server(), { agreement: '2026-11' });
      expect(await accountsOf(server(), loginId)).toMatchObject([
        { agreement: '2026-11', agreed_at: server().parts.now() },
      ]);
    });

    test('A17 nothing else of an account may be set, and there are no other kinds', async () => {
      const phone = randomPhone();
      const request = applicant(phone, await codeFor(server(), phone));
      for (const more of [{ status: 2 }, { companyId: 'c' }, { power: '{}' }, { type: 1 }]) {
        expect((await register(server(), { ...request, ...more })).code).toBe(3001);
      }
      for (const userType of [2, 0, 99, '1']) {
        const other = { ...request, userType: userType as 1 };
        expect(await register(server(), other)).toMatchObject({ code: 3001, field: 'userType' });
      }
      expect(await accountsOf(server(), phone)).toEqual([]);
    });
  });

  describe('A10 what is refused', () => {
    test('a wrong code, another purpose’s and a used one are 10005, for known and unknown phones alike', async () => {
      const { loginId } = await registered(server());
      server().setNow('2026-05-04T03:00:00.000Z');
      for (const phone of [loginId, randomPhone()]) {
        const refused = await register(server(), applicant(phone, '000000'));
        expect(refused).toMatchObject({ code: 10005, field: 'code' });
      }
      const purposeCode = await codeFor(server(), loginId, forgottenPassword);
      expect((await register(server(), applicant(loginId, purposeCode))).code).toBe(10005);
      const phone = randomPhone();
      const code = await codeFor(server(), phone);
      expect((await register(server(), applicant(phone, code))).code).toBe(0);
      expect((await register(server(), applicant(phone, code))).code).toBe(10005);
    });

    test('10002 comes after a right code only, and leaves the code as it is', async () => {
      const phone = randomPhone();
      const code = await codeFor(server(), phone);
      const holder = await registered(server());
      const rename = server().database.system.updateTable('account').set({ login_id: phone });
      await rename.where('login_id', '=', holder.loginId).execute();
      expect(await register(server(), applicant(phone, code))).toMatchObject({ code: 10002, field: 'loginId' });
      expect(await accountsOf(server(), phone)).toHaveLength(1);
    });

    test('an invalid phone is 10004, two passwords 10010, a guessable one is named', async () => {
      expect(await register(server(), applicant('12345678901', '123456'))).toMatchObject({ code: 10004 });
      const phone = randomPhone();
      const request = applicant(phone, await codeFor(server(), phone));
      const differ = await register(server(), { ...request, confirmPassword: 'f'.repeat(32) });
      expect(differ).toMatchObject({ code: 10010, field: 'confirmPassword' });
      const easy = 'e10adc3949ba59abbe56e057f20f883e';
      const guessable = await register(server(), { ...request, password: easy, confirmPassword: easy });
      expect(guessable).toMatchObject({ code: 3001, field: 'password' });
      expect((await register(server(), request)).code).toBe(0);
    });

    test('from one address too many tries are told to wait', async () => {
      const person = stranger(server());
      const answers = [];
      for (let tries = 0; tries < 31; tries += 1) {
        answers.push(await person.ask('auth.webRegister', applicant(randomPhone(), '000000')));
      }
      expect(answers.slice(0, 30).every(({ code }) => code === 10005)).toBe(true);
      expect(answers.at(-1)).toMatchObject({ code: 4001, status: 429 });
    });
  });
});

onPostgres((server) => {
  const homes = async () => {
    const { system } = server().database;
    const [companies, customers] = [
      await system.selectFrom('company').select('id').execute(),
      await system.selectFrom('customer').select('id').execute(),
    ];
    return companies.length + customers.length;
  };

  test('one code used twenty times at once makes one account', async () => {
    for (const userType of [1, 3] as const) {
      const before = await homes();
      const phone = randomPhone();
      const request = applicant(phone, await codeFor(server(), phone), { userType });
      await server()
        .database.system.updateTable('verification_code')
        .set({ tries: -20 })
        .where('phone', '=', phone)
        .execute();
      const answers = await Promise.all(Array.from({ length: 20 }, () => register(server(), request)));
      const codes = answers.map(({ code }) => code).sort((a, b) => a - b);
      expect(codes).toEqual([0, ...Array(19).fill(10005)]);
      expect(await accountsOf(server(), phone)).toHaveLength(1);
      expect(await homes()).toBe(before + 1);
    }
  });
});
