/** Data that each release leaves, kept so that every later version is started on them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import packageFile from '../../package.json';
import { readSecret } from '../call/identity/secrets';
import { migrations } from '../database/migrations';
import { entriesOf, writeArchive } from '../operations/archive';
import { makeBackup } from '../operations/backup';
import { hashOf, statementsOf } from './migration-statements';
import { addSite, pass, reportOf, visit } from './report-site';
import { openEmbeddedCopy, startTestServer } from './test-server';

/** What of the data a later version is asked for. */
const release = z.object({
  version: z.string(),
  /** The hash of what each migration says, by name. */
  migrations: z.record(z.string(), z.string()),
  madeAt: z.iso.datetime(),
  loginId: z.string(),
  technician: z.object({ id: z.string(), loginId: z.string() }),
  customer: z.object({ id: z.string(), name: z.string() }),
  lamp: z.object({ id: z.string() }),
  trap: z.object({ id: z.string() }),
  reportId: z.string(),
  /** Stored files, by key: the report as it was printed, and pictures. */
  files: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof release>;

const folder = new URL('releases/', import.meta.url);

/** The backup of a release's installation. */
export function archiveOf({ version }: Pick<Release, 'version'>): string {
  return fileURLToPath(new URL(`${version}.pest`, folder));
}

/** Releases whose data are kept, the oldest first. */
export function keptReleases(): Release[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const releases = names.map((name) => release.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
  return releases.toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}

/** The pepper of a release's passwords. */
export async function pepperOf(kept: Release): Promise<Buffer> {
  for await (const { name, bytes } of entriesOf(archiveOf(kept))) {
    if (name === 'secrets/password-pepper.secret') return Buffer.from(Buffer.from(bytes).toString(), 'hex');
  }
  throw new Error(`The data of ${kept.version} have no pepper.`);
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Keeps what this version leaves; see `scripts/release-data.mjs`. */
export async function keepRelease(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pest-release-'));
  const server = await startTestServer(await openEmbeddedCopy(), await readSecret(dataDir, 'password-pepper'));
  const { parts, database } = server;
  const site = await addSite(server);
  const { administrator, technician, customer, lamp, trap } = site;
  const { id: reportId } = await reportOf(site, await visit(site, 12, true));
  await pass(site.company, reportId);
  await administrator.get('report.exportPdf', { id: reportId, language: 'zh' });
  const { name } = await administrator.get('customer.details', { id: customer.id });
  const files: Record<string, string> = {};
  for await (const { key } of parts.storage.list()) {
    const file = await parts.storage.read(key);
    if (file) files[key] = digestOf(await buffer(file.stream));
  }
  const hashes: Record<string, string> = {};
  for (const [of, migration] of Object.entries(migrations)) hashes[of] = hashOf(await statementsOf(migration));
  const kept: Release = {
    version: packageFile.version,
    migrations: hashes,
    madeAt: parts.now().toISOString(),
    loginId: administrator.loginId,
    technician: { id: technician.id, loginId: technician.loginId },
    customer: { id: customer.id, name },
    lamp: { id: lamp.id },
    trap: { id: trap.id },
    reportId,
    files,
  };
  await mkdir(folder, { recursive: true });
  const from = { database: database.system, storage: parts.storage, dataDir, now: parts.now };
  await writeArchive(archiveOf(kept), makeBackup(from, { files: 'copied', secrets: true }));
  await writeFile(new URL(`${kept.version}.json`, folder), `${JSON.stringify(kept, null, 2)}\n`);
  await server.stop();
  await rm(dataDir, { recursive: true });
}
