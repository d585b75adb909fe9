import { createPestClient } from 'pest-sdk';
import { askedAhead } from './calls-ahead';
import { language } from './language';
import { announceExpiry } from './session-expiry';
import { readToken } from './token-cookie';

/** The one client of the portal. What failed is shown by the screen that asked, or as a notice (see `queries.ts`). */
export const client = createPestClient({
  baseUrl: '',
  token: readToken,
  language,
  askedAhead,
  retryWrites: true,
  joinWrites: true,
  on: { sessionExpired: announceExpiry },
});
