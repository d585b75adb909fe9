import { Button, EmptyState } from 'pest-ui';
import { useT } from '../../base/i18n';
import { usePageQuery } from '../../base/links';
import { withLogin } from '../../base/login-over';
import { PublicCard } from './PublicPage';
import { visitorMessages } from './visitor.messages';

export interface VisitorCardProps {
  /** Who the page shows what is here. */
  readonly title: string;
}

/** In place of what is shown to whoever signed in: whom it is shown to, and the login over the page. */
export function VisitorCard({ title }: VisitorCardProps) {
  const t = useT(visitorMessages);
  const askLogin = useAskLogin();
  return (
    <PublicCard>
      <EmptyState title={title} hint={t('visitor.hint')}>
        <Button variant="primary" onClick={askLogin}>
          {t('visitor.login')}
        </Button>
      </EmptyState>
    </PublicCard>
  );
}

/** Opens the login over the page. */
export function useAskLogin(): () => void {
  const [, setQuery] = usePageQuery();
  return () => setQuery((query) => withLogin(query));
}
