import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// As Node itself resolves: `module` names files for bundlers, some of which Node cannot load.
const conditions = ['@pest/source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

/** `npm run test:citus`: the server's suite on a Citus cluster, and what holds on a cluster only. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'citus',
    environment: 'node',
    isolate: false,
    include: ['packages/pest-server/src/**/*.test.ts'],
    globalSetup: ['./packages/pest-server/src/testing/citus-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
