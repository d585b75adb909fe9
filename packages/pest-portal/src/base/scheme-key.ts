/** Where the choice of light or dark is kept on this device; the page's first script reads it before anything is drawn. */
export const schemeKey = 'pest_scheme';
