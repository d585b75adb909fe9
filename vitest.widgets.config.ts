import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './scripts/browser.mjs';

/** Storybook's plugin reads back only blanks of a file's address: in a folder named in Chinese no story would be a test. */
const inAnyFolder: Plugin = {
  name: 'stories-in-any-folder',
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx?/ },
    handler: (code) =>
      code.replace('convertToFilePath(import.meta.url)', 'decodeURI(convertToFilePath(import.meta.url))'),
  },
};

/** Every story in a browser, with its interactions and axe. */
export default defineConfig({
  logLevel: 'warn',
  resolve: { conditions: ['@pest/source', ...defaultClientConditions] },
  plugins: [storybookTest({ configDir: '.storybook' }), inAnyFolder],
  test: {
    name: 'widgets',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['./tests/setup/quiet.ts', './tests/setup/owner-stacks.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: browserOptions(),
        // Stories open in the reader's language: tests read the default one, whatever the machine speaks.
        contextOptions: { locale: 'zh-CN' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
