import { sql } from 'kysely';
import type { ServerParts } from '../../call/server-parts';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import { type FileOwner, keysInRecords, keysInSharedRows } from './named-files';

const dayMs = 24 * 60 * 60_000;
/** What was bound since is left alone. */
const youngMs = dayMs;
/** A backup of the database that is not older than this finds its files. */
const keptMs = 7 * dayMs;

/**
 * Finds files that were in use and that no record names any more: of a contract, a seal or a log that was deleted, of a
 * picture that was replaced. One that is still named by nothing a week later becomes an unused file, and goes as such
 * files do. What the server made is found by what it was made from, and stays.
 */
export async function letFilesGo({ database }: Pick<ServerParts, 'database'>, now: Date): Promise<void> {
  const { system } = database;
  for (const owner of await ownersOf(system)) {
    const files = await boundFiles(system, owner, now);
    const names = await namesOf(system, owner);
    const unnamed = files.filter(({ key }) => !names.has(key));
    await mark(system, owner, { ids: idsOf(unnamed.filter((file) => file.let_go_at === null)), at: now });
    await mark(system, owner, { ids: idsOf(files.filter((file) => file.let_go_at && names.has(file.key))), at: null });
    const over = unnamed.filter((file) => file.let_go_at && now.getTime() - file.let_go_at.getTime() >= keptMs);
    if (over.length > 0) await database.asSystem((inside) => unbind(inside, owner, idsOf(over)));
  }
}

async function ownersOf(system: System): Promise<FileOwner[]> {
  const owners = await system
    .selectFrom('stored_file')
    .select(['owner_id as id', 'company_id'])
    .where('bound_at', 'is not', null)
    .distinct()
    .execute();
  return owners.map(({ id, company_id }) => ({ id, kind: company_id === null ? 'customer' : 'company' }));
}

type BoundFile = Pick<Row<'stored_file'>, 'id' | 'key' | 'let_go_at'>;

function boundFiles(system: System, owner: FileOwner, now: Date): Promise<BoundFile[]> {
  return system
    .selectFrom('stored_file')
    .select(['id', 'key', 'let_go_at'])
    .where('owner_id', '=', owner.id)
    .where('bound_at', '<', new Date(now.getTime() - youngMs))
    .where('made_from', 'is', null)
    .execute();
}

async function namesOf(system: System, owner: FileOwner): Promise<ReadonlySet<string>> {
  return new Set([...(await keysInSharedRows(system)), ...(await keysInRecords(system, owner))]);
}

interface Mark {
  readonly ids: readonly string[];
  readonly at: Date | null;
}

async function mark(system: System, owner: FileOwner, { ids, at }: Mark): Promise<void> {
  if (ids.length === 0) return;
  await system
    .updateTable('stored_file')
    .set({ let_go_at: at })
    .where('owner_id', '=', owner.id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/**
 * Whoever takes a file into use writes its row first: holding the rows, what names them is seen whole, and whoever comes
 * later binds them anew.
 */
async function unbind(system: System, owner: FileOwner, ids: readonly string[]): Promise<void> {
  const held = await system
    .selectFrom('stored_file')
    .select(['id', 'key', 'let_go_at'])
    .where('owner_id', '=', owner.id)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const names = await namesOf(system, owner);
  for (const { id } of held.filter(({ key }) => !names.has(key))) {
    await system
      .updateTable('stored_file')
      .set({ bound_at: null, let_go_at: null })
      .where(rowsWith({ owner_id: owner.id, id }))
      .execute();
  }
}

function idsOf(files: readonly BoundFile[]): string[] {
  return files.map(({ id }) => id);
}
