import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';
import { openMetrics } from './metrics';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

onEmbedded((server) => {
  test('rules and dashboard ask for figures that there are', async () => {
    const { parts } = server();
    const metrics = openMetrics(parts, 'a token of the tests');
    const app = await buildApp(parts, { metrics });
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token of the tests' } });
    await app.close();
    const told = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const files = [
      await read('packages/pest-server/deploy/alerts.yaml'),
      await read('packages/pest-server/deploy/dashboard.json'),
    ];
    const asked = new Set(files.flatMap((text) => text.match(/\b(?:pest|process)_[a-z_]+/g) ?? []));
    expect(asked.size).toBeGreaterThan(10);
    for (const name of asked) expect(told).toContain(name.replace(/_bucket$/, ''));
  });
});

test('each rule says in the runbook what it means, and the runbook has no other', async () => {
  const rules = [...(await read('packages/pest-server/deploy/alerts.yaml')).matchAll(/alert: (\w+)/g)];
  const headings = [...(await read('docs/operations.md')).matchAll(/^### (\w+)$/gm)];
  expect(headings.map(([, name]) => name)).toEqual(rules.map(([, name]) => name));
});
