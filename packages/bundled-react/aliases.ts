import { fileURLToPath } from 'node:url';

const path = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * Preact in React's place, 35 kB smaller packed. Nobody else on the page meets it: pages that have React import the
 * packages themselves.
 */
export const aliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: path('preact/jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(new URL('client.mjs', import.meta.url)) },
  { find: /^react-dom$/, replacement: path('preact/compat') },
  { find: /^react-dom\/test-utils$/, replacement: path('preact/test-utils') },
  { find: /^react$/, replacement: path('preact/compat') },
];
