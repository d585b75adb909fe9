import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';
import { CommonPasswords } from '../call/identity/common-passwords';
import { Passwords } from '../call/identity/passwords';
import { SealedSecrets } from '../call/identity/sealed-secrets';
import { readSecret } from '../call/identity/secrets';
import { ShareKeys } from '../call/identity/share-keys';
import { VerificationCodes } from '../call/identity/verification-codes';
import { WebhookSecrets } from '../call/identity/webhook-secrets';
import type { ServerParts } from '../call/server-parts';
import { openEmbedded } from '../database/engines/embedded';
import { openPostgres } from '../database/engines/postgres';
import { openDatabase } from '../database/open';
import { demoBank, demoOperator, demoPrices } from '../demo/demo-orders';
import { demoCompanyId } from '../demo/demo-people';
import { loadDemo } from '../demo/load-demo';
import { openControl } from '../operations/control-socket';
import { Dumps } from '../operations/dumps';
import { operationsOn } from '../operations/operations';
import { WorkerContractPrinter } from '../paper/contract/contract-printer';
import { WorkerPdfInspector } from '../paper/pdf/pdf-inspector';
import { PrintQueue } from '../paper/print/print-queue';
import { WorkerReportPrinter } from '../paper/report/report-printer';
import { WorkerPdfStamper } from '../paper/seal/pdf-stamper';
import { OpenIdProviders } from '../providers/identity/openid';
import { Outbox, type OutboxOptions } from '../providers/messages/outbox';
import { SmsGateway } from '../providers/messages/sms-gateway';
import { SmtpMail } from '../providers/messages/smtp-mail';
import { openPayments } from '../providers/payment/open-payments';
import { FolderSpace } from '../providers/storage/disk-space';
import { FileLinks } from '../providers/storage/file-links';
import { HttpWebhookPoster } from '../providers/webhooks/post-webhook';
import { buildApp } from './app';
import { CallTimes } from './call-times';
import { startJobs, startSending } from './job-runner';
import { jobs } from './jobs';
import { logOptions } from './log';
import type { Metrics } from './metrics';
import { openStorage } from './open-storage';
import { databaseTime, ServerClock } from './server-clock';
import { isLoopback, type PaymentSettings, type Settings } from './settings';

/** A server that is listening. */
export interface RunningServer {
  /** Where it listens, `http://localhost:8080`. */
  readonly address: string;
  readonly parts: ServerParts;
  /** Lets a proxy notice, and calls under way finish, then closes the database. */
  stop(): Promise<void>;
}

/** Opens the database, brings its schema up to date, loads the demo if asked to, and listens. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const tracing = settings.traces
    ? (await import('./tracing')).openTracing((line) => void process.stderr.write(`${line}\n`))
    : null;
  const parts = await openParts(settings, tracing?.statement);
  if (settings.demo) await loadDemo(parts);
  const metrics = await metricsOf(settings, parts);
  let leaving = false;
  const app = await buildApp(parts, {
    metrics,
    tracing,
    logger: logOptions(settings.production ? 'info' : 'warn'),
    isLeaving: () => leaving,
  });
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await parts.database.close();
    throw error;
  }
  const stopJobs = startJobs(parts, jobs, app.log, metrics?.jobFailed);
  const stopSending = startSending(parts, app.log);
  const stopControl = await controlOf(settings, parts);
  return {
    address: addressOf(app, settings.host),
    parts,
    async stop() {
      leaving = true;
      // Jobs that fall due from now on are another process's.
      const working = Promise.all([stopJobs(), stopSending()]);
      await pause(settings.leaveSeconds * 1_000);
      await app.close();
      await stopControl();
      await working;
      await parts.database.close();
      await tracing?.close();
    },
  };
}

/**
 * What a first start makes: the database, and the demo if asked to. It takes several times the memory of serving, which a
 * process never gives back, so it is done in one of its own (`prepare.ts`).
 */
export async function prepare(settings: Settings): Promise<void> {
  const parts = await openParts(settings);
  try {
    if (settings.demo) await loadDemo(parts);
  } finally {
    await parts.database.close();
  }
}

