import { limits } from 'pest-sdk';
import { PestProvider, ToastProvider } from 'pest-ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../../base/language';
import { safeRedirect } from '../../base/redirect';
import { colorSchemeOf, useScheme } from '../../base/scheme';
import type { AuthMode } from './auth-mode';
import { LoginDialog } from './LoginDialog';

export interface LoginDialogOptions {
  /** The tab that is shown first. @default 'login' */
  readonly mode?: AuthMode | undefined;
  /** Where to go after login; anything but a page of this site is ignored. */
  readonly redirect?: string | null | undefined;
  /** Another tab was chosen, for the address. */
  readonly onMode?: ((mode: AuthMode) => void) | undefined;
  /** Closed by its person; what was mounted is gone. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * The login dialog on a page without the portal's own script, such as the home page: it needs no router and no session.
 * After logging in or registering, the page that follows is loaded.
 *
 * @returns takes it away.
 */
export function mountLoginDialog(container: Element, options: LoginDialogOptions = {}): () => void {
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    options.onClose?.();
  };
  root.render(
    <StrictMode>
      <Mounted {...options} onClose={close} />
    </StrictMode>,
  );
  return () => root.unmount();
}

function Mounted({ mode: first = 'login', redirect = null, onMode, onClose }: LoginDialogOptions) {
  const [mode, setMode] = useState(first);
  return (
    <PestProvider locale={language} colorScheme={colorSchemeOf(useScheme())}>
      <ToastProvider duration={limits.errorToastMs}>
        <LoginDialog
          mode={mode}
          onMode={(next) => {
            setMode(next);
            onMode?.(next);
          }}
          target={safeRedirect(redirect)}
          onClose={() => onClose?.()}
        />
      </ToastProvider>
    </PestProvider>
  );
}
