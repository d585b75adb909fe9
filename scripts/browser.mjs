// @ts-check
import { existsSync } from 'node:fs';
import { setFonts } from './test-fonts.mjs';

/** Without these a headless Chromium as root, or without a network, does not start or waits for hosts it cannot reach. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests drive: `CHROME_PATH`, else an installed Chrome or Chromium, else undefined, which means
 * Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  return usualPlaces.find((place) => existsSync(place));
}

/**
 * How a browser that tests or benches drive is launched, the same on every machine: with the fonts of the lock file, as
 * Chromium without any ends at the first text that it draws, and with names of files in UTF-8, as under `LANG=C` it
 * opens none that is not ASCII.
 */
export function browserOptions() {
  setFonts('wide');
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: browserArguments,
    env: { ...process.env, ...(process.platform === 'linux' && { LC_ALL: 'C.UTF-8' }) },
  };
}
