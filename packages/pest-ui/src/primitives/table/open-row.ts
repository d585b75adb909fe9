import type { MouseEvent } from 'react';

const pressable = 'a[href], button, input, select, textarea, label, summary';

/** A click in a row is a click on the link or button that opens it, in a tab of its own where the person wants one. */
export function openRow(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  // Portals bubble through React, not through the row.
  if (!event.currentTarget.contains(event.target) || event.target.closest(pressable)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const opener = event.currentTarget.querySelector<HTMLElement>('[data-opens] a[href], [data-opens] button');
  if (opener instanceof HTMLAnchorElement && wantsOwnTab(event)) window.open(opener.href, '_blank', 'noopener');
  else if (event.button === 0) opener?.click();
}

function wantsOwnTab({ button, metaKey, ctrlKey }: MouseEvent): boolean {
  return button === 1 || (button === 0 && (metaKey || ctrlKey));
}
