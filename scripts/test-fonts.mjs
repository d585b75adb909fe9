// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['dejavu-fonts-ttf/ttf', '@expo-google-fonts/arimo', '@expo-google-fonts/noto-sans-sc'];

/**
 * What a browser of the tests draws with, whatever this machine has. `wide`: a plain Debian, where no family that our
 * styles name is installed and Latin is DejaVu's. `narrow`: Latin as wide as Arial's, and Chinese by a name that our
 * styles know, which then draws the Latin beside it, too.
 */
const fontSets = /** @type {const} */ ({
  wide: { latin: 'DejaVu Sans', chinese: 'Chinese of the tests' },
  narrow: { latin: 'Arimo', chinese: 'Noto Sans SC' },
});

/**
 * The narrow letters by name, for a page of a browser that draws with the wide ones.
 * @param {string} language
 */
export function narrowFonts(language) {
  const chinese = `'${fontSets.wide.chinese}'`;
  return language === 'zh' ? chinese : `${fontSets.narrow.latin},${chinese}`;
}

/**
 * Has every browser that this process and its children start draw with one set of fonts. Only browsers that ask
 * fontconfig can be told, which those of macOS and Windows do not.
 * @param {keyof typeof fontSets} set
 */
export function setFonts(set) {
  process.env.FONTCONFIG_FILE = writeConfiguration(set);
}

/** @param {keyof typeof fontSets} set */
function writeConfiguration(set) {
  const folder = join(root, '.cache', 'fonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${set}.conf`);
  writeFileSync(file, configuration(set, join(folder, `${set}-cache`)));
  return file;
}

/**
 * @param {keyof typeof fontSets} set
 * @param {string} cache
 */
function configuration(set, cache) {
  const { latin, chinese } = fontSets[set];
  const folders = packages.map((name) => `<dir>${escaped(join(root, 'node_modules', name))}</dir>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.join('\n  ')}
  <cachedir>${escaped(cache)}</cachedir>
  <match target="scan">
    <test name="family"><string>Noto Sans SC</string></test>
    <edit name="family" mode="assign_replace"><string>${chinese}</string></edit>
  </match>
  ${['sans-serif', 'system-ui', 'serif'].map((family) => alias(family, latin, chinese)).join('\n  ')}
  ${alias('monospace', 'DejaVu Sans Mono', chinese)}
</fontconfig>
`;
}

/**
 * @param {string} family
 * @param {...string} preferred
 */
function alias(family, ...preferred) {
  const families = preferred.map((name) => `<family>${name}</family>`).join('');
  return `<alias binding="same"><family>${family}</family><prefer>${families}</prefer></alias>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
