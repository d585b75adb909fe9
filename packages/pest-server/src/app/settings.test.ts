import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError, settingNames } from './settings';

const operator = {
  PEST_OPERATOR_NAME: '青禾平台运营有限公司',
  PEST_OPERATOR_ADDRESS: '上海市长宁区测试路 1 号',
  PEST_OPERATOR_CREDIT_CODE: '91310105MA1TEST0X1',
  PEST_OPERATOR_CONTACT: '021-60000000',
};

test('every setting is in the table of docs/deployment.md, and nothing else is', () => {
  const page = readFileSync(new URL('../../../../docs/deployment.md', import.meta.url), 'utf8');
  const firstCells = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell);
  const listed = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test('nothing set: the embedded database in ./.data, on this machine only', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    preparedStatements: true,
    publicUrl: undefined,
    demo: false,
    traces: false,
    metricsToken: undefined,
    embeddedCache: 128,
    kept: { signIns: 6, messages: 180, notices: 90, acts: 36, contacts: 365 },
    leaveSeconds: 0,
    dumps: { hours: 24, days: 7, weeks: 4 },
    backupDays: 28,
    codesPerDay: 2000,
    smtp: undefined,
    smsGateway: undefined,
    customerAccounts: 5,
    contractCompanyId: undefined,
    timeZone: 'Asia/Shanghai',
    prices: {},
    agreementDay: undefined,
    operator: null,
    sealImage: undefined,
    map: null,
    payment: { bank: null, wechat: null, alipay: null },
    frameAncestors: [],
    portalDir: undefined,
    trustedProxies: [],
    production: false,
    answerChecks: 'log',
    apiDocs: true,
    uploads: { atOnce: 4, perDay: 500, perDayBeforeReview: 30, bytesKept: 5 * 1024 ** 3 },
  });
});

test('an empty variable is one that is not set', () => {
  expect(readSettings({ DATABASE_URL: '', PEST_PUBLIC_URL: '' }).databaseUrl).toBeUndefined();
});

test('one process alone has nobody to leave its calls and jobs to', () => {
  const asked = { PEST_LEAVE_SECONDS: '5' };
  expect(readSettings(asked).leaveSeconds).toBe(0);
  expect(readSettings({ ...asked, DATABASE_URL: 'postgres://db/pest' }).leaveSeconds).toBe(5);
});

test('every wrong setting is named at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    PEST_TIME_ZONE: 'Mars/Olympus',
    PEST_DEMO: 'perhaps',
    PEST_PREPARED_STATEMENTS: 'sometimes',
    PEST_CONTRACT_COMPANY_ID: '7',
  };
  const read = () => readSettings(wrong);
  expect(read).toThrow(SettingsError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
});

test('the public address loses its last slash', () => {
  expect(readSettings({ PEST_PUBLIC_URL: 'https://pest.example/' }).publicUrl).toBe('https://pest.example');
});

test('frames are named by origin', () => {
  const PEST_FRAME_ANCESTORS = 'https://erp.example, http://localhost:3000';
  expect(readSettings({ PEST_FRAME_ANCESTORS }).frameAncestors).toEqual([
    'https://erp.example',
    'http://localhost:3000',
  ]);
  for (const wrong of [
    '*',
    'https://*.example',
    'https://erp.example/page',
    'erp.example',
    "'none'",
    'https://a;script-src',
  ]) {
    expect(() => readSettings({ PEST_FRAME_ANCESTORS: wrong }), wrong).toThrow('PEST_FRAME_ANCESTORS');
  }
});

test('production does not start without its public address: the Host of a request is never believed there', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/PEST_PUBLIC_URL: must be set in production/);
  const settings = readSettings({ NODE_ENV: 'production', PEST_PUBLIC_URL: 'https://pest.example', ...operator });
  expect([settings.production, settings.publicUrl]).toEqual([true, 'https://pest.example']);
});

