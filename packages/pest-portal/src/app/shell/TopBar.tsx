import { joinParts, limits } from 'pest-sdk';
import { IconButton, menuIcon, token } from 'pest-ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useAccount } from '../../base/session';
import { LanguageSwitch } from '../../page/LanguageSwitch';
import { LogoutButton } from '../../page/LogoutButton';
import { appMessages } from '../app.messages';
import { SiteLink } from './SiteLink';

/** The bell rings after the page is there, not before. */
const StockWarnings = lazy(async () => ({ default: (await import('./StockWarnings')).StockWarnings }));

export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const t = useT(appMessages);
  return (
    <Bar>
      <Narrow>
        <IconButton icon={menuIcon} label={t('app.menu.open')} onClick={onMenu} />
      </Narrow>
      <Who />
      <Suspense>
        <StockWarnings />
      </Suspense>
      <Wide>
        <SiteLink />
        <LanguageSwitch />
        <LogoutButton />
      </Wide>
    </Bar>
  );
}

/** Whose house this is, and who is in it. */
function Who() {
  const t = useT(appMessages);
  const { user, role } = useAccount();
  const house = role === 'customer' ? user.customerInfo : user.companyInfo;
  return (
    <Names>
      <strong>{house?.name}</strong>
      <span>{joinParts([user.userName, t(`app.role.${role}`)], language)}</span>
    </Names>
  );
}

const Bar = styled.header`
  grid-area: bar;
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: 0 ${token.space[4]};
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};

  @media print {
    display: none;
  }
`;

const Names = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space[2]};
  flex: 1;
  min-width: 0;
  margin: 0;

  strong {
    overflow: hidden;
    font-weight: ${token.fontWeight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
    white-space: nowrap;
  }
`;

const Narrow = styled.div`
  @media (min-width: ${limits.mobileBreakpoint}px) {
    display: none;
  }
`;

const Wide = styled.div`
  display: flex;
  align-items: center;

  @media (max-width: ${limits.mobileBreakpoint - 1}px) {
    display: none;
  }
`;
