// @ts-check
/** Packages in the versions that the server has installed. */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/pest-server/package.json', import.meta.url));

/** @param {string} name @returns {any} */
export function serverPackage(name) {
  return require(name);
}

/** Where a file of one of them lies. @param {string} path */
export function serverPackageFile(path) {
  return require.resolve(path);
}
