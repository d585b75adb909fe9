import { limits } from 'pest-sdk';
import { fetched, IconButton, menuIcon, Row, token } from 'pest-ui';
import { memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { LanguageSwitch } from '../../kit/page/LanguageSwitch';
import { LogoutButton } from '../../kit/page/LogoutButton';
import { appMessages } from '../app.messages';
import { CommandButton } from '../search/CommandButton';
import { ProfileLink, SiteLink } from './BarLinks';
import { Breadcrumb } from './Breadcrumb';
import { useIdle } from './useIdle';

const StockWarnings = fetched(() => import('./StockWarnings'), 'StockWarnings');
const NoticeBell = fetched(() => import('../../areas/notice/NoticeBell'), 'NoticeBell');
const SchemeSwitch = fetched(() => import('./SchemeSwitch'), 'SchemeSwitch');

export interface TopBarProps {
  readonly onMenu: () => void;
  /** Takes the element in which the page's heading is drawn. */
  readonly titleSlot: (element: HTMLElement | null) => void;
}

/** Where one is, and what is at hand on every page; the bells ring after the page is there, not before. */
export const TopBar = memo(function TopBar({ onMenu, titleSlot }: TopBarProps) {
  const t = useT(appMessages);
  const idle = useIdle();
  const { role } = useAccount();
  return (
    <Bar>
      <Narrow>
        <IconButton icon={menuIcon} label={t('app.menu.open')} onClick={onMenu} />
      </Narrow>
      <Breadcrumb />
      <Title ref={titleSlot} id="page-title" />
      <CommandButton />
      {role !== 'customer' && <Suspense fallback={<Slot />}>{idle ? <StockWarnings /> : <Slot />}</Suspense>}
      <Suspense fallback={<Slot />}>{idle ? <NoticeBell /> : <Slot />}</Suspense>
      <Wide gap={1} nowrap>
        <SiteLink />
        <ProfileLink />
        <Suspense fallback={<Slot />}>{idle ? <SchemeSwitch /> : <Slot />}</Suspense>
        <LanguageSwitch />
        <LogoutButton />
      </Wide>
    </Bar>
  );
});

const Bar = styled.header`
  grid-area: bar;
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  padding: 0 ${token.space[6]};
  border-block-end: 1px solid ${token.color.borderSoft};
  background: ${token.color.surface};

  @media (max-width: 1100px) {
    padding: 0 ${token.space[4]};
  }
  @media (max-width: 640px) {
    padding: 0 ${token.space[1]};
  }
  @media print {
    display: none;
  }
`;

const Title = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;

/** As wide as the button that is on its way. */
const Slot = styled.span`
  flex: none;
  width: ${token.size.control};
`;

const Narrow = styled.div`
  @media (min-width: ${limits.mobileBreakpoint}px) {
    display: none;
  }
`;

const Wide = styled(Row)`
  flex: none;

  @media (max-width: ${limits.mobileBreakpoint - 1}px) {
    display: none;
  }
`;
