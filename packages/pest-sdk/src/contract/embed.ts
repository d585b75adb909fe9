import * as z from 'zod/mini';
import { embedLimits, embedMinutes, embedScopes, embedWidgets, needsCustomers } from '../rules/embed';
import { endpoint } from './endpoint';
import * as f from './fields';

const origins = z.array(f.origin).check(z.maxLength(embedLimits.origins));
const draft = { name: f.requiredText(60), origins: z._default(origins, []) };

const partner = z.strictObject({
  id: f.id,
  name: z.string(),
  /** Pages of these origins may use the partner's tokens, and frame what the company shares. */
  origins: z.array(z.string()),
  /** The end of the key, to tell keys apart by. */
  keyEnd: z.string(),
  /** Whose rights the partner's tokens stay within. */
  madeBy: z.string(),
  madeAt: f.instant,
  /** When the key was last made anew. */
  keyMadeAt: f.instant,
  /** When the key was last exchanged for a token. */
  lastUsedAt: z.nullable(f.instant),
  revokedAt: z.nullable(f.instant),
  revision: f.revision,
});
/** A partner whose pages may show widgets, with what is known of its key. */
export type Partner = z.infer<typeof partner>;

const madeKey = z.strictObject({
  id: f.id,
  /** Told this once: the server keeps its hash only. */
  key: z.string(),
});

const ofAdministrators = { auth: 'token', access: 'administrator', source: 'ours' } as const;

export const embed = {
  partners: endpoint({
    ...ofAdministrators,
    method: 'GET',
    path: '/api/v-embed/partners',
    sends: 'query',
    summary: 'The partners whose pages may show the company’s widgets, the newest first.',
    request: f.nothing,
    result: z.array(partner),
    errors: [],
  }),
  addPartner: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/partners/add',
    sends: 'json',
    answersSecret: true,
    summary:
      'Adds a partner and makes its key, which is told this once. Its tokens stay within the rights of who adds it.',
    request: z.strictObject(draft),
    result: madeKey,
    errors: ['general.businessFailure'],
  }),
  updatePartner: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-embed/partners/update',
    sends: 'json',
    edits: 'revision',
    summary: 'Changes a partner’s name and origins; they hold from its next call on.',
    request: z.strictObject({ id: f.id, name: draft.name, origins, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  rotateKey: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/partners/rotate',
    sends: 'json',
    answersSecret: true,
    summary: 'Makes a partner’s key anew, told this once. The old key and the tokens made with it end at once.',
    request: f.byId,
    result: madeKey,
    errors: ['general.notFound'],
  }),
  revokePartner: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-embed/partners/revoke',
    sends: 'json',
    summary: 'Ends a partner’s key and all its tokens, for good.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  granted: endpoint({
    method: 'GET',
    path: '/api/v-embed/granted',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary:
      'The calls that the token at hand may make now, by their names (`report.update`): those of a partner’s page, or of who is signed in. What a page offers is read from it.',
    request: f.nothing,
    result: z.strictObject({ calls: z.array(z.string()) }),
    errors: [],
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/v-embed/token',
    sends: 'json',
    auth: 'partner',
    access: 'anyone',
    source: 'ours',
    summary:
      'From a partner’s server, with its key in place of a token: answers a token for a page, limited to some widgets and customers, to reading or writing, and to an hour at most.',
    request: z
      .strictObject({
        widgets: z.array(z.enum(embedWidgets)).check(z.minLength(1), z.maxLength(embedWidgets.length)),
        /** Needed for widgets about a site. */
        customerIds: z._default(z.array(f.id).check(z.maxLength(embedLimits.customers)), []),
        scope: z._default(z.enum(embedScopes), 'read'),
        minutes: z._default(z.int().check(z.gte(1), z.lte(embedMinutes.most)), embedMinutes.usual),
      })
      .check(
        z.refine(({ widgets, customerIds }) => !needsCustomers(widgets) || customerIds.length > 0, {
          path: ['customerIds'],
          error: 'required',
        }),
      ),
    result: z.strictObject({ token: z.string(), endsAt: f.instant }),
    errors: ['general.businessFailure', 'general.notFound', 'permission.denied'],
  }),
} as const;
