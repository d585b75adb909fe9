import { Icon, token } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, NavLink } from '../../base/links';
import { useAccount } from '../../base/session';
import { BrandMark } from '../../page/BrandMark';
import { pageMessages } from '../../page/page.messages';
import { appMessages } from '../app.messages';
import { type MenuGroup, menuFor } from '../menu';
import { routes } from '../routes';
import { routeMessages } from '../routes.messages';

/** The console's menu: what the account may open, in the order of the route table. */
export function Sidebar() {
  const t = useT(appMessages);
  const page = useT(pageMessages);
  const account = useAccount();
  return (
    <Nav aria-label={t('app.menu')}>
      <Brand to="/home">
        <BrandMark />
        {page('page.name')}
      </Brand>
      {menuFor(account, routes).map((group) => (
        <Group key={group.entries[0]?.path} group={group} />
      ))}
    </Nav>
  );
}

function Group({ group }: { readonly group: MenuGroup }) {
  const t = useT(routeMessages);
  const headingId = useId();
  return (
    <>
      {group.title && <Heading id={headingId}>{t(group.title)}</Heading>}
      <List aria-labelledby={group.title ? headingId : undefined}>
        {group.entries.map(({ path, title, menu }) => (
          <li key={path}>
            <Entry to={path}>
              <Icon path={menu.icon} />
              {t(title)}
            </Entry>
          </li>
        ))}
      </List>
    </>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  padding: 0 ${token.space[2]} ${token.space[6]};
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 52px;
  margin-bottom: ${token.space[2]};
  padding: 0 ${token.space[2]};
  color: ${token.color.text};
  font-weight: ${token.fontWeight.semibold};
  text-decoration: none;
  white-space: nowrap;
`;

const Heading = styled.h2`
  margin: ${token.space[4]} ${token.space[3]} ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.fontWeight.medium};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 36px;
  padding: 0 ${token.space[3]};
  border-radius: ${token.radius.md};
  color: ${token.color.text};
  text-decoration: none;

  &:hover {
    background: ${token.color.surfaceSunken};
  }
  &[aria-current='page'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
    font-weight: ${token.fontWeight.medium};
  }
  svg {
    flex: none;
  }
`;
