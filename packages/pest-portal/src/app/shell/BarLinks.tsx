import { reviewStatus } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { useAccount } from '../../base/session';
import { appMessages } from '../app.messages';

/** Back to the public site. */
export function SiteLink() {
  const t = useT(appMessages);
  return <Quiet to="/">{t('app.site')}</Quiet>;
}

/** What is known of the account's company or customer; until it is approved, where its review stands. */
export function ProfileLink() {
  const t = useT(appMessages);
  const { role, user } = useAccount();
  if (role === 'customer') return <Quiet to="/completedClientInfo">{t('app.profile.customer')}</Quiet>;
  const isApproved = user.companyInfo?.status === reviewStatus.approved;
  return <Quiet to={isApproved ? '/system/settings' : '/completedCompanyInfo'}>{t('app.profile.company')}</Quiet>;
}

const Quiet = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${token.size['control-small']};
  padding: 0 ${token.space[2]};
  color: ${token.color.textMuted};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${token.color.text};
    text-decoration: underline;
  }
`;
