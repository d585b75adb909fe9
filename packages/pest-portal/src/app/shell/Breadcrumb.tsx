import { token } from 'pest-ui';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, useOpenAddress } from '../../base/links';
import { appMessages } from '../app.messages';
import { type PortalRoute, routeAt } from '../routes';
import { routeMessages } from '../routes.messages';

/** Where the page stands. Pages that the account may not open are left out of the way to it. */
export function Breadcrumb() {
  const t = useT(appMessages);
  const title = useT(routeMessages);
  const addressOf = useOpenAddress();
  const { pathname } = useLocation();
  const trail = trailTo(pathname);
  const page = trail.at(-1);
  if (!page || trail.length < 2) return null;
  const above = trail.slice(0, -1).filter(({ path }) => addressOf(path) !== undefined);
  return (
    <nav aria-label={t('app.breadcrumb')}>
      <Trail>
        {above.map(({ path, title: key }) => (
          <li key={path}>
            <Link to={path}>{title(key)}</Link>
          </li>
        ))}
        <li aria-current="page">{title(page.title)}</li>
      </Trail>
    </nav>
  );
}

function trailTo(path: string): readonly PortalRoute[] {
  const route = routeAt(path);
  if (!route) return [];
  return route.parent === undefined ? [route] : [...trailTo(route.parent), route];
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0 0 ${token.space[2]};
  padding: 0;
  list-style: none;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  li + li::before {
    content: '/';
    margin: 0 ${token.space[2]};
    color: ${token.color.borderStrong};
  }
  a {
    color: inherit;
  }
`;
