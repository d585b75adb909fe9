import { verificationTypes } from 'pest-sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VerificationCodes } from '../../call/identity/verification-codes';
import {
  addCompany,
  addCustomer,
  lastCode,
  type Person,
  password,
  personWith,
  prove,
  randomPhone,
  signIn,
  stranger,
} from '../../testing/people';
import { onEachEngine, onPostgres, type TestServer } from '../../testing/test-server';

const { registration, forgottenPassword, ownPassword } = verificationTypes;
const fresh = 'a1b2c3d4'.repeat(4);

async function send(server: TestServer, phone: string, verificationType: number, person = stranger(server)) {
  const ask = { phoneNumber: phone, verificationType: verificationType as 1 };
  return (await person.ask('auth.startVerification', ask)).code;
}

async function codeFor(server: TestServer, phone: string, purpose: number): Promise<string> {
  expect(await send(server, phone, purpose)).toBe(0);
  return lastCode(server, phone);
}

/** A code that a browser with this mark asked for. */
async function codeOf(server: TestServer, phone: string, purpose: number, device: string | undefined) {
  const ask = { phoneNumber: phone, verificationType: purpose as 1, device };
  await stranger(server).get('auth.startVerification', ask);
  return lastCode(server, phone);
}

/** Of the calls that a code is for, each, as another person's browser or the own one would make it. */
const uses: readonly {
  readonly call: string;
  readonly purpose: number;
  use(server: TestServer, person: Person, code: string, device: string | undefined): Promise<{ readonly body: string }>;
}[] = [
  {
    call: 'auth.webRegister',
    purpose: registration,
    use: (server, { loginId }, code, device) =>
      stranger(server).ask('auth.webRegister', {
        ...{ loginId, code, device, password: fresh, confirmPassword: fresh },
        ...{ userName: 'Zhou Min', userType: 1 },
      }),
  },
  {
    call: 'auth.guardianRegister',
    purpose: registration,
    use: (server, { loginId }, code, device) =>
      stranger(server).ask('auth.guardianRegister', {
        ...{ loginId, code, device, password: fresh, confirmPassword: fresh },
        ...{ userName: 'Zhou Min', userType: 1 },
      }),
  },
  {
    call: 'auth.webForgotPassword',
    purpose: forgottenPassword,
    use: (server, { loginId }, code, device) =>
      stranger(server).ask('auth.webForgotPassword', {
        ...{ loginId, code, device, password: fresh, confirmPassword: fresh },
      }),
  },
  {
    call: 'auth.setOwnPassword',
    purpose: ownPassword,
    use: (_server, person, code, device) =>
      person.ask('auth.setOwnPassword', { code, device, password: fresh, confirmPassword: fresh }),
  },
];
const [mine, theirs] = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)];

function forgot(server: TestServer, loginId: string, code: string, given = fresh) {
  return stranger(server).ask('auth.webForgotPassword', { loginId, code, password: given, confirmPassword: given });
}

function login(server: TestServer, loginId: string, given: string) {
  return stranger(server).ask('auth.login', { loginId, password: given, loginType: 'web' });
}

function messagesTo(server: TestServer, phone: string) {
  return server.database.system
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute();
}

function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

async function someone(server: TestServer): Promise<Person> {
  return (await addCompany(server)).administrator;
}

