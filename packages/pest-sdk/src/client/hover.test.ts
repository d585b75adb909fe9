import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'a-host.ts');
const source = `
import { createPestClient } from './index';
const client = createPestClient({ baseUrl: '' });
client.stock.addCategoryStock({ id: 'c1', quantity: '12' });
client.stock.ledger.all({ id: 'c1' });
`;

/** What an editor shows at a place of a host's code. */
function hover(at: string): string {
  const quickInfo = service.getQuickInfoAtPosition(file, source.indexOf(at) + at.length - 1);
  return `${ts.displayPartsToString(quickInfo?.displayParts)}\n${ts.displayPartsToString(quickInfo?.documentation)}`;
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(folder, '../tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  join(folder, '..'),
);
const service = ts.createLanguageService({
  // Node's types say nothing of a call.
  getCompilationSettings: () => ({ ...options, types: [] }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const text = name === file ? source : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => folder,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
});

it('an editor shows at a call what it does, takes, answers and refuses', () => {
  const shown = hover('stock.addCategoryStock');
  expect(shown).toContain('quantity: string');
  expect(shown).toContain('Promise<{');
  expect(shown).toContain('Replenishes a consumable.');
  expect(shown).toContain('POST /api/v-device-stock/addCategoryStock');
  expect(shown).toContain('“Replenish physical consumables” (`btn_mquipment_replenish`)');
  expect(shown).toContain('`general.notFound` (4004)');
  expect(shown).toContain('specification §7');
  expect(hover('ledger.all')).toContain('each once by its id');
});
