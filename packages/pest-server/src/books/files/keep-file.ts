import { randomBytes } from 'node:crypto';
import type { Call } from '../../call/call';
import { newId } from '../../database/ids';
import { rowsWith } from '../../database/rows';
import type { NewRow } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A file that the server makes itself. */
export interface MadeFile {
  readonly label: string;
  /** Names all that the file was made from: what is made from the same is the same file. */
  readonly madeFrom: string;
  /** Otherwise it is removed after a day, and made again when it is asked for. */
  readonly forGood: boolean;
}

/** The key of a file that was made before, for the company or customer who asks, or null. */
export async function findMade(call: Call, madeFrom: string): Promise<string | null> {
  const made = await call.inScope((tx) =>
    tx.db
      .selectFrom('stored_file')
      .select('key')
      .where(rowsWith({ owner_id: call.caller.home.id, made_from: madeFrom }))
      .executeTakeFirst(),
  );
  return made?.key ?? null;
}

/** A name in the storage for a PDF that the server makes. */
export function newPdfKey(): string {
  return `${randomBytes(24).toString('base64url')}.pdf`;
}

/** Writes down a PDF that lies in the storage already and is in use from now on, as part of a transaction. */
export async function insertMade(call: Call, tx: Tx, key: string, bytes: number, label: string): Promise<void> {
  await tx.db
    .insertInto('stored_file')
    .values({ ...madePdf(call, key, bytes, label), bound_at: call.now })
    .execute();
}

function madePdf(call: Call, key: string, bytes: number, label: string): NewRow<'stored_file'> {
  const { scope, accountId, home } = call.caller;
  return {
    id: newId(call.now),
    key,
    owner_id: home.id,
    company_id: scope.kind === 'company' ? scope.companyId : null,
    customer_id: scope.kind === 'customer' ? scope.customerId : null,
    account_id: accountId,
    kind: 'pdf',
    bytes,
    sent_bytes: bytes,
    width: 0,
    height: 0,
    label,
    created_at: call.now,
  };
}

/** Keeps a PDF that was made for the company or customer who asked, and answers its key in the storage. */
export async function keepPdf(call: Call, bytes: Uint8Array, made: MadeFile): Promise<string> {
  const key = newPdfKey();
  await call.parts.storage.put(key, bytes);
  const kept = await call.inScope((tx) =>
    tx.db
      .insertInto('stored_file')
      .values({
        ...madePdf(call, key, bytes.byteLength, made.label),
        made_from: made.madeFrom,
        bound_at: made.forGood ? call.now : null,
      })
      .onConflict((conflict) => conflict.columns(['owner_id', 'made_from']).doNothing())
      .returning('key')
      .executeTakeFirst(),
  );
  if (kept) return key;
  // Another process made the same one meanwhile.
  await call.parts.storage.remove(key);
  return (await findMade(call, made.madeFrom)) ?? key;
}
