import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * The exports of each published entry, one a line. A new or lost export shows in the diff; after a change on purpose,
 * `npx vitest run --project packages -u` writes the lists anew.
 */
it.each([
  ['pest-sdk', 'src/index.ts', 'pest-sdk'],
  ['pest-sdk', 'src/mock/index.ts', 'pest-sdk-mock'],
  ['pest-sdk', 'src/openapi/index.ts', 'pest-sdk-openapi'],
  ['pest-sdk', 'src/conformance/index.ts', 'pest-sdk-conformance'],
  ['pest-sdk', 'src/schemas/index.ts', 'pest-sdk-schemas'],
  ['pest-ui', 'src/index.ts', 'pest-ui'],
  ['pest-ui', 'src/connected/index.ts', 'pest-ui-connected'],
  ['pest-ui', 'src/report-builder/view.ts', 'pest-ui-report-view'],
  ['pest-ui', 'src/rules/index.ts', 'pest-ui-rules'],
  ['pest-ui', 'src/webview/index.ts', 'pest-ui-webview'],
  ['pest-ui', 'src/mount/index.ts', 'pest-ui-mount'],
  ['pest-ui', 'src/elements/index.ts', 'pest-ui-elements'],
])('%s exports from %s what its list says', async (name, entry, list) => {
  const lines = exportsOf(join(root, 'packages', name), entry);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`exports/${list}.txt`);
});

/** `value name` or `type name` for each export, sorted by name. */
function exportsOf(folder: string, entry: string): string[] {
  const configFile = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const file = join(folder, entry);
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, kind: kindOf(symbol, checker) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, kind }) => `${kind} ${name}`);
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): 'value' | 'type' {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.flags & ts.SymbolFlags.Value ? 'value' : 'type';
}
