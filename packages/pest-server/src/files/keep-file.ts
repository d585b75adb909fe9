import { randomBytes } from 'node:crypto';
import type { Call } from '../call/call';
import { newId } from '../database/ids';

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
      .where('owner_id', '=', call.caller.home.id)
      .where('made_from', '=', madeFrom)
      .executeTakeFirst(),
  );
  return made?.key ?? null;
}

/** Keeps a PDF that was made for the company or customer who asked, and answers its key in the storage. */
export async function keepPdf(call: Call, bytes: Uint8Array, made: MadeFile): Promise<string> {
  const key = `${randomBytes(24).toString('base64url')}.pdf`;
  await call.parts.storage.put(key, bytes);
  const { scope, accountId } = call.caller;
  const kept = await call.inScope((tx) =>
    tx.db
      .insertInto('stored_file')
      .values({
        id: newId(call.now),
        key,
        owner_id: call.caller.home.id,
        company_id: scope.kind === 'company' ? scope.companyId : null,
        customer_id: scope.kind === 'customer' ? scope.customerId : null,
        account_id: accountId,
        kind: 'pdf',
        bytes: bytes.byteLength,
        sent_bytes: bytes.byteLength,
        width: 0,
        height: 0,
        label: made.label,
        made_from: made.madeFrom,
        created_at: call.now,
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
