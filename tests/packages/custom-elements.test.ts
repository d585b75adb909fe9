import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { properties, settings } from '../../packages/pest-ui/src/hosts/elements/properties';
import { root } from './packed';

/**
 * What editors read of the elements (`customElements` of the package): attributes, properties and events with the
 * sentences of the types. After a change on purpose, `npx vitest run --project packages -u` writes it anew.
 */
it('is told to editors as it is', async () => {
  const manifest = { schemaVersion: '1.0.0', modules: [{ kind: 'javascript-module', path, declarations: elements() }] };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, 'packages/pest-ui/custom-elements.json'));
});

const path = 'dist/hosts/elements/index.js';

type Kind = 'text' | 'number' | 'flag' | 'data' | readonly string[];
const attributeTypes: Readonly<Record<string, string>> = { text: 'string', number: 'number', flag: 'boolean' };

function elements() {
  const file = join(root, 'packages/pest-ui', path.replace(/\.js$/, '.d.ts'));
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const declarations = program.getSourceFile(file);
  const module = declarations && checker.getSymbolAtLocation(declarations);
  const tags = module && checker.getExportsOfModule(module).find(({ name }) => name === 'PestElementsByTag');
  if (!tags) throw new Error('The entry exports the elements by their tags.');
  return Object.entries(properties).map(([name, own]) => {
    const tagName = `pest-${name}`;
    const tag = checker.getDeclaredTypeOfSymbol(tags).getProperty(tagName);
    const type = tag && checker.getTypeOfSymbol(tag);
    const said = (property: string) => {
      const symbol = type?.getProperty(property);
      return symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)) : '';
    };
    const kinds: [string, Kind][] = Object.entries({ ...settings, ...own });
    const described = (property: string) => ({ ...(said(property) && { description: said(property) }) });
    return {
      kind: 'class',
      customElement: true,
      name: className(tagName),
      tagName,
      attributes: kinds.flatMap(([property, kind]) => {
        const text = typeof kind === 'string' ? attributeTypes[kind] : undefined;
        return text ? [{ name: kebab(property), fieldName: property, type: { text }, ...described(property) }] : [];
      }),
      members: kinds.map(([property]) => ({ kind: 'field', name: property, ...described(property) })),
      events: [
        {
          name: 'pest-ready',
          type: { text: 'CustomEvent' },
          description: 'The widget is drawn, and `handle` is there.',
        },
        ...kinds.flatMap(([property, kind]) =>
          typeof kind === 'string'
            ? []
            : [
                {
                  name: `pest${kebab(property.slice(2))}`,
                  type: { text: `CustomEvent<{ ${kind.join(', ')} }>` },
                  ...described(property),
                },
              ],
        ),
      ],
    };
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function className(tag: string): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