async function openParts(settings: Settings, log?: Logger): Promise<ServerParts> {
  const engine =
    settings.databaseUrl === undefined
      ? await openEmbedded(settings.dataDir, { cache: settings.embeddedCache })
      : openPostgres(settings.databaseUrl, { keepsStatements: settings.preparedStatements });
  const database = await openDatabase(engine, log);
  const clock = new ServerClock();
  await clock.begin(() => databaseTime(database.system));
  return {
    settings: {
      ...settings,
      prices: settings.demo ? { ...demoPrices, ...settings.prices } : settings.prices,
      operator: settings.operator ?? (settings.demo ? demoOperator : null),
      contractCompanyId: settings.contractCompanyId ?? (settings.demo ? demoCompanyId : undefined),
    },
    database,
    storage: await openStorage(settings),
    disk: new FolderSpace(settings.dataDir),
    dumps: dumpsOf(settings),
    fileLinks: new FileLinks(await readSecret(settings.dataDir, 'file-links')),
    sealed: new SealedSecrets(await readSecret(settings.dataDir, 'sealed-secrets')),
    shareKeys: new ShareKeys(await readSecret(settings.dataDir, 'report-shares')),
    passwords: new Passwords(await readSecret(settings.dataDir, 'password-pepper'), new CommonPasswords()),
    codes: new VerificationCodes(await readSecret(settings.dataDir, 'verification-codes'), {
      mostADay: settings.codesPerDay,
    }),
    messages: new Outbox(database.system, {
      carriers: carriersOf(settings, () => clock.now()),
      revealSecrets: isTriedOut(settings),
      now: () => clock.now(),
      announce: (line) => process.stdout.write(`  ${line}\n`),
      reportFault,
    }),
    identityProviders: new OpenIdProviders({ localhost: isTriedOut(settings) }),
    webhooks: new HttpWebhookPoster({ localhost: isTriedOut(settings) }),
    webhookSecrets: new WebhookSecrets(await readSecret(settings.dataDir, 'webhooks')),
    payments: await openPayments(paymentOf(settings), settings.publicUrl),
    contractPrinter: new WorkerContractPrinter(),
    reportPrinter: new WorkerReportPrinter(),
    printQueue: new PrintQueue(),
    pdfInspector: new WorkerPdfInspector(),
    pdfStamper: new WorkerPdfStamper(),
    now: () => clock.now(),
    clock,
    callTimes: new CallTimes(() => clock.now()),
    reportFault,
  };
}

/** Loaded where somebody asks for them. */
async function metricsOf({ metricsToken }: Settings, parts: ServerParts): Promise<Metrics | null> {
  return metricsToken === undefined ? null : (await import('./metrics')).openMetrics(parts, metricsToken);
}

/** PostgreSQL has its own ways. */
function dumpsOf({ databaseUrl, dataDir, dumps }: Settings): Dumps | null {
  return databaseUrl === undefined && dumps ? new Dumps(dataDir, dumps) : null;
}

/**
 * PostgreSQL is reached by commands themselves; the embedded database by this process alone. Some disks take no sockets:
 * there the server works, and commands wait until it is stopped.
 */
async function controlOf({ databaseUrl, dataDir }: Settings, parts: ServerParts): Promise<() => Promise<void>> {
  const nothing = async () => undefined;
  if (databaseUrl !== undefined) return nothing;
  const { backupDays, timeZone } = parts.settings;
  const operations = operationsOn({ ...parts, database: parts.database.system, dataDir, backupDays, timeZone });
  return openControl(dataDir, operations).catch((error: unknown) => {
    reportFault(error);
    return nothing;
  });
}

function reportFault(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}

function carriersOf({ smtp, smsGateway }: Settings, now: () => Date): OutboxOptions['carriers'] {
  return {
    ...(smtp && { mail: new SmtpMail(smtp) }),
    ...(smsGateway && { sms: new SmsGateway({ ...smsGateway, now }) }),
  };
}

/** The demo can be bought from, with values that anybody sees to be made up. */
function paymentOf({ demo, payment }: Settings): PaymentSettings {
  return demo && !payment.bank ? { ...payment, bank: demoBank } : payment;
}

/**
 * The product is tried out, on a machine that nobody else reaches: only there a code, which opens an account, is readable,
 * and a message to the machine itself is sent.
 */
function isTriedOut(settings: Settings): boolean {
  return isLoopback(settings.host) && (settings.demo || !settings.production);
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${port}`;
}
