import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Kysely } from 'kysely';
import { usuallyKept } from 'pest-sdk';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { buildApp } from '../app/app';
import { CallTimes } from '../app/call-times';
import { Passwords } from '../call/identity/passwords';
import { SealedSecrets } from '../call/identity/sealed-secrets';
import { ShareKeys } from '../call/identity/share-keys';
import { VerificationCodes } from '../call/identity/verification-codes';
import { WebhookSecrets } from '../call/identity/webhook-secrets';
import type { ServerParts } from '../call/server-parts';
import { embeddedDialect } from '../database/engines/embedded-dialect';
import { openEmbeddedMemory } from '../database/engines/embedded-host';
import type { Engine } from '../database/engines/engine';
import { openPostgres, type PostgresChoices } from '../database/engines/postgres';
import { newId } from '../database/ids';
import { type Database, databaseOn } from '../database/open';
import type { Tables } from '../database/tables';
import { PrintQueue } from '../paper/print/print-queue';
import { OpenIdProviders } from '../providers/identity/openid';
import type { MessageCarrier } from '../providers/messages/messages';
import { Outbox } from '../providers/messages/outbox';
import type { OnlinePayment } from '../providers/payment/payment';
import { DiskStorage } from '../providers/storage/disk-storage';
import { FileLinks } from '../providers/storage/file-links';
import { HttpWebhookPoster } from '../providers/webhooks/post-webhook';
import { copyTemplate, databaseUrl, dropDatabase } from './postgres-cluster';
import { type Watch, watchedEngine } from './watched-engine';

/** A whole server without a port, on a database of its own, whose clock the test sets. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly parts: ServerParts;
  readonly database: Database;
  /** Sets the moment it is; tests start on 2026-05-04 at 10:00 in Shanghai. */
  setNow(instant: string): void;
  /** Sets up payment providers. */
  setOnlinePayments(providers: readonly OnlinePayment[]): void;
  /** Connects a gateway for short messages; without one they stay in the outbox. */
  setSmsGateway(gateway: MessageCarrier | undefined): void;
  /** Sets the picture of the platform's seal. */
  setSealImage(path: string | undefined): void;
  /** Switches contracts and seals on for a company, and off for all others. */
  setContractCompany(id: string | undefined): void;
}

export interface RunningTestServer extends TestServer {
  stop(): Promise<void>;
}

/** MD5 of `123456`; the whole list takes seconds to make, and has its own test. */
const fewGuesses = { has: async (md5: string) => md5 === 'e10adc3949ba59abbe56e057f20f883e' };

/** The least that the algorithm takes; `passwords.test.ts` has the shipped cost. */
const littleCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The engines of this run (`global-setup.ts`). */
export const isTested = { embedded: inject('pestTemplate') !== '', postgres: inject('pestPostgres') !== null };

/** Loaded when a test first asks: most draw and stamp nothing, and these libraries are half of what there is to load. */
const papers: Pick<ServerParts, 'contractPrinter' | 'reportPrinter' | 'pdfInspector' | 'pdfStamper'> = {
  contractPrinter: {
    print: async (input) => (await import('../paper/contract/make-contract-pdf')).makeContractPdf(input),
  },
  reportPrinter: { print: async (input) => (await import('../paper/report/make-report-pdf')).makeReportPdf(input) },
  pdfInspector: {
    refusal: async (path) => (await import('../paper/pdf/pdf-faults')).findPdfFault(await readFile(path)),
  },
  pdfStamper: {
    places: async (...given) => (await import('../paper/seal/stamp-pdf')).findStampable(...given),
    stamp: async (...given) => (await import('../paper/seal/stamp-pdf')).stampPdf(...given),
  },
};

const firstMoment = '2026-05-04T02:00:00.000Z';

/** Runs a suite on each engine that is tested in this run. @param watch - told each statement */
export function onEachEngine(suite: (server: () => TestServer) => void, watch?: Watch): void {
  if (isTested.embedded) onEmbedded(suite, watch);
  if (isTested.postgres) onPostgres(suite, watch);
}

/** For what only the embedded database needs; skipped where it is not tested. */
export function onEmbedded(suite: (server: () => TestServer) => void, watch?: Watch): void {
  describe.skipIf(!isTested.embedded)('embedded', () => withServer(openEmbeddedCopy, suite, watch));
}

/** Races show on PostgreSQL only: the embedded database has one connection. Skipped where it is not tested. */
export function onPostgres(suite: (server: () => TestServer) => void, watch?: Watch): void {
  describe.skipIf(!isTested.postgres)('PostgreSQL', () => withServer(() => openPostgresCopy(), suite, watch));
}

