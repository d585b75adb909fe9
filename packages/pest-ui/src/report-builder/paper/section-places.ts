/** Brings a section of the report into sight and the focus to it. */
export function goTo(root: HTMLElement | null, elementId: string): void {
  const section = root?.querySelector<HTMLElement>(`[id="${CSS.escape(elementId)}"]`);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
