import { createPestClient } from 'pest-sdk';
import { language } from './language';
import { announceExpiry } from './session-expiry';
import { readToken } from './token-cookie';

/** The one client of the portal. What failed is shown by the screen that asked, or as a notice (see `queries.ts`). */
export const client = createPestClient({
  baseUrl: '',
  token: readToken,
  language,
  retryWrites: true,
  joinWrites: true,
  // What is on the screen is worth more than a page that fails over a number; tests fail on it.
  validate: import.meta.env.PROD ? 'warn' : 'strict',
  on: { sessionExpired: announceExpiry },
});
