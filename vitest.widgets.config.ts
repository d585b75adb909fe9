import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browser.mjs';
import { setFonts } from './scripts/test-fonts.mjs';

setFonts('wide');
const executablePath = findBrowser();

/** Every story in a browser, with its interactions and axe. */
export default defineConfig({
  logLevel: 'warn',
  resolve: { conditions: ['@pest/source', ...defaultClientConditions] },
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'widgets',
    maxWorkers: '100%',
    testTimeout: 120_000,
    setupFiles: ['./tests/setup/quiet.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
        // Stories open in the reader's language: tests read the default one, whatever the machine speaks.
        contextOptions: { locale: 'zh-CN' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
