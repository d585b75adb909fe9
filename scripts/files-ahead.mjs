// @ts-check
/**
 * For Vite: the pages' heads name modules whose files a first screen waits for (`<meta name="ahead-file">`, see
 * `first-paint.ts`); the build puts the files that they are made of in their places.
 * @type {import('vite').Plugin}
 */
export const filesAhead = {
  name: 'files-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle }) => {
      const named = new Set();
      return page.replace(/^ *<meta name="ahead-file" data-page="(.+)" content="\/(.+)" \/>\n/gm, (_, path, module) =>
        [...filesOf(bundle ?? {}, module)]
          .filter((file) => named.size < named.add(file).size)
          .map((file) => `    <meta name="ahead-file" data-page="${path}" content="/${file}" />\n`)
          .join(''),
      );
    },
  },
};

/**
 * The file of a module and those that it imports, without the entry's: the page itself loads that.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} module
 */
function filesOf(bundle, module) {
  const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const first = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/${module}`)),
  );
  if (!first) throw new Error(`No file of the build holds ${module}, which the page's head names.`);
  /** @type {Set<string>} */
  const files = new Set();
  const take = (/** @type {string} */ file) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk' || chunk.isEntry) return;
    files.add(file);
    for (const imported of chunk.imports) take(imported);
  };
  take(first.fileName);
  return files;
}
