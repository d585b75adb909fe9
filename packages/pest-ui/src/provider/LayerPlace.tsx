import { type ReactNode, useContext, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { type PestTheme, themeVariables } from '../theme/tokens';
import { PestContext } from './context';
import { PestRoot } from './PestRoot';
import { type StyleRoot, useStyleRoot } from './style-mirror';

/** An element, or the shadow root, in which a host wants layers to lie. */
export type PortalContainer = Element | ShadowRoot;

interface LayerPlaceProps {
  readonly container: PortalContainer;
  readonly styleRoot: StyleRoot | undefined;
  readonly nonce: string | undefined;
  readonly theme: PestTheme;
  readonly children: ReactNode;
}

/**
 * A layer in the place that the host named, with theme, words and style rules as where it was opened. What opens in the
 * layer stays in it: beside an open dialog nothing can be pressed.
 */
export function LayerPlace({ container, styleRoot, nonce, theme, children }: LayerPlaceProps) {
  const settings = useContext(PestContext);
  const inside = useMemo(() => ({ ...settings, layer: undefined }), [settings]);
  const root = rootOf(container);
  const hasRules = root === undefined || root === (styleRoot ?? container.ownerDocument);
  const sheet = useStyleRoot(hasRules ? undefined : root, nonce);
  const look = useMemo(() => ({ display: 'contents', ...themeVariables(theme) }), [theme]);
  const placed = (
    <PestContext.Provider value={inside}>
      <PestRoot data-pest="layer" style={look}>
        {children}
      </PestRoot>
    </PestContext.Provider>
  );
  return createPortal(sheet ? <StyleSheetManager sheet={sheet}>{placed}</StyleSheetManager> : placed, container);
}

/** Where rules have to be to reach it; undefined while it is in no page. */
function rootOf(container: PortalContainer): StyleRoot | undefined {
  const root = container.getRootNode();
  return isStyleRoot(root) ? root : undefined;
}

/** By what it has: a frame of the host has classes of its own. */
function isStyleRoot(node: Node): node is StyleRoot {
  return 'host' in node || 'defaultView' in node;
}
