import { useQuery } from '@tanstack/react-query';
import type { TodayData } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { chevronDownIcon, fetched, Icon, Stack, Text, token, useFormat } from 'pest-ui';
import { memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { Link, NavLink } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { Avatar } from '../../kit/page/Avatar';
import { BrandMark } from '../../kit/page/BrandMark';
import { useSeen } from '../../kit/page/Later';
import { pageMessages } from '../../kit/page/page.messages';
import { appMessages } from '../app.messages';
import { type MenuGroup, type MenuRoute, menuFor } from '../menu';
import { routes } from '../routes';
import { useTitles } from '../useTitles';
import { useIdle } from './useIdle';
import { useUnfolded } from './useUnfolded';

/** Fetched when it is first opened. */
const PersonalDialog = fetched(() => import('../../areas/auth/PersonalDialog'), 'PersonalDialog');

/** The console's menu: what the account may open, in the order of the route table. */
export const Sidebar = memo(function Sidebar() {
  const t = useT(appMessages);
  const page = useT(pageMessages);
  const account = useAccount();
  const { user, role } = account;
  const house = (role === 'customer' ? user.customerInfo : user.companyInfo)?.name ?? page('page.name');
  // What waits for someone is seen first; the ways to elsewhere follow at once.
  const whole = useSeen();
  const today = useToday();
  return (
    <Side>
      <Brand to="/home" title={house}>
        <BrandMark size={22} />
        <Text truncate>{house}</Text>
      </Brand>
      <nav ref={useHereInSight(whole)} aria-label={t('app.menu')}>
        {whole &&
          menuFor(account, routes).map((group) => <Group key={group.entries[0]?.path} group={group} today={today} />)}
      </nav>
      <Person />
    </Side>
  );
});

/** A long menu scrolls to the page that is open, once it is there. */
function useHereInSight(whole: boolean) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of another page is another one.
  useEffect(() => {
    if (!whole) return;
    // With the frame that draws the page: to ask for it now would lay the page out twice. jsdom cannot scroll.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname, whole]);
  return menu;
}

/** Who is signed in; opens what that person sets for itself. */
function Person() {
  const t = useT(appMessages);
  const { user, role } = useAccount();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Me type="button" title={t('app.personal', { name: user.userName })} onClick={() => setOpen(true)}>
        <Avatar name={user.userName} picture={user.headPic} />
        <Text truncate weight="medium">
          {user.userName}
        </Text>
        <Text tone="muted">{t(user.subAccount ? 'app.role.subAccount' : `app.role.${role}`)}</Text>
      </Me>
      {open && (
        <Suspense>
          <PersonalDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How long the counts may be old: what is written here asks for them anew. */
const countsStaleMs = 5 * 60_000;

/** What the menu counts, once nobody waits for the page. */
function useToday(): TodayData | undefined {
  const may = useCan()(rights.homeTodayData);
  const enabled = useIdle() && may;
  return useQuery({ ...ask('home.todayData', {}), staleTime: countsStaleMs, enabled }).data;
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly today: TodayData | undefined;
}

function Group({ group: { title, entries }, today }: GroupProps) {
  const t = useTitles();
  const listId = useId();
  const { pathname } = useLocation();
  const [unfolded, toggle] = useUnfolded(
    title,
    entries.some(({ path }) => path === pathname),
  );
  return (
    <>
      {title && (
        <Heading>
          <button type="button" aria-expanded={unfolded} aria-controls={listId} onClick={toggle}>
            {t(title)}
            <Icon path={chevronDownIcon} size={12} />
          </button>
        </Heading>
      )}
      {(title === null || unfolded) && (
        <Stack
          as="ul"
          gap={1}
          id={listId}
          data-alone={title === null || undefined}
          aria-label={title ? t(title) : undefined}
        >
          {entries.map((entry) => (
            <li key={entry.path}>
              <MenuEntry entry={entry} waiting={(entry.menu.count && today?.[entry.menu.count]) ?? 0} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

function MenuEntry({ entry, waiting }: { readonly entry: MenuRoute; readonly waiting: number }) {
  const t = useTitles();
  const { number } = useFormat();
  const name = t(entry.title);
  return (
    <Entry to={entry.path} title={name}>
      <Icon path={entry.menu.icon} size={16} />
      <Text truncate>{name}</Text>
      {waiting > 0 && (
        <Text size="xs" tone="muted" numeric aria-hidden="true">
          {number(waiting)}
        </Text>
      )}
    </Entry>
  );
}

const Side = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  padding: 0 ${token.space[2]};

  /* A long menu scrolls; whose it is and who is signed in stay in sight. */
  > nav {
    flex: 1;
    min-height: 0;
    position: relative;
    overflow-y: auto;
  }
  /* What stands by itself is none of the folded group above it. */
  > nav > ul[data-alone]:not(:first-child) {
    margin-block-start: ${token.space[4]};
  }
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  height: ${token.size.bar};
  padding: 0 7px;
  color: ${token.color.text};
  font-size: ${token.fontSize.md};
  font-weight: ${token.fontWeight.semibold};
  text-decoration: none;
`;

const Heading = styled.h2`
  margin: ${token.space[2]} 0 0;

  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: 26px;
    padding: 0 ${token.space[2]};
    border: 0;
    border-radius: ${token.radius.md};
    background: none;
    color: ${token.color.textMuted};
    font: inherit;
    font-size: ${token.fontSize.xs};
    font-weight: ${token.fontWeight.regular};
    cursor: pointer;
  }
  > button:hover {
    color: ${token.color.text};
  }
  > button:focus-visible {
    outline-offset: -2px;
  }
  > button[aria-expanded='false'] svg {
    rotate: -90deg;
  }
  @media (pointer: coarse) {
    > button {
      height: ${token.size.touch};
    }
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 30px;
  padding: 0 10px;
  border-radius: ${token.radius.md};
  color: ${token.color.text};
  text-decoration: none;

  svg {
    color: ${token.color.textMuted};
  }
  > [aria-hidden='true']:last-child {
    margin-inline-start: auto;
  }
  &:hover {
    background: ${token.color.borderSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
    font-weight: ${token.fontWeight.semibold};

    svg {
      color: inherit;
    }
  }
  @media (pointer: coarse) {
    height: ${token.size.touch};
  }
`;

const Me = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  width: 100%;
  flex: none;
  min-height: ${token.size.touch};
  padding: 0 6px;
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${token.color.borderSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
