import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { doorsOfStars, oneModuleEach } from '../../scripts/one-module-each';

/** What a host imports: `pest-ui`, `pest-ui/rules` and so on. */
const entry = {
  index: 'src/index.ts',
  'heat-map/index': 'src/heat-map/index.ts',
  'floor-plan-editor/index': 'src/floor-plan-editor/index.ts',
  'report-builder/index': 'src/report-builder/index.ts',
  'stock-bell/index': 'src/stock-bell/index.ts',
  'inspection-template-editor/index': 'src/inspection-template-editor/index.ts',
  'primitives/index': 'src/primitives/index.ts',
  'hosts/provider/index': 'src/hosts/provider/index.ts',
  'hosts/languages/es': 'src/hosts/languages/es.ts',
  'hosts/languages/words': 'src/hosts/languages/words.ts',
  'hosts/connected/index': 'src/hosts/connected/index.ts',
  'report-builder/view': 'src/report-builder/view.ts',
  'rules/index': 'src/rules/index.ts',
  'hosts/webview/index': 'src/hosts/webview/index.ts',
  'hosts/frame/index': 'src/hosts/frame/index.ts',
  'hosts/mount/index': 'src/hosts/mount/index.ts',
  'hosts/elements/index': 'src/hosts/elements/index.ts',
  'hosts/elements/auto': 'src/hosts/elements/auto.ts',
};

const shared = { target: 'es2022', sourcemap: true } as const;

/** Heard only as the first words of a file. */
const forBrowsers = '"use client";';
/** tsup writes CommonJS with chunks by turning every `import()` into a `require`, with which nothing is on demand. */
const kept = { from: /\bimport\("/g, hidden: 'impor_("', to: 'import("' };
const keepImportOnDemand = {
  name: 'keep-import-on-demand',
  renderChunk: (code: string) => ({ code: code.replace(kept.from, kept.hidden) }),
  async buildEnd({ writtenFiles }: { writtenFiles: readonly { readonly name: string }[] }) {
    for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.cjs'))) {
      const code = (await readFile(name, 'utf8')).replaceAll(kept.hidden, kept.to);
      await writeFile(name, code.includes(forBrowsers) ? forBrowsers + code.replace(forBrowsers, '') : code);
    }
  },
};

export default defineConfig([
  // One ESM file per source file, so that a host pays only for what it imports; one CJS file per entry beside it.
  {
    ...shared,
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories,fixture}.{ts,tsx}',
      '!src/stories-data/**',
      '!src/hosts/elements/everything.ts',
      '!src/**/*.d.ts',
    ],
    format: ['esm'],
    splitting: false,
    esbuildPlugins: [oneModuleEach],
    plugins: [doorsOfStars(Object.keys(entry))],
  },
  {
    ...shared,
    entry,
    format: ['cjs'],
    splitting: true,
    plugins: [keepImportOnDemand],
  },
]);
