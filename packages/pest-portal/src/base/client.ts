import { createPestClient } from 'pest-sdk';
import { endCallsBy } from './calls-under-way';
import { noteCut } from './cut-answers';
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
  on: { sessionExpired: announceExpiry, response: noteCut },
});

endCallsBy(client.abortAll);
