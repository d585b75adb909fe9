import { randomBytes } from 'node:crypto';
import type { AreaHandlers } from '../../call/handlers';
import { newId } from '../../database/ids';
import { cleanFile } from '../../files/images';
import { insertFile } from './upload.queries';

const endings = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;
const labelLength = 120;

export const uploadHandlers: AreaHandlers<'upload'> = {
  async 'upload.file'(call, request) {
    const file = await cleanFile(new Uint8Array(await request.file.arrayBuffer()));
    const key = `${randomBytes(24).toString('base64url')}.${endings[file.kind]}`;
    const label = cleanLabel(request.file instanceof File ? request.file.name : '') || `file.${endings[file.kind]}`;
    await call.parts.storage.put(key, file.bytes);
    const { scope, accountId } = call.caller;
    await call.inScope((tx) =>
      insertFile(tx, {
        id: newId(call.now),
        key,
        owner_id: call.caller.home.id,
        company_id: scope.kind === 'company' ? scope.companyId : null,
        customer_id: scope.kind === 'customer' ? scope.customerId : null,
        account_id: accountId,
        kind: file.kind,
        bytes: file.bytes.byteLength,
        width: file.width,
        height: file.height,
        label,
        created_at: call.now,
      }),
    );
    return { fullurl: call.fileUrl(key), file_name: label };
  },
};

/** The sender's name for the file is a label only: no path, no control or direction characters. */
function cleanLabel(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, labelLength).join('');
}
