import { limits } from 'pest-sdk';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** What a file is used for decides its kind and size; the upload itself does not know. */
const uses = {
  image: { kinds: ['jpeg', 'png'], bytes: limits.imageBytes },
  seal: { kinds: ['jpeg', 'png'], bytes: limits.sealBytes },
  document: { kinds: ['pdf', 'jpeg', 'png'], bytes: limits.contractPdfBytes },
  contract: { kinds: ['pdf'], bytes: limits.contractPdfBytes },
} as const satisfies Record<string, { kinds: readonly Row<'stored_file'>['kind'][]; bytes: number }>;

export type FileUse = keyof typeof uses;

/**
 * Takes a file that this server issued to the caller's own company or customer into use, and answers its row; its
 * `key` is what is stored. Any other address is refused, so that no call can point the server or a reader elsewhere.
 *
 * @throws PestRefusal `general.invalidParameter` naming the field.
 */
export async function bindFile(
  call: Call,
  tx: Tx,
  url: string,
  use: FileUse,
  field: string,
): Promise<Row<'stored_file'>> {
  const file = await tx.db
    .updateTable('stored_file')
    .set((row) => ({ bound_at: row.fn.coalesce('bound_at', row.val(call.now)) }))
    .where('key', '=', keyIn(call, url, field))
    .where('owner_id', '=', ownerOf(tx))
    .returningAll()
    .executeTakeFirst();
  return fitting(file, use, field);
}

/**
 * The same file and the same refusals, before it is taken into use.
 *
 * @throws PestRefusal `general.invalidParameter` naming the field.
 */
export async function findFile(
  call: Call,
  tx: Tx,
  url: string,
  use: FileUse,
  field: string,
): Promise<Row<'stored_file'>> {
  const file = await tx.db
    .selectFrom('stored_file')
    .selectAll()
    .where('key', '=', keyIn(call, url, field))
    .where('owner_id', '=', ownerOf(tx))
    .executeTakeFirst();
  return fitting(file, use, field);
}

/** The key of an optional file. */
export async function bindOptional(
  call: Call,
  tx: Tx,
  url: string | null | undefined,
  field: string,
): Promise<string | null> {
  return url ? (await bindFile(call, tx, url, 'image', field)).key : null;
}

/** The keys of photos, in their order. */
export async function bindPhotos(call: Call, tx: Tx, urls: readonly string[], field: string): Promise<string[]> {
  const keys: string[] = [];
  for (const url of urls) keys.push((await bindFile(call, tx, url, 'image', field)).key);
  return keys;
}

function keyIn(call: Call, url: string, field: string): string {
  return call.parts.fileLinks.keyOf(url) ?? refuse('general.invalidParameter', { field });
}

function ownerOf({ scope }: Tx): string {
  return scope.kind === 'company' ? scope.companyId : scope.customerId;
}

function fitting(file: Row<'stored_file'> | undefined, use: FileUse, field: string): Row<'stored_file'> {
  const { kinds, bytes } = uses[use];
  const fits = file && kinds.some((kind) => kind === file.kind) && file.sent_bytes <= bytes;
  return fits ? file : refuse('general.invalidParameter', { field });
}
