// @ts-check
/** Lists the exports of pest-sdk and pest-ui that have no TSDoc; their comments are the reference that editors show. */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';

const entries = ['packages/pest-sdk/src/index.ts', 'packages/pest-ui/src/index.ts'].map((file) => join(root, file));
const program = ts.createProgram(entries, {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@pest/source'],
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
});
const checker = program.getTypeChecker();
const undocumented = entries.flatMap(undocumentedExports);
for (const place of undocumented) console.error(place);
if (undocumented.length > 0) console.error(`${undocumented.length} exports have no TSDoc.`);
process.exit(undocumented.length === 0 ? 0 : 1);

/**
 * @param {string} entry
 * @returns {string[]}
 */
function undocumentedExports(entry) {
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is no module.`);
  const undocumented = checker
    .getExportsOfModule(module)
    .filter((symbol) => isBare(symbol) && isBare(declared(symbol)));
  return undocumented.map(declared).map(placeOf).filter(isNoIcon);
}

/**
 * Icons are named for what they show; one comment in their file documents them all.
 * @param {string} place
 */
function isNoIcon(place) {
  return !place.startsWith('packages/pest-ui/src/primitives/icon/icons.ts');
}

/** @param {ts.Symbol} symbol */
function declared(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * A module that is exported as a namespace is documented in its own file.
 * @param {ts.Symbol} symbol
 */
function isBare(symbol) {
  if (symbol.flags & ts.SymbolFlags.ValueModule) return false;
  return symbol.getDocumentationComment(checker).length === 0;
}

/** @param {ts.Symbol} symbol */
function placeOf(symbol) {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return symbol.name;
  const file = declaration.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
  return `${relative(root, file.fileName)}:${line + 1} ${symbol.name}`;
}