function withServer(open: () => Promise<Engine>, suite: (server: () => TestServer) => void, watch?: Watch): void {
  let running: RunningTestServer | undefined;
  beforeAll(async () => {
    const engine = await open();
    running = await startTestServer(watch ? watchedEngine(engine, watch) : engine);
  }, 60_000);
  // A clock that one test left would decide what the next may do, in one order and not in another.
  let moment: Date | undefined;
  beforeEach(() => {
    moment ??= running?.parts.now();
    if (moment) running?.setNow(moment.toISOString());
  });
  afterAll(() => running?.stop());
  suite(() => {
    if (!running) throw new Error('The server runs while tests run.');
    return running;
  });
}

/** A server on an engine whose schema is up to date, or will be before it is asked. */
export async function startTestServer(
  engine: Engine,
  pepper: Buffer = Buffer.from('pepper of the tests'),
): Promise<RunningTestServer> {
  const database = databaseOn(engine, new Kysely<Tables>({ dialect: engine.dialect }));
  const folder = mkdtempSync(join(tmpdir(), 'pest-files-'));
  let now = new Date(firstMoment);
  let contractCompanyId: string | undefined;
  let sealImage: string | undefined;
  let online: readonly OnlinePayment[] = [];
  let sms: MessageCarrier | undefined;
  const parts: ServerParts = {
    settings: {
      timeZone: 'Asia/Shanghai',
      publicUrl: 'https://pest.test',
      get contractCompanyId() {
        return contractCompanyId;
      },
      frameAncestors: ['https://erp.test'],
      portalDir: undefined,
      apiDocs: true,
      trustedProxies: [],
      production: false,
      demo: false,
      answerChecks: 'fail',
      backupDays: 28,
      kept: usuallyKept,
      customerAccounts: 5,
      agreementDay: '2026-01-01',
      operator: {
        name: '青禾平台运营有限公司',
        address: '上海市长宁区测试路 1 号',
        creditCode: '91310105MA1TEST0X1',
        contact: '021-60000000',
      },
      get sealImage() {
        return sealImage;
      },
      map: null,
      prices: { premium: 99_900, silver: 199_900, gold: 399_900 },
      uploads: { atOnce: 4, perDay: 500, perDayBeforeReview: 30, bytesKept: 5 * 1024 ** 3 },
    },
    database,
    storage: new DiskStorage(folder),
    disk: { isFull: () => false },
    dumps: null,
    clock: { aheadMs: () => 0, follow: async () => undefined },
    callTimes: new CallTimes(() => now),
    fileLinks: new FileLinks(Buffer.from('file links of the tests')),
    sealed: new SealedSecrets(Buffer.from('sealed secrets of the tests')),
    shareKeys: new ShareKeys(Buffer.from('report shares of the tests')),
    passwords: new Passwords(pepper, fewGuesses, littleCost),
    codes: new VerificationCodes(Buffer.from('codes of the tests')),
    messages: new Outbox(database.system, {
      get carriers() {
        return sms ? { sms } : {};
      },
      revealSecrets: true,
      now: () => now,
      announce: () => undefined,
      reportFault: (error) => parts.reportFault(error),
    }),
    identityProviders: new OpenIdProviders({ localhost: true }),
    webhooks: new HttpWebhookPoster({ localhost: true }),
    webhookSecrets: new WebhookSecrets(Buffer.from('webhooks of the tests')),
    payments: {
      bank: { holder: 'Pest Portal', bank: 'Bank of Tests', account: '6222 0000 0000 0000' },
      get online() {
        return online;
      },
    },
    ...papers,
    printQueue: new PrintQueue(),
    now: () => now,
    reportFault: (error) => {
      throw error;
    },
  };
  const app = await buildApp(parts, { logger: { level: 'fatal' } });
  return {
    app,
    parts,
    database,
    setNow: (instant) => {
      now = new Date(instant);
    },
    setSealImage: (path) => {
      sealImage = path;
    },
    setContractCompany: (id) => {
      contractCompanyId = id;
    },
    setOnlinePayments: (providers) => {
      online = providers;
    },
    setSmsGateway: (gateway) => {
      sms = gateway;
    },
    async stop() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database in memory, with the schema and nothing in it. */
export async function openEmbeddedCopy(): Promise<Engine> {
  template ??= readFile(inject('pestTemplate')).then((bytes) => new Blob([bytes]));
  const channel = await openEmbeddedMemory(await template);
  return { kind: 'embedded', dialect: embeddedDialect(channel), close: async () => undefined };
}

/** Read once for all files of a worker. */
let template: Promise<Blob> | undefined;

/** PostgreSQL, with a database of its own. */
export async function openPostgresCopy(choices?: PostgresChoices): Promise<Engine> {
  const postgres = inject('pestPostgres');
  if (!postgres) throw new Error('There is no PostgreSQL to test on.');
  const name = `test_${newId(new Date()).replaceAll('-', '')}`;
  await copyTemplate(postgres, name);
  return { ...openPostgres(databaseUrl(postgres, name), choices), close: () => dropDatabase(postgres, name) };
}
