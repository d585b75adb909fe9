// @ts-check
/** Bundles `built/main.js` of a host's folder into its `dist`, as a page of webpack has it. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';

const [, , folder = ''] = process.argv;
const compiler = webpack({
  mode: 'production',
  context: folder,
  entry: './built/main.js',
  // Late parts lie beside it.
  output: { path: join(folder, 'dist'), filename: 'main.js', publicPath: '/' },
  // As most pages name their files: without an ending.
  module: { rules: [{ test: /\.js$/, resolve: { fullySpecified: false } }] },
  performance: false,
});
await new Promise((resolve, reject) =>
  compiler.run((error, stats) => {
    const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
    compiler.close(() => (failed ? reject(failed) : resolve(undefined)));
  }),
);
await cp(join(folder, 'public'), join(folder, 'dist'), { recursive: true });
const html = await readFile(join(folder, 'index.html'), 'utf8');
await writeFile(join(folder, 'dist/index.html'), html.replace('/main.jsx', '/main.js'));
