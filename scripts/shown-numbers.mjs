// @ts-check
/**
 * Lists numbers that a screen shows as React prints them, `5000`: an amount is formatted (`useFormat().number`, or a
 * message), and what is no amount, as a step's place, is text (`String(at + 1)`).
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';

/** What a value may be and still be printed as a number. */
const printed =
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

const bare = ['pest-portal', 'pest-ui'].flatMap(bareNumbers);
for (const place of bare) console.error(place);
if (bare.length > 0) console.error(`${bare.length} numbers are shown without the signs of the language.`);
process.exit(bare.length === 0 ? 0 : 1);

/**
 * The values that a child, a property, a short function or one that returns hands over.
 * @param {ts.Node} node
 * @returns {readonly ts.Expression[]}
 */
function handedOver(node) {
  if (ts.isJsxExpression(node) || ts.isReturnStatement(node)) return node.expression ? sidesOf(node.expression) : [];
  if (ts.isPropertyAssignment(node)) return sidesOf(node.initializer);
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? sidesOf(node.body) : [];
}

/**
 * @param {ts.Expression} value
 * @returns {readonly ts.Expression[]}
 */
function sidesOf(value) {
  if (ts.isParenthesizedExpression(value)) return sidesOf(value.expression);
  if (ts.isConditionalExpression(value)) return [...sidesOf(value.whenTrue), ...sidesOf(value.whenFalse)];
  const isEither = ts.isBinaryExpression(value) && /^(&&|\|\||\?\?)$/.test(value.operatorToken.getText());
  return isEither ? [value, ...sidesOf(value.right)] : [value];
}

/** Whether the type needs to be asked for: it takes the longest. @param {ts.Expression} value */
function mayBeNumber(value) {
  if (ts.isCallExpression(value)) return !/^(t|say|common|field|String)$/.test(value.expression.getText());
  return (
    ts.isIdentifier(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isElementAccessExpression(value) ||
    ts.isBinaryExpression(value) ||
    ts.isNumericLiteral(value) ||
    ts.isPrefixUnaryExpression(value)
  );
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function bareNumbers(name) {
  const folder = join(root, 'packages', name);
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config;
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  /** @type {string[]} */
  const found = [];
  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(join(folder, 'src')) && !/\.(test|stories)\.tsx?$/.test(source.fileName))
      walk(source);
  }
  return found;

  /** @param {ts.Node} node */
  function walk(node) {
    for (const value of handedOver(node)) {
      if (!mayBeNumber(value) || !isShown(value) || !isNumber(value)) continue;
      const source = value.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(value.getStart());
      found.push(`${relative(root, source.fileName)}:${line + 1} ${value.getText()}`);
    }
    ts.forEachChild(node, walk);
  }

  /** @param {ts.Expression} node */
  function isShown(node) {
    const wanted = checker.getContextualType(node);
    return wanted !== undefined && /\bReactNode\b/.test(checker.typeToString(wanted));
  }

  /** @param {ts.Expression} node */
  function isNumber(node) {
    const type = checker.getTypeAtLocation(node);
    const kinds = type.isUnion() ? type.types : [type];
    const isA = (/** @type {number} */ flags) => (/** @type {ts.Type} */ kind) => (kind.flags & flags) !== 0;
    return kinds.some(isA(ts.TypeFlags.NumberLike)) && kinds.every(isA(printed));
  }
}
