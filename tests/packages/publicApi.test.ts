import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './packed';

/**
 * What each published entry offers, as its built declarations say it: one paragraph for each export, by name. A changed
 * signature shows in the diff as a new or lost export does; after a change on purpose,
 * `npx vitest run --project packages -u` writes the reports anew.
 */
const entries = await entriesOf('pest-sdk', 'pest-ui');
it.each(entries)('%s offers by %s what its report says', async (name, entry, types) => {
  const report = [name, ...entry.split('/').slice(1)].join('-');
  await expect(apiOf(types)).toMatchFileSnapshot(`exports/${report}.txt`);
});

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly import?: { readonly types: string } }>>;
}

/** Package, entry and file of built declarations of each entry that has any. */
async function entriesOf(...names: readonly string[]): Promise<[name: string, entry: string, types: string][]> {
  const found = names.map(async (name) => {
    const manifest: Manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'));
    return Object.entries(manifest.exports).flatMap(([entry, { import: imported }]) =>
      imported ? [[name, entry, join(root, 'packages', name, imported.types)] satisfies [string, string, string]] : [],
    );
  });
  return (await Promise.all(found)).flat();
}

const printer = ts.createPrinter({ removeComments: true });

/** Of all entries: what they share is read once. */
const program = ts.createProgram(
  entries.map(([, , types]) => types),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  },
);
const checker = program.getTypeChecker();

function apiOf(file: string): string {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  // What only acts when it is loaded exports nothing.
  if (!module) return '';
  const paragraphs = checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(paragraph);
  return `${paragraphs.join('\n')}\n`;
}

/** `value name` or `type name`, and under it its declarations without comments. */
function paragraph(symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const kind = target.flags & ts.SymbolFlags.Value ? 'value' : 'type';
  const declared = (target.declarations ?? []).map(declarationText).filter((text) => text !== '');
  return [`${kind} ${symbol.name}`, ...declared.map(indented)].join('\n');
}

function declarationText(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  // A namespace of another module has no text of its own.
  if (ts.isSourceFile(statement)) return '';
  return printer.printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile()).replace(/^export /, '');
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
