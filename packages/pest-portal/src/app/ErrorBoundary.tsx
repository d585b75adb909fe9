import { Button, ErrorState } from 'pest-ui';
import { Component, type ReactNode } from 'react';
import { dropDrafts } from '../base/drafts';
import { translator } from '../base/i18n';
import { appMessages } from './app.messages';

interface Props {
  readonly children: ReactNode;
}

/** The last net: a page that threw says so and can be reloaded, instead of leaving a white window. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const t = translator(appMessages);
    return (
      <ErrorState title={t('app.crash.title')} message={t('app.crash.text')}>
        <Button onClick={reloadAfresh}>{t('app.crash.reload')}</Button>
      </ErrorState>
    );
  }
}

/** What was typed may be what the page failed over: it is not brought back. */
function reloadAfresh(): void {
  dropDrafts();
  location.reload();
}