test('mails come from the mail account, or from where people reach the server', () => {
  const from = (env: Record<string, string>) => readSettings(env).smtp?.from;
  expect(from({ SMTP_URL: 'smtps://office%40pest.example:x@mail.example' })).toBe('Pest Portal <office@pest.example>');
  const relay = { SMTP_URL: 'smtp://mail.example', PEST_PUBLIC_URL: 'https://pest.example' };
  expect(from(relay)).toBe('Pest Portal <no-reply@pest.example>');
  expect(from({ ...relay, PEST_MAIL_FROM: 'Qinghe <office@qinghe.example>' })).toBe('Qinghe <office@qinghe.example>');
  expect(() => readSettings({ SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL');
});

test('files lie in a bucket when one is named, and its settings belong together', () => {
  expect(readSettings({}).bucket).toBeUndefined();
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const own = { S3_BUCKET: 'pest-files', S3_ENDPOINT: 'https://minio.example:9000', S3_PREFIX: 'pest/' };
  expect(readSettings({ ...own, ...keys }).bucket).toEqual({
    bucket: 'pest-files',
    region: 'us-east-1',
    endpoint: 'https://minio.example:9000',
    prefix: 'pest/',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  expect(readSettings({ S3_BUCKET: 'pest-files', S3_REGION: 'cn-north-1' }).bucket?.credentials).toBeUndefined();
  expect(() => readSettings(keys)).toThrow('S3_BUCKET');
  expect(() => readSettings({ S3_BUCKET: 'pest-files', S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_SECRET_ACCESS_KEY');
  expect(() => readSettings({ S3_BUCKET: 'pest-files', S3_PREFIX: 'pest' })).toThrow('S3_PREFIX');
});

test('proxies are named by address or network', () => {
  const PEST_TRUSTED_PROXIES = '10.0.0.7, 172.16.0.0/12, fd00::/8, loopback';
  expect(readSettings({ PEST_TRUSTED_PROXIES }).trustedProxies).toEqual([
    '10.0.0.7',
    '172.16.0.0/12',
    'fd00::/8',
    'loopback',
  ]);
  for (const wrong of ['*', '0.0.0.0/0', '10.0.0.7/33', 'proxy.local', '10.0.0.1,,']) {
    expect(() => readSettings({ PEST_TRUSTED_PROXIES: wrong })).toThrow('PEST_TRUSTED_PROXIES');
  }
});

test('a gateway for short messages is not called without a secret', () => {
  const SMS_GATEWAY_URL = 'https://sms.example/send';
  expect(() => readSettings({ SMS_GATEWAY_URL })).toThrow('SMS_GATEWAY_SECRET');
  const SMS_GATEWAY_SECRET = 'sixteen letters!';
  expect(readSettings({ SMS_GATEWAY_URL, SMS_GATEWAY_SECRET }).smsGateway).toEqual({
    url: SMS_GATEWAY_URL,
    secret: SMS_GATEWAY_SECRET,
  });
});

test('A16 demo accounts are not shown to the network', () => {
  expect(() => readSettings({ PEST_DEMO: '1', HOST: '0.0.0.0' })).toThrow('PEST_DEMO');
  expect(readSettings({ PEST_DEMO: '1', HOST: 'localhost' }).demo).toBe(true);
});

test('prices are yuan for a year, kept in cents; another product or another form is refused', () => {
  expect(readSettings({ PEST_PRICES: 'silver=1999, gold=3999.5' }).prices).toEqual({ silver: 199_900, gold: 399_950 });
  for (const wrong of [
    'bronze=1',
    'aiRecognition=1200',
    'silver',
    'silver=1.999',
    'silver=-1',
    'silver=one',
    'premium=999,silver=1999',
  ]) {
    expect(() => readSettings({ PEST_PRICES: wrong }), wrong).toThrow(/PEST_PRICES/);
  }
});

test('a way to pay is set up whole or not at all', () => {
  const bank = { PEST_BANK_HOLDER: 'Platform', PEST_BANK_NAME: 'Bank', PEST_BANK_ACCOUNT: '6222' };
  expect(readSettings(bank).payment.bank).toEqual({ holder: 'Platform', bank: 'Bank', account: '6222' });
  expect(() => readSettings({ ...bank, PEST_BANK_NAME: '' })).toThrow(/PEST_BANK_NAME: is missing/);
});

test('a map names its provider, and a host that stands in the content policy', () => {
  const PEST_MAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const PEST_MAP_ATTRIBUTION = '© OpenStreetMap contributors';
  expect(readSettings({ PEST_MAP_TILES, PEST_MAP_ATTRIBUTION, PEST_MAP_COORDINATES: 'gcj02' }).map).toEqual({
    tiles: PEST_MAP_TILES,
    attribution: PEST_MAP_ATTRIBUTION,
    attributionUrl: null,
    coordinates: 'gcj02',
  });
  expect(() => readSettings({ PEST_MAP_TILES })).toThrow('PEST_MAP_ATTRIBUTION');
  expect(() => readSettings({ PEST_MAP_ATTRIBUTION })).toThrow('PEST_MAP_ATTRIBUTION');
  for (const wrong of [
    'https://tile.example/{z}/{x}.png',
    'https://{s}.tile.example/{z}/{x}/{y}.png',
    'https://tile.example; script-src *;/{z}/{x}/{y}.png',
    '//tile.example/{z}/{x}/{y}.png',
    'data:image/png,{z}{x}{y}',
  ]) {
    expect(() => readSettings({ PEST_MAP_TILES: wrong, PEST_MAP_ATTRIBUTION }), wrong).toThrow('PEST_MAP_TILES');
  }
});

describe('who runs the installation', () => {
  test.each(Object.keys(operator))('production does not start without %s', (name) => {
    const production = { NODE_ENV: 'production', PEST_PUBLIC_URL: 'https://pest.example', ...operator };
    expect(readSettings(production).operator).toMatchObject({ name: '青禾平台运营有限公司' });
    expect(() => readSettings({ ...production, [name]: '' })).toThrow(new RegExp(`${name}: must be set in production`));
    expect(() => readSettings({ ...operator, [name]: '' })).toThrow(`${name}: is missing`);
  });
});
