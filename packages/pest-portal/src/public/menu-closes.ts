/**
 * A menu made of `details` opens and closes by itself; this closes it by Esc, by a click elsewhere and by following one
 * of its links. Answers how to stop.
 */
export function closeMenuBy(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'click',
    ({ target }) => {
      const isLink = target instanceof Element && target.closest('a, button') !== null;
      if (isLink || !(target instanceof Node && menu.contains(target))) menu.open = false;
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => stop.abort();
}
