/** The focused element, in open shadow roots too: of those `document.activeElement` names only the element they hang on. */
export function deepActiveElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether the element that had the focus went away: the browser then gives it to nobody. */
export function focusIsLost(document: Document): boolean {
  const active = deepActiveElement(document);
  return active === null || active === document.body;
}
