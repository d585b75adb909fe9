import * as z from 'zod/mini';
import { companyProvider } from './company-sign-in';
import { endpoint } from './endpoint';
import * as f from './fields';
import { underReview } from './review-step';

const profile = {
  name: f.name,
  address: z.string().check(z.minLength(1), z.maxLength(200)),
  contactName: z.string().check(z.minLength(1), z.maxLength(50)),
  contactPhone: f.contactPhone,
  introduction: f.text,
};

export const company = {
  ...companyProvider,
  details: endpoint({
    method: 'GET',
    path: '/api/v-user-company/details',
    sends: 'query',
    auth: 'token',
    access: { of: 'company', beforeApproval: true },
    source: 'spec',
    summary: "The signed-in account's company and where its review stands.",
    request: f.nothing,
    result: z.strictObject({
      id: f.id,
      name: z.string(),
      address: z.string(),
      contactName: z.string(),
      contactPhone: z.string(),
      introduction: z.string(),
      logo: z.nullable(f.fileUrl),
      businessLicense: z.nullable(f.fileUrl),
      pestControlQualification: z.nullable(f.fileUrl),
      pesticideUsageCertificate: z.nullable(f.fileUrl),
      personnelQualification: z.nullable(f.fileUrl),
      ...underReview,
      /** Whether a report is approved by somebody else than its author, where there is another reviewer. */
      reviewByAnother: z.boolean(),
      /** Whether administrator and management staff sign in with a second factor. */
      secondFactorRequired: z.boolean(),
      revision: f.revision,
    }),
    bound: 'The newest ten steps of the review.',
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-user-company/update',
    sends: 'json',
    auth: 'token',
    access: { administrator: true, beforeApproval: true },
    source: 'spec',
    edits: 'revision',
    summary: 'Changes the company information and submits it for review.',
    changes: ['auth'],
    request: z.strictObject({
      ...profile,
      logo: f.fileUrl,
      businessLicense: f.fileUrl,
      pestControlQualification: z._default(z.nullable(f.fileUrl), null),
      pesticideUsageCertificate: z._default(z.nullable(f.fileUrl), null),
      personnelQualification: z._default(z.nullable(f.fileUrl), null),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['account.phoneInvalid', 'general.businessFailure'],
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/api/v-user-company/settings',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: "Changes how the company works; its administrator's to do, and nothing that the platform reviews.",
    changes: ['auth', 'report'],
    request: z.strictObject({
      /** What is left out stays. */
      reviewByAnother: z.optional(z.boolean()),
      /** Only who has signed in with a second factor can ask it of others. */
      secondFactorRequired: z.optional(z.boolean()),
    }),
    result: f.done,
    errors: ['general.businessFailure'],
  }),
} as const;
