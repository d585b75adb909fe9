// @ts-check
/**
 * Leaves axios' fetch adapter out of what is built for browsers: they have XMLHttpRequest, which axios takes first and
 * which tells how far an upload is, so that the other is never chosen. It is a sixth of axios.
 */
const fetchAdapter = /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;

/** For Vite's build. */
export const axiosInBrowsers = {
  name: 'axios-in-browsers',
  apply: /** @type {const} */ ('build'),
  /** @param {string} id */
  load: (id) => (fetchAdapter.test(id) ? 'export const getFetch = () => false;' : null),
};
