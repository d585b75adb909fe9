import { chevronRightIcon, Icon, Row, token } from 'pest-ui';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, useOpenAddress } from '../../base/links';
import { appMessages } from '../app.messages';
import { type PortalRoute, routeAt } from '../routes';
import { routeMessages } from '../routes.messages';

/** The way to the page, whose own title follows it in the bar. Pages that the account may not open are left out of the way to it. */
export function Breadcrumb() {
  const t = useT(appMessages);
  const title = useT(routeMessages);
  const addressOf = useOpenAddress();
  const { pathname } = useLocation();
  const above = trailTo(pathname)
    .slice(0, -1)
    .filter(({ path }) => addressOf(path) !== undefined);
  if (above.length === 0) return null;
  return (
    <nav aria-label={t('app.breadcrumb')}>
      <Trail as="ol" gap={1} nowrap>
        {above.map(({ path, title: key }) => (
          <li key={path}>
            <Link to={path}>{title(key)}</Link>
            <Icon path={chevronRightIcon} size={14} />
          </li>
        ))}
      </Trail>
    </nav>
  );
}

function trailTo(path: string): readonly PortalRoute[] {
  const route = routeAt(path);
  if (!route) return [];
  return route.parent === undefined ? [route] : [...trailTo(route.parent), route];
}

/** On a phone there is room for the way back only. */
const Trail = styled(Row)`
  color: ${token.color.textMuted};
  white-space: nowrap;

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[1]};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${token.color.text};
    text-decoration: underline;
  }
  @media (max-width: 640px) {
    li:not(:last-child) {
      display: none;
    }
    li {
      position: relative;
      width: ${token.space[6]};
      height: ${token.size.touch};
      justify-content: center;
    }
    svg {
      rotate: 180deg;
    }
    a {
      position: absolute;
      inset: 0;
      overflow: hidden;
      text-indent: 100%;
    }
  }
`;
