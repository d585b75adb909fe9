// @ts-check
const { transform } = require('esbuild');

/**
 * For webpack: takes the types out of our sources.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 */
module.exports = function typescriptLoader(source) {
  const done = this.async();
  transform(source, { loader: this.resourcePath.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' }).then(
    ({ code }) => done(null, code),
    done,
  );
};
