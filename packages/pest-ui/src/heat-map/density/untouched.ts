/**
 * For what must lie exactly on the plan: a page's own `#app img { max-width: 50%; padding: 4px }` moves nothing, since what
 * stands on the element wins over any selector.
 */
export const untouched = {
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
} as const;
