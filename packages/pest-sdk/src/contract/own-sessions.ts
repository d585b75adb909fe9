import * as z from 'zod/mini';
import { signInMethods } from '../rules/record-values';
import { endpoint } from './endpoint';
import * as f from './fields';

/** One place where an account is signed in. */
export const signedInAt = z.strictObject({
  id: f.id,
  /** Whether it is the session that asks. */
  current: z.boolean(),
  /** What the browser calls itself, `Chrome`; empty where it says nothing. */
  browser: z.string(),
  /** And what it runs on, `Windows`. */
  system: z.string(),
  /** The network address that it was begun from. */
  address: z.string(),
  method: z.enum(signInMethods),
  startedAt: f.instant,
  lastUsedAt: f.instant,
});

/** Where the own account is signed in. */
export const ownSessions = {
  sessions: endpoint({
    method: 'GET',
    path: '/api/v-user/sessions',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Where the own account is signed in now, the last used first.',
    request: f.nothing,
    result: z.array(signedInAt),
    bound: 'The sessions that are open, the newest twenty of them.',
    errors: [],
  }),
  endSession: endpoint({
    method: 'PUT',
    path: '/api/v-user/sessions/end',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Ends one session of the own account.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  endOtherSessions: endpoint({
    method: 'PUT',
    path: '/api/v-user/sessions/end-others',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Ends every session of the own account but the one that asks.',
    request: f.nothing,
    result: f.done,
    errors: [],
  }),
} as const;
