import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Props of {@link PestStyleRegistry}. */
export interface PestStyleRegistryProps {
  /** The framework's hook for HTML that goes before what is streamed: `useServerInsertedHTML` of `next/navigation`. */
  readonly useInsertedHtml: (html: () => ReactNode) => void;
  readonly children: ReactNode;
}

/**
 * Puts the styles of what is rendered on a server into its HTML, before what they style, so that the page is drawn as it
 * will be before any script runs. In a browser it is nothing.
 */
export function PestStyleRegistry({ useInsertedHtml, children }: PestStyleRegistryProps) {
  const [sheet] = useState(() => (typeof document === 'undefined' ? new ServerStyleSheet() : null));
  useInsertedHtml(() => {
    const styles = sheet?.getStyleElement();
    sheet?.instance.clearTag();
    return styles;
  });
  return sheet ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children;
}
