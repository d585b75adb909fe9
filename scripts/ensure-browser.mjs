// @ts-check
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { run, runHeld } from './workspace.mjs';

/**
 * A browser to test in: an installed one, else Debian's package where this user may install it, else Playwright's
 * own download.
 * @returns {Promise<string | null>} its path, empty for Playwright's own, null when there is none
 */
export async function ensureBrowser() {
  const installed = findBrowser();
  if (installed) return installed;
  if (mayInstallDebianPackages()) {
    console.log('Installing Chromium …');
    await runHeld('apt-get', ['update', '-qq']);
    const { code } = await runHeld('apt-get', ['install', '-y', '-qq', 'chromium']);
    const found = findBrowser();
    if (code === 0 && found) return found;
  }
  return (await run('playwright', ['install', 'chromium'])) === 0 ? '' : null;
}

function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
}
