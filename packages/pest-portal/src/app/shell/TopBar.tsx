import { limits } from 'pest-sdk';
import { fetched, IconButton, menuIcon, token, userIcon } from 'pest-ui';
import { type MouseEvent, memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { LanguageSwitch } from '../../kit/page/LanguageSwitch';
import { LogoutButton } from '../../kit/page/LogoutButton';
import { appMessages } from '../app.messages';
import { CommandButton } from '../search/CommandButton';
import { ProfileLink, SiteLink } from './BarLinks';
import { Breadcrumb } from './Breadcrumb';
import { useFolded } from './useFolded';
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
  const { role, user } = useAccount();
  const { title, ends, folded } = useFolded();
  return (
    <Bar>
      <Narrow>
        <IconButton icon={menuIcon} label={t('app.menu.open')} onClick={onMenu} />
      </Narrow>
      <Place ref={title}>
        <Breadcrumb />
        <Title ref={titleSlot} id="page-title" />
      </Place>
      <CommandButton />
      {role !== 'customer' && <Suspense fallback={<Slot />}>{idle ? <StockWarnings /> : <Slot />}</Suspense>}
      <Suspense fallback={<Slot />}>{idle ? <NoticeBell /> : <Slot />}</Suspense>
      {folded && (
        <Wide>
          <IconButton icon={userIcon} label={user.userName} popoverTarget={endsId} />
        </Wide>
      )}
      <Ends ref={ends} id={endsId} popover={folded ? 'auto' : undefined} onClick={closeOnLink}>
        <SiteLink />
        <ProfileLink />
        <Suspense fallback={<Slot />}>{idle ? <SchemeSwitch /> : <Slot />}</Suspense>
        <LanguageSwitch />
        <LogoutButton />
      </Ends>
    </Bar>
  );
});

const endsId = 'bar-ends';

/** The page that a link leads to has the same bar. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (currentTarget.popover && target instanceof HTMLAnchorElement) currentTarget.hidePopover();
}

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

const Place = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
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

/** A phone has what the bar's ends hold in its menu. */
const Wide = styled.div`
  flex: none;

  @media (max-width: 640px) {
    display: none;
  }
`;

/** Folded, it is the person's menu: a sheet below the bar, which the browser opens and closes. */
const Ends = styled(Wide)`
  @media (min-width: 641px) {
    display: flex;
  }
  align-items: center;
  gap: ${token.space[1]};

  &[popover] {
    inset: ${token.size.bar} ${token.space[4]} auto auto;
    flex-direction: column;
    align-items: start;
    margin: 0;
    padding: ${token.space[2]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    background: ${token.color.surfaceRaised};
    color: inherit;
    box-shadow: ${token.shadow.md};
  }
  &[popover]:not(:popover-open) {
    display: none;
  }
`;
