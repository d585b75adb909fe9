import type { NewRow } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export async function insertFile(tx: Tx, file: NewRow<'stored_file'>): Promise<void> {
  await tx.db.insertInto('stored_file').values(file).execute();
}
