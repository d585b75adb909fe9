/** As the build left it: no server of ours has written into the page. */
const unwritten = '__operator__';

/** Who runs the installation, as our server wrote it into the page; null where another one serves the portal. */
export function operatorOfPage(): string | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content ?? '';
  return written === unwritten ? null : written;
}
