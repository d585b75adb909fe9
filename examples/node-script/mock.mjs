import { setupServer } from 'msw/node';
import { mockBackend } from 'pest-sdk/mock';

/** `npm run start:mock`: the same script without a backend. */
setupServer(...mockBackend().handlers).listen({ onUnhandledRequest: 'error' });
