// @ts-check
/**
 * Leaves out of axios, in what is built for browsers, what is never run there: the fetch adapter (browsers have
 * XMLHttpRequest, which axios takes first and which tells how far an upload is) and its table of status names.
 */
const neverRun = [
  { file: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, instead: 'export const getFetch = () => false;' },
  { file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, instead: 'export default {};' },
];

/** For Vite's build. */
export const axiosInBrowsers = {
  name: 'axios-in-browsers',
  apply: /** @type {const} */ ('build'),
  /** @param {string} id */
  load: (id) => neverRun.find(({ file }) => file.test(id))?.instead ?? null,
};
