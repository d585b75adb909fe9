import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { limits } from 'pest-sdk';
import { type CleanFile, cleanFile } from '../../books/files/images';
import { isReviewed } from '../../books/files/upload-allowance';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { IncomingFile } from '../../call/incoming-file';
import { refuse } from '../../call/refusal';
import { newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import { bytesKept } from './upload.queries';

const endings = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;
const labelLength = 120;

export const uploadHandlers: AreaHandlers<'upload'> = {
  async 'upload.file'(call, request) {
    const sent = request.file;
    if (!(sent instanceof IncomingFile)) refuse('general.invalidParameter', { field: 'file' });
    await requireRoom(call, sent.sentBytes);
    const file = await cleanFile(call.parts, sent);
    try {
      if (!isReviewed(call.caller)) requireCertificate(file, sent);
      return await keepFile(call, file, sent);
    } finally {
      await rm(file.path, { force: true });
    }
  },
};

/** @throws PestRefusal `general.businessFailure` with the figures. */
async function requireRoom(call: Call, bytes: number): Promise<void> {
  const most = call.parts.settings.uploads.bytesKept;
  const kept = await call.inScope((tx) => bytesKept(tx, call.caller.home.id));
  if (kept + bytes <= most) return;
  const [used, room] = [kept, most].map((amount) => Math.ceil(amount / 1024 / 1024));
  refuse('general.businessFailure', {
    words: {
      zh: `存储空间已满：已用 ${used} MB，共 ${room} MB`,
      en: `Storage is full: ${used} of ${room} MB used.`,
    },
  });
}

/** Before the review there is nothing to upload but pictures of certificates for it. */
function requireCertificate({ kind }: CleanFile, { sentBytes }: IncomingFile): void {
  if (kind === 'pdf' || sentBytes > limits.imageBytes) refuse('account.informationIncomplete');
}

async function keepFile(call: Call, file: CleanFile, sent: IncomingFile) {
  const key = `${randomBytes(24).toString('base64url')}.${endings[file.kind]}`;
  const label = cleanLabel(sent.name) || `file.${endings[file.kind]}`;
  await call.parts.storage.keep(key, file.path);
  const { scope, accountId } = call.caller;
  await call.inScope((tx) =>
    insertRow(tx.db, 'stored_file', {
      id: newId(call.now),
      key,
      owner_id: call.caller.home.id,
      company_id: scope.kind === 'company' ? scope.companyId : null,
      customer_id: scope.kind === 'customer' ? scope.customerId : null,
      account_id: accountId,
      kind: file.kind,
      bytes: file.bytes,
      sent_bytes: sent.sentBytes,
      width: file.width,
      height: file.height,
      label,
      created_at: call.now,
    }),
  );
  return { fullurl: call.fileUrl(key), file_name: label };
}

/** The sender's name for the file is a label only: no path, no control or direction characters. */
function cleanLabel(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, labelLength).join('');
}