onEachEngine((server) => {
  describe('A8 a code', () => {
    test('works once', async () => {
      const { loginId } = await someone(server());
      const code = await codeFor(server(), loginId, forgottenPassword);
      expect((await forgot(server(), loginId, code)).code).toBe(0);
      expect((await forgot(server(), loginId, code)).code).toBe(10005);
    });

    test('is refused at the sixth try, even if right', async () => {
      const { loginId } = await someone(server());
      const code = await codeFor(server(), loginId, forgottenPassword);
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await forgot(server(), loginId, other(code))).code).toBe(10005);
      }
      expect((await forgot(server(), loginId, code)).code).toBe(10005);
    });

    test('is tried so often from one address, whatever the phones', async () => {
      const person = stranger(server());
      const tried: number[] = [];
      for (let tries = 0; tries < 32; tries += 1) {
        const loginId = randomPhone();
        const ask = { loginId, code: '000000', password: fresh, confirmPassword: fresh };
        tried.push((await person.ask('auth.webForgotPassword', ask)).code);
      }
      expect(tried.slice(0, 30).every((code) => code === 10005)).toBe(true);
      expect(tried.slice(30)).toEqual([4001, 4001]);
    });

    test('of an account that was deleted meanwhile: 10003 after the right one, 10005 after a wrong one', async () => {
      const company = await addCompany(server());
      const { id, loginId } = await company.addServiceStaff('Wang');
      const code = await codeFor(server(), loginId, forgottenPassword);
      await company.administrator.get('account.delete', { id });
      expect((await forgot(server(), loginId, other(code))).code).toBe(10005);
      expect(await forgot(server(), loginId, code)).toMatchObject({ code: 10003, data: null });
    });

    test('is good for its purpose and its phone only', async () => {
      const [one, two] = [await someone(server()), await someone(server())];
      const forRegistration = await codeFor(server(), randomPhone(), registration);
      expect((await forgot(server(), one.loginId, forRegistration)).code).toBe(10005);
      const forOwn = await codeFor(server(), one.loginId, ownPassword);
      expect((await forgot(server(), one.loginId, forOwn)).code).toBe(10005);
      server().setNow('2026-05-04T02:01:01.000Z');
      const forOne = await codeFor(server(), one.loginId, forgottenPassword);
      expect((await forgot(server(), two.loginId, forOne)).code).toBe(10005);
      expect((await forgot(server(), one.loginId, forOne)).code).toBe(0);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('ends after five minutes, and a new one ends the one before', async () => {
      const { loginId } = await someone(server());
      const first = await codeFor(server(), loginId, forgottenPassword);
      server().setNow('2026-05-04T02:01:01.000Z');
      const second = await codeFor(server(), loginId, forgottenPassword);
      if (first !== second) expect((await forgot(server(), loginId, first)).code).toBe(10005);
      server().setNow('2026-05-04T02:06:02.000Z');
      expect((await forgot(server(), loginId, second)).code).toBe(10005);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('may begin with zeros, and is nowhere in the database', async () => {
      const codes = new VerificationCodes(Buffer.from('secret'), { draw: () => 42 });
      const phone = randomPhone();
      const wanted = { phone, purpose: registration, device: undefined };
      const issued = await server().database.asSystem((system) =>
        codes.issue(system, wanted, '10.9.8.7', server().parts.now()),
      );
      expect(issued).toEqual({ code: '000042' });
      const rows = await server()
        .database.system.selectFrom('verification_code')
        .selectAll()
        .where('phone', '=', phone)
        .execute();
      expect(JSON.stringify(rows)).not.toContain('000042');
      const { system } = server().database;
      expect(await codes.check(system, wanted, '000042', server().parts.now())).toBe(true);
      expect([await codes.use(system, wanted, '000042'), await codes.use(system, wanted, '000042')]).toEqual([
        { takes_over: false },
        undefined,
      ]);
    });
  });

  describe.each(uses)('A8 a code for $call', ({ purpose, use }) => {
    /** Who may use it: a phone without an account registers, one with an account does the rest. */
    const owner = () => (purpose === registration ? personWith(server(), '', randomPhone(), '') : someone(server()));

    test.each([
      ['another browser', mine, theirs],
      ['one that says nothing of itself', mine, undefined],
      ['a browser, asked for by a program', undefined, mine],
    ])('is wrong from %s, as a wrong one is, and still good where it was asked for', async (_, asked, used) => {
      const person = await owner();
      const code = await codeOf(server(), person.loginId, purpose, asked);
      const wrong = await use(server(), person, other(code), asked);
      for (let tries = 0; tries < 6; tries += 1) {
        expect((await use(server(), person, code, used)).body).toBe(wrong.body);
      }
      expect(JSON.parse(wrong.body)).toMatchObject({ code: 10005, field: 'code' });
      expect(await use(server(), person, code, asked)).toMatchObject({ code: 0 });
    });

    test('that somebody else asks for ends no other browser’s', async () => {
      const person = await owner();
      const code = await codeOf(server(), person.loginId, purpose, mine);
      server().setNow('2026-05-04T02:01:01.000Z');
      await codeOf(server(), person.loginId, purpose, theirs);
      expect(await use(server(), person, code, mine)).toMatchObject({ code: 0 });
      server().setNow('2026-05-04T02:00:00.000Z');
    });
  });

  test('A8 codes that have ended are kept no longer, and a browser’s mark as its hash only', async () => {
    const [phone, later] = [randomPhone(), randomPhone()];
    await codeOf(server(), phone, registration, mine);
    const kept = () =>
      server().database.system.selectFrom('verification_code').selectAll().where('phone', '=', phone).execute();
    expect(await kept()).toHaveLength(1);
    expect(JSON.stringify(await kept())).not.toContain(mine);
    server().setNow('2026-05-04T02:05:01.000Z');
    await codeOf(server(), later, registration, theirs);
    expect(await kept()).toEqual([]);
    server().setNow('2026-05-04T02:00:00.000Z');
  });

  describe('A9 sending', () => {
    test.each(['12345678901', '+4413900000001', '139000', '23900000001'])('%s is no phone: 10004', async (phone) => {
      expect(await send(server(), phone, registration)).toBe(10004);
    });

    test('once a minute, five times an hour and ten times a day for a phone', async () => {
      const phone = randomPhone();
      const at = async (instant: string) => {
        server().setNow(instant);
        return send(server(), phone, registration);
      };
      expect(await at('2026-05-05T02:00:00.000Z')).toBe(0);
      expect(await at('2026-05-05T02:00:59.000Z')).toBe(4001);
      for (const minute of ['02', '04', '06', '08']) expect(await at(`2026-05-05T02:${minute}:00.000Z`)).toBe(0);
      expect(await at('2026-05-05T02:10:00.000Z')).toBe(4001);
      for (const hour of ['04', '06', '08', '10', '12']) expect(await at(`2026-05-05T${hour}:00:00.000Z`)).toBe(0);
      expect(await at('2026-05-05T14:00:00.000Z')).toBe(4001);
      expect(await at('2026-05-06T12:00:01.000Z')).toBe(0);
      expect((await messagesTo(server(), phone)).length).toBe(11);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('twenty times an hour from an address; says how long to wait', async () => {
      const person = stranger(server());
      const codes: number[] = [];
      for (let phone = 0; phone < 21; phone += 1) {
        codes.push(await send(server(), randomPhone(), registration, person));
      }
      expect(codes).toEqual([...Array.from({ length: 20 }, () => 0), 4001]);
      const refused = await person.ask('auth.startVerification', {
        phoneNumber: randomPhone(),
        verificationType: registration,
      });
      expect(refused).toMatchObject({ status: 429, code: 4001 });
      expect(refused.headers['retry-after']).toBe('3600');
    });
  });

  test('A9 the installation sends so many a day and no more', async () => {
    const codes = new VerificationCodes(Buffer.from('secret'), { mostADay: 2 });
    server().setNow('2026-07-01T02:00:00.000Z');
    const issue = (address: string) =>
      server().database.asSystem((system) =>
        codes.issue(
          system,
          { phone: randomPhone(), purpose: registration, device: undefined },
          address,
          server().parts.now(),
        ),
      );
    expect([await issue('10.7.0.1'), await issue('10.7.0.2')]).toEqual([
      { code: expect.any(String) },
      { code: expect.any(String) },
    ]);
    expect(await issue('10.7.0.3')).toEqual({ waitSeconds: 3600 });
    server().setNow('2026-05-04T02:00:00.000Z');
  });

  describe('A10 nobody learns whether a phone is known', () => {
    test('from asking for a code, whatever it is for', async () => {
      const { loginId } = await someone(server());
      for (const verificationType of [registration, forgottenPassword] as const) {
        server().setNow(verificationType === registration ? '2026-05-04T02:00:00.000Z' : '2026-05-04T02:02:00.000Z');
        const known = await stranger(server()).ask('auth.startVerification', {
          phoneNumber: loginId,
          verificationType,
        });
        const unknown = await stranger(server()).ask('auth.startVerification', {
          phoneNumber: randomPhone(),
          verificationType,
        });
        expect(unknown.body).toBe(known.body);
      }
      server().setNow('2026-05-04T02:00:00.000Z');
      const [first] = await messagesTo(server(), loginId);
      expect(first?.body).toContain('已注册');
    });

    describe('with a gateway for short messages', () => {
      afterEach(() => {
        server().setSmsGateway(undefined);
        vi.restoreAllMocks();
      });

      /** Phones with and without an account, each asked about from an address of its own. */
      const phones = async () => [(await someone(server())).loginId, randomPhone()];
      const ask = (phoneNumber: string, verificationType: 1 | 2 | 3) =>
        stranger(server()).ask('auth.startVerification', { phoneNumber, verificationType });

      test.each([
        ['a forgotten password', forgottenPassword],
        ['a password of one’s own', ownPassword],
      ] as const)('that answers never: %s is answered at once, whoever is known', async (_, purpose) => {
        const reached: string[] = [];
        server().setSmsGateway({
          deliver: ({ to }) => {
            reached.push(to);
            return new Promise(() => undefined);
          },
        });
        const [known = '', unknown = ''] = await phones();
        const answers = [await ask(known, purpose), await ask(unknown, purpose)];
        expect(answers[0]).toMatchObject({ status: 200, code: 0 });
        expect(answers[1]?.body).toBe(answers[0]?.body);
        expect(reached).toEqual([known]);
      });

      test('that is slow: a registration waits for it, whoever is known', async () => {
        const waiting: (() => void)[] = [];
        server().setSmsGateway({ deliver: () => new Promise((resolve) => waiting.push(resolve)) });
        const answered: string[] = [];
        const asked = (await phones()).map(async (phone) => {
          const { body } = await ask(phone, registration);
          answered.push(body);
        });
        await expect.poll(() => waiting.length).toBe(2);
        expect(answered).toEqual([]);
        for (const goOn of waiting) goOn();
        await Promise.all(asked);
        expect(answered[0]).toContain('"code":0');
        expect(answered[1]).toBe(answered[0]);
      });

      test.each([
        ['a registration', registration, 4001],
        ['a forgotten password', forgottenPassword, 0],
        ['a password of one’s own', ownPassword, 0],
      ] as const)('that is down: %s is answered alike, whoever is known', async (_, purpose, code) => {
        const told = vi.spyOn(server().parts, 'reportFault').mockReturnValue(undefined);
        const down = new Error('connect ECONNREFUSED');
        server().setSmsGateway({ deliver: () => Promise.reject(down) });
        const [known = '', unknown = ''] = await phones();
        const answers = [await ask(known, purpose), await ask(unknown, purpose)];
        expect(answers[0]).toMatchObject({ status: 200, code });
        expect(answers[1]?.body).toBe(answers[0]?.body);
        expect(told).toHaveBeenCalledWith(down);
      });
    });

    test('from using one: a wrong code of a known phone and of an unknown one are answered to the byte', async () => {
      const [known, unknown] = [(await someone(server())).loginId, randomPhone()];
      const code = await codeFor(server(), known, forgottenPassword);
      await send(server(), unknown, forgottenPassword);
      const wrong = await forgot(server(), known, other(code));
      expect((await forgot(server(), unknown, other(code))).body).toBe(wrong.body);
      expect(wrong.code).toBe(10005);
    });

    test('from a forgotten password: an unknown phone is sent nothing, and any code is wrong', async () => {
      const phone = randomPhone();
      expect(await send(server(), phone, forgottenPassword)).toBe(0);
      expect(await messagesTo(server(), phone)).toEqual([]);
      expect((await forgot(server(), phone, '123456')).code).toBe(10005);
    });
  });

  test('A11 a forgotten password ends every session, tells the phone, and signs nobody in', async () => {
    const { loginId, token } = await someone(server());
    const [second, third] = [await signIn(server(), loginId), await signIn(server(), loginId)];
    const code = await codeFor(server(), loginId, forgottenPassword);
    const answer = await forgot(server(), loginId, code);
    expect([answer.code, answer.data]).toEqual([0, null]);
    for (const ended of [token, second.token, third.token]) {
      expect((await personWith(server(), '', '', ended).ask('auth.info', {})).code).toBe(1001);
    }
    expect((await login(server(), loginId, password)).code).toBe(10007);
    expect((await login(server(), loginId, fresh)).code).toBe(0);
    const told = await messagesTo(server(), loginId);
    expect(told.filter(({ body }) => body.includes('密码已修改'))).toHaveLength(1);
  });

  test('a forgotten password takes two that are the same: 10010', async () => {
    const answer = await stranger(server()).ask('auth.webForgotPassword', {
      loginId: randomPhone(),
      code: '123456',
      password,
      confirmPassword: fresh,
    });
    expect(answer).toMatchObject({ code: 10010, field: 'confirmPassword' });
  });

  describe('the first password of one’s own', () => {
    test('proves the phone, keeps this session and ends the others', async () => {
      const { person } = await addCustomer(server(), await addCompany(server()));
      const elsewhere = await signIn(server(), person.loginId);
      expect((await person.get('auth.info', {})).proven).toBe(false);
      await prove(server(), person);
      expect((await person.get('auth.info', {})).proven).toBe(true);
      expect((await elsewhere.ask('auth.info', {})).code).toBe(1001);
    });

    test('takes a code for the own phone, and nobody else’s', async () => {
      const company = await addCompany(server());
      const [mine, other] = [await addCustomer(server(), company), await addCustomer(server(), company)];
      const code = await codeFor(server(), other.person.loginId, ownPassword);
      const set = (given: string) =>
        mine.person.ask('auth.setOwnPassword', { code: given, password: fresh, confirmPassword: fresh });
      expect((await set(code)).code).toBe(10005);
      expect((await mine.person.get('auth.info', {})).proven).toBe(false);
      expect((await set(await codeFor(server(), mine.person.loginId, ownPassword))).code).toBe(0);
    });

    test('is the person’s: the company resets it no more, until then it does', async () => {
      const company = await addCompany(server());
      const { administrator } = company;
      const { id, person } = await addCustomer(server(), company);
      const [login] = await administrator.get('customer.logins', { id });
      const reset = { id, accountId: login?.id ?? '', password: fresh };
      await administrator.get('customer.resetLogin', reset);
      expect((await person.ask('auth.info', {})).code).toBe(1001);
      const again = await stranger(server()).get('auth.login', {
        loginId: person.loginId,
        password: fresh,
        loginType: 'web',
      });
      await prove(server(), personWith(server(), '', person.loginId, again));
      expect((await administrator.ask('customer.resetLogin', reset)).code).toBe(4001);
    });
  });

  test('a disabled login signs in no more, and works again when it is enabled', async () => {
    const company = await addCompany(server());
    const { id, person } = await addCustomer(server(), company);
    const [made] = await company.administrator.get('customer.logins', { id });
    const change = (disabled: boolean) =>
      company.administrator.get('customer.disableLogin', { id, accountId: made?.id ?? '', disabled });
    await change(true);
    expect((await person.ask('auth.info', {})).code).toBe(1001);
    expect((await login(server(), person.loginId, password)).code).toBe(10008);
    await change(false);
    expect((await login(server(), person.loginId, password)).code).toBe(0);
  });
});

onPostgres((server) => {
  test('A9 of fifty at once for one phone exactly one is sent', async () => {
    const phone = randomPhone();
    const codes = await Promise.all(Array.from({ length: 50 }, () => send(server(), phone, registration)));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await messagesTo(server(), phone)).toHaveLength(1);
  });

  test('A8 of twenty wrong codes at once five are looked at, and of two right ones one is taken', async () => {
    const { loginId } = await someone(server());
    const code = await codeFor(server(), loginId, forgottenPassword);
    const taken = await Promise.all([forgot(server(), loginId, code), forgot(server(), loginId, code)]);
    expect(taken.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([0, 10005]);
    const another = await someone(server());
    const right = await codeFor(server(), another.loginId, forgottenPassword);
    await Promise.all(Array.from({ length: 20 }, () => forgot(server(), another.loginId, other(right))));
    expect((await forgot(server(), another.loginId, right)).code).toBe(10005);
  });
});
