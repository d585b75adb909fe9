import { randomBytes } from 'node:crypto';
import type { Call } from '../call/call';
import { newId } from '../database/ids';

/**
 * Keeps a file that the server made itself, in use from the start, for the company or customer who asked.
 *
 * @returns its key in the storage.
 */
export async function keepPdf(call: Call, bytes: Uint8Array, label: string): Promise<string> {
  const key = `${randomBytes(24).toString('base64url')}.pdf`;
  await call.parts.storage.put(key, bytes);
  const { scope, accountId } = call.caller;
  await call.inScope((tx) =>
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
        width: 0,
        height: 0,
        label,
        created_at: call.now,
        bound_at: call.now,
      })
      .execute(),
  );
  return key;
}
