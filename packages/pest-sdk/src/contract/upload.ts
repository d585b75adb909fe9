import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

export const upload = {
  file: endpoint({
    method: 'POST',
    path: '/api/upload/file',
    sends: 'multipart',
    auth: 'optional',
    access: 'anyone',
    source: 'spec',
    summary: 'Uploads one image or PDF in the field `file`; what it is for is checked where its URL is bound.',
    request: z.strictObject({ file: z.instanceof(Blob) }),
    result: z.strictObject({
      /** Where it can be fetched, for an hour; also what other calls take to bind it. */
      fullurl: f.fileUrl,
      file_name: z.string(),
    }),
    errors: ['account.informationIncomplete', 'general.businessFailure'],
  }),
} as const;
