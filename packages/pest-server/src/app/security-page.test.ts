import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
const folders: Readonly<Record<string, string>> = {
  server: 'packages/pest-server/src',
  portal: 'packages/pest-portal/src',
  ui: 'packages/pest-ui/src',
  sdk: 'packages/pest-sdk/src',
  tests: 'tests',
};

test('docs/security.md names tests that there are', () => {
  const named = [...page.matchAll(/`(server|portal|ui|sdk|tests)\/([\w./-]+\.(?:test|spec)\.tsx?)`/g)];
  const missing = named.filter(([, place = '', file]) => !existsSync(new URL(`${folders[place]}/${file}`, root)));
  expect(named.length).toBeGreaterThan(100);
  expect(missing.map(([text]) => text)).toEqual([]);
});

test('docs/security.md answers each requirement of ASVS 5.0, level 2, once', () => {
  const rows = [...page.matchAll(/^\| (\d[\d., -]*) \| (met|n\/a|deviates) \| .+ \|$/gm)];
  const answered = rows.flatMap(([, requirements = '']) => requirements.split(', ').flatMap(inRange));
  expect(answered.filter((one, at) => answered.indexOf(one) !== at)).toEqual([]);
  expect(answered).toHaveLength(253);
});

/** `1.2.6-1.2.8` */
function inRange(text: string): string[] {
  const [from = '', to = from] = text.split('-');
  const section = from.slice(0, from.lastIndexOf('.') + 1);
  const [first, last] = [Number(from.slice(section.length)), Number(to.slice(section.length))];
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}${first + at}`);
}
