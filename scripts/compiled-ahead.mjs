// @ts-check
/**
 * Tells the browser to compile a file's functions while it arrives, on another thread, and not one by one when they are
 * first called: of what the first screen waits for, two thirds are called before it is drawn. Chromium reads the mark
 * (`//# allFunctionsCalledOnLoad`) from the first line of a file; to others it is a comment.
 */

const mark = '//# allFunctionsCalledOnLoad\n';

/** For Vite. @param {readonly string[]} groups files, by the names of their groups, besides the entry @returns {import('vite').Plugin} */
export function compiledAhead(groups) {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !(chunk.isEntry || groups.includes(chunk.name))) continue;
          chunk.code = mark + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = oneLineLater(String(map.source));
        }
      },
    },
  };
}

/** @param {string} text a source map */
function oneLineLater(text) {
  const map = JSON.parse(text);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
