import { defineConfig } from 'tsup';

/** The server as plain ESM files: the contract is bundled from its source, every other dependency is installed. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    prepare: 'src/prepare.ts',
    'embedded-worker': 'src/database/engines/embedded-worker.ts',
    'report-worker': 'src/paper/report/report-worker.ts',
    'contract-worker': 'src/paper/contract/contract-worker.ts',
    'stamp-worker': 'src/paper/seal/stamp-worker.ts',
    'pdf-worker': 'src/paper/pdf/pdf-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  noExternal: ['pest-sdk'],
  esbuildOptions: (options) => {
    options.conditions = ['@pest/source'];
  },
});
