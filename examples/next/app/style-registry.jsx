'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { PestStyleRegistry } from 'pest-ui/provider';

/** Puts the widgets' styles into the HTML of the server. */
export function StyleRegistry({ children }) {
  return <PestStyleRegistry useInsertedHtml={useServerInsertedHTML}>{children}</PestStyleRegistry>;
}
