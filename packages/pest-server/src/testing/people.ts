import { randomBytes, randomInt } from 'node:crypto';
import {
  type consumptionSteps,
  type EndpointName,
  type Permission,
  type RequestInput,
  type ResultOf,
  reviewStatus,
  serviceStaffPermissions,
  userTypes,
  verificationTypes,
} from 'pest-sdk';
import { endpointOf } from 'pest-sdk/schemas';
import sharp from 'sharp';
import { startSession } from '../call/identity/sessions';
import { newId } from '../database/ids';
import type { NewRow } from '../database/tables';
import type { TestServer } from './test-server';

/** MD5 of `pest1234`, as a browser would send it. */
export const password = 'e7665c93a2e28916a437caa51dc66633';

interface Answer<Data> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
  readonly field?: string;
  /** The answer as it came over the wire. */
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody who uses the product: asks over HTTP with a token of their own. */
export interface Person {
  readonly id: string;
  readonly loginId: string;
  readonly token: string;
  ask<Name extends EndpointName>(
    name: Name,
    request: RequestInput<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<ResultOf<Name>>>;
  /** Like `ask`, for a call that is expected to succeed: answers the data alone. */
  get<Name extends EndpointName>(
    name: Name,
    request: RequestInput<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ResultOf<Name>>;
  /** Uploads a small picture and answers its URL. */
  upload(
    bytes?: Uint8Array,
    name?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<ResultOf<'upload.file'>>>;
}

/** Every person of the tests has an address of their own, so that limits by address do not meet. */
function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export function randomPhone(): string {
  return `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** Somebody with or without a token, as a client outside would be. */
export function personWith(server: TestServer, id: string, loginId: string, token: string): Person {
  const address = randomAddress();
  const ask: Person['ask'] = async (name, request, headers) => {
    const sent = requestFor(name, request, token);
    const reply = await server.app.inject({
      remoteAddress: address,
      ...sent,
      headers: { ...sent.headers, ...headers },
    });
    return readAnswer(reply);
  };
  return {
    id,
    loginId,
    token,
    ask,
    async get(name, request, headers) {
      const answer = await ask(name, request, headers);
      if (answer.code !== 0) throw new Error(`${name} answered ${answer.body}`);
      return answer.data;
    },
    async upload(bytes, name = 'picture.png', headers = {}) {
      const sent = multipart(bytes ?? (await picture()), name, token);
      const reply = await server.app.inject({
        remoteAddress: address,
        ...sent,
        headers: { ...sent.headers, ...headers },
      });
      return readAnswer(reply);
    },
  };
}

function readAnswer<Data>(reply: {
  statusCode: number;
  body: string;
  headers: Readonly<Record<string, unknown>>;
  json(): { code: number; msg: string; data: Data };
}): Answer<Data> {
  return { status: reply.statusCode, body: reply.body, headers: reply.headers, ...reply.json() };
}

function requestFor(name: EndpointName, request: unknown, token: string) {
  const row = endpointOf(name);
  const rest: Record<string, unknown> = { ...(typeof request === 'object' ? request : {}) };
  const url = row.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]));
    delete rest[key];
    return value;
  });
  const headers = token === '' ? {} : { authorization: token };
  if (row.sends === 'json') return { method: row.method, url, headers, payload: rest };
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const fields = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  if (row.sends !== 'form') return { method: row.method, url: `${url}?${fields}`, headers };
  return {
    method: row.method,
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  };
}

function multipart(bytes: Uint8Array, name: string, token: string) {
  const boundary = `----${randomBytes(8).toString('hex')}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    method: 'POST' as const,
    url: '/api/upload/file',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token !== '' && { authorization: token }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** A small picture, different each time. */
export function picture(width = 120, height = 80): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Somebody who has not signed in. */
export function stranger(server: TestServer): Person {
  return personWith(server, '', '', '');
}

/** Sets a password of the own, the same as everybody's, with a code from the outbox: the login is proven then. */
export async function prove(server: TestServer, person: Person): Promise<void> {
  const { ownPassword } = verificationTypes;
  await person.get('auth.startVerification', { phoneNumber: person.loginId, verificationType: ownPassword });
  const code = await lastCode(server, person.loginId);
  await person.get('auth.setOwnPassword', { code, password, confirmPassword: password });
}

/** The code that was sent to a phone last. */
export async function lastCode(server: TestServer, phone: string): Promise<string> {
  const { body } = await server.database.system
    .selectFrom('outbox_message')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)?.[0] ?? '';
}

/** Signs in over HTTP. */
export async function signIn(server: TestServer, loginId: string, id = ''): Promise<Person> {
  const answer = await stranger(server).ask('auth.login', { loginId, password, loginType: 'web' });
  if (answer.code !== 0 && answer.code !== 10009) throw new Error(`Login answered ${answer.body}`);
  return personWith(server, id, loginId, answer.data);
}

/** Somebody who has signed in, by a session that is put into the database: where signing in is not what is tested. */
export async function withSession(server: TestServer, loginId: string, id = ''): Promise<Person> {
  const { system } = server.database;
  const account = await system
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  return personWith(server, id, loginId, await sessionOf(server, account.id));
}

function sessionOf({ database, parts }: TestServer, accountId: string): Promise<string> {
  const begun = { accountId, remember: false, method: 'password', address: '', userAgent: '' } as const;
  return startSession(database.system, begun, parts.now());
}

const hashes = new WeakMap<TestServer['parts']['passwords'], Promise<string>>();

function passwordHash(server: TestServer): Promise<string> {
  const { passwords } = server.parts;
  const known = hashes.get(passwords) ?? passwords.hash(password);
  hashes.set(passwords, known);
  return known;
}

async function addAccount(
  server: TestServer,
  account: Pick<NewRow<'account'>, 'company_id' | 'customer_id' | 'type' | 'user_name'> &
    Partial<Pick<NewRow<'account'>, 'staff_kind'>>,
  permissions: readonly Permission[],
): Promise<Person> {
  const id = newId(new Date());
  const loginId = randomPhone();
  await server.database.system
    .insertInto('account')
    .values({
      id,
      login_id: loginId,
      password_hash: await passwordHash(server),
      permissions: JSON.stringify(permissions),
      created_at: server.parts.now(),
      ...account,
    })
    .execute();
  return personWith(server, id, loginId, await sessionOf(server, id));
}

export interface TestCompany {
  readonly id: string;
  readonly administrator: Person;
  addServiceStaff(name?: string): Promise<Person>;
  addManagementStaff(permissions: readonly Permission[]): Promise<Person>;
}

export async function addCompany(server: TestServer, status: number = reviewStatus.approved): Promise<TestCompany> {
  const id = newId(new Date());
  const now = server.parts.now();
  await server.database.system
    .insertInto('company')
    .values({ id, name: `Company ${id.slice(-6)}`, status, created_at: now })
    .execute();
  const of = { company_id: id, customer_id: null };
  const { administrator, staff } = userTypes;
  return {
    id,
    administrator: await addAccount(server, { ...of, type: administrator, user_name: 'Administrator' }, []),
    addServiceStaff: (name = 'Technician') =>
      addAccount(server, { ...of, type: staff, user_name: name, staff_kind: 'service' }, serviceStaffPermissions),
    addManagementStaff: (permissions) =>
      addAccount(server, { ...of, type: staff, user_name: 'Manager', staff_kind: 'management' }, permissions),
  };
}

/** A credit code in the right form, different each time. */
export function randomCreditCode(): string {
  return `91${String(randomInt(10 ** 9)).padStart(9, '0')}${String(randomInt(10 ** 7)).padStart(7, '0')}`;
}

export function customerDraft(name = 'Food factory'): RequestInput<'customer.add'> {
  return {
    name,
    creditCode: randomCreditCode(),
    region: '上海市 浦东新区',
    address: '1 Factory Road',
    location: null,
    reportEmail: '',
    contactName: 'Li',
    phone: randomPhone(),
    introduction: '',
    clientType: 'industrial',
  };
}

/** A customer of a company, with its own login. */
export async function addCustomer(server: TestServer, company: TestCompany): Promise<{ id: string; person: Person }> {
  const loginId = randomPhone();
  const { id } = await company.administrator.get('customer.create', { ...customerDraft(), loginId, password });
  return { id, person: await withSession(server, loginId, id) };
}

export async function addFloorPlan(person: Person, customerId: string): Promise<string> {
  const { data } = await person.upload();
  return (await person.get('floorPlan.add', { customerId, name: 'Ground floor', image: data.fullurl })).id;
}

export function randomDeviceCode(): string {
  return `T-${randomBytes(6).toString('hex')}`;
}

export function deviceDraft(
  customerId: string,
  given: Partial<RequestInput<'device.add'>> = {},
): RequestInput<'device.add'> {
  return {
    customerId,
    floorPlanId: null,
    workshopId: null,
    type: 'flyLamp',
    code: randomDeviceCode(),
    name: 'Lamp',
    model: 'L-1',
    brand: 'Acme',
    location: 'By the door',
    position: null,
    ...given,
  };
}

export async function addDevice(
  person: Person,
  customerId: string,
  given: Partial<RequestInput<'device.add'>> = {},
): Promise<{ id: string; code: string }> {
  const draft = deviceDraft(customerId, given);
  const { id } = await person.get('device.add', draft);
  return { id, code: draft.code };
}

/** A visit planned for the test's today, with its staff. */
export async function addTask(
  person: Person,
  customerId: string,
  staff: readonly Person[],
  given: Partial<RequestInput<'task.create'>> = {},
): Promise<string> {
  const { id } = await person.get('task.create', {
    customerId,
    workshopIds: [],
    places: ['indoor', 'outdoor'],
    inspection: 'devices',
    plannedAt: '2026-05-04T06:00:00.000Z',
    description: '',
    staffIds: staff.map((member) => member.id),
    // Tests have a clock of their own, and services of any day.
    past: true,
    ...given,
  });
  return id;
}

/** A check of a fly lamp that caught some flies. */
export type BaitPercent = (typeof consumptionSteps)[number];

export function baitReading(consumedPercent: BaitPercent): RequestInput<'inspection.record'>['reading'] {
  return {
    type: 'baitStation',
    consumedPercent,
    baitState: 'ok',
    consumer: 'rodent',
    batch: 'B1',
    gramsAdded: '20',
    gramsRemoved: '5',
    locked: true,
    labelOk: true,
    evidence: ['droppings'],
  };
}

export function lampCheck(
  taskId: string,
  deviceId: string,
  flies: number,
  given: Partial<RequestInput<'inspection.record'>> = {},
): RequestInput<'inspection.record'> {
  return {
    taskId,
    deviceId,
    outcome: 'checked',
    reason: '',
    reading: {
      type: 'flyLamp',
      counts: [{ species: 'fly', count: flies }],
      boardFill: null,
      lampOn: true,
      boardReplaced: false,
    },
    answers: {},
    actions: [],
    photos: [],
    note: '',
    ...given,
  };
}
