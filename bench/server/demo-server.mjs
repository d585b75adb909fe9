import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A database with the demo in it, on an engine; `stop` removes what it made. */
export async function openDemo(kit, engine) {
  const folder = await mkdtemp(join(tmpdir(), 'pest-bench-'));
  const database = await kit.openDatabase(await engine(folder));
  const parts = {
    settings: {
      timeZone: 'Asia/Shanghai',
      publicUrl: undefined,
      contractCompanyId: undefined,
      portalDir: undefined,
      production: true,
    },
    database,
    storage: new kit.DiskStorage(join(folder, 'files')),
    fileLinks: new kit.FileLinks(Buffer.from('bench')),
    passwords: new kit.Passwords(Buffer.from('bench')),
    reportPrinter: { print: () => Promise.reject(new Error('No PDF is drawn in a bench.')) },
    now: () => new Date(),
  };
  await kit.loadDemo(parts, kit.demoFolder);
  return {
    parts,
    database,
    async stop() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
