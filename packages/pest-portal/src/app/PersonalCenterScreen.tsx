import { formatPhone, userTypes } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { sideShade, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { PersonalPassword, PersonalProfile, PersonalSecurity } from '../areas/auth/PersonalDialog';
import { MembershipCard } from '../areas/order/MembershipCard';
import { ContractsCard, OrdersCard } from '../areas/order/OrdersCard';
import { useT } from '../base/i18n';
import { useAccount, useCan, useSession } from '../base/session';
import { PublicCard, PublicPage } from '../kit/page/PublicPage';
import { VisitorCard } from '../kit/page/VisitorCard';
import { personalCenterMessages } from './personal-center.messages';

const parts = ['membership', 'orders', 'contracts', 'profile', 'password', 'security'] as const;
const ofBuyers: ReadonlySet<string> = new Set(['membership', 'orders', 'contracts']);

/** `/personalCenter`; a visitor is asked for the login. */
export function PersonalCenterScreen() {
  const t = useT(personalCenterMessages);
  const { account } = useSession();
  if (account) return <PersonalCenter />;
  return (
    <PublicPage title={t('personalCenter.title')}>
      <VisitorCard title={t('personalCenter.visitor')} />
    </PublicPage>
  );
}

/**
 * What the company holds and bought, for who may buy; name, picture and password for everybody. Where a second factor is
 * due, nothing else is there.
 */
function PersonalCenter() {
  const t = useT(personalCenterMessages);
  const format = useFormat();
  const { user } = useAccount();
  const due = user.secondFactorDue === true;
  const buys = useCan()(rights.orderList) && !due;
  const home = user.type === userTypes.customer ? user.customerInfo : user.companyInfo;
  const shown = parts.filter((part) => (due ? part === 'security' : buys || !ofBuyers.has(part)));
  return (
    <PublicPage
      title={t('personalCenter.title')}
      lead={format.parts([user.userName, home?.name ?? '', formatPhone(user.loginId)])}
    >
      <Columns>
        <nav aria-label={t('personalCenter.title')}>
          {shown.map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`personalCenter.${part}`)}
            </a>
          ))}
        </nav>
        <div>
          {buys && (
            <>
              <MembershipCard />
              <OrdersCard />
              <ContractsCard />
            </>
          )}
          {!due && (
            <>
              <PublicCard id="profile">
                <h2>{t('personalCenter.profile')}</h2>
                <PersonalProfile />
              </PublicCard>
              <PublicCard id="password">
                <h2>{t('personalCenter.password')}</h2>
                <PersonalPassword />
              </PublicCard>
            </>
          )}
          <PublicCard id="security">
            <h2>{t('personalCenter.security')}</h2>
            <PersonalSecurity />
          </PublicCard>
        </div>
      </Columns>
    </PublicPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: start;

  > nav {
    position: sticky;
    inset-block-start: ${token.space[4]};
    display: grid;
    gap: ${token.space[1]};
    margin-inline: calc(-1 * ${token.space[3]});
  }
  > nav a {
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    text-decoration: none;
    white-space: nowrap;
  }
  > nav a:hover {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
  section > form {
    max-width: 440px;
  }
  section {
    scroll-margin-block-start: ${token.space[4]};
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);

    > nav {
      position: static;
      display: flex;
      overflow-x: auto;
      ${sideShade}
    }
  }
`;
