import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/email/contact',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'spec',
    summary: 'Sends the contact form of the home page.',
    request: z.strictObject({
      name: f.name,
      phone: f.contactPhone,
      email: z._default(f.optionalEmail, ''),
      companyName: z._default(f.textUpTo(100), ''),
      message: f.requiredText(2000),
    }),
    result: f.done,
    errors: ['general.businessFailure', 'account.phoneInvalid'],
  }),
} as const;
