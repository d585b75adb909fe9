import { useQueryClient } from '@tanstack/react-query';
import { reviewStatus } from 'pest-sdk';
import { Badge, Button, Row } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { useAccount } from '../../base/session';
import { LogoutButton } from '../../page/LogoutButton';
import { PublicCard, PublicPage } from '../../page/PublicPage';
import { pageMessages } from '../../page/page.messages';
import { authMessages } from './auth.messages';

const stateOf = {
  [reviewStatus.none]: { name: 'none', tone: 'neutral' },
  [reviewStatus.waiting]: { name: 'waiting', tone: 'warning' },
  [reviewStatus.approved]: { name: 'approved', tone: 'success' },
  [reviewStatus.failed]: { name: 'failed', tone: 'danger' },
} as const;

/** Where the review of company or customer information stands, for accounts that wait for it. */
export function ReviewStateScreen() {
  const t = useT(authMessages);
  const page = useT(pageMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, role } = useAccount();
  const reviewed = role === 'customer' ? user.customerInfo : user.companyInfo;
  const status = Object.values(reviewStatus).find((known) => known === reviewed?.status) ?? reviewStatus.none;
  const { name, tone } = stateOf[status];
  return (
    <PublicPage title={t(role === 'customer' ? 'auth.review.customer' : 'auth.review.company')} width="text">
      <PublicCard>
        <p>
          <strong>{reviewed?.name}</strong> <Badge tone={tone}>{t(`auth.review.${name}.title`)}</Badge>
        </p>
        <p>{t(`auth.review.${name}.text`, { reason: reviewed?.reason ?? '' })}</p>
        <Row>
          {status === reviewStatus.approved ? (
            <Button variant="primary" onClick={() => navigate('/home')}>
              {page('page.console')}
            </Button>
          ) : (
            <Button onClick={() => void queryClient.invalidateQueries({ queryKey: ['auth', 'info'] })}>
              {t('auth.review.again')}
            </Button>
          )}
          <LogoutButton />
        </Row>
      </PublicCard>
    </PublicPage>
  );
}
