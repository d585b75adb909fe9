import { chevronRightIcon, Icon, Row, token, VisuallyHidden } from 'pest-ui';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, useOpens } from '../../base/links';
import type { FreePath } from '../../base/page-queries';
import { appMessages } from '../app.messages';
import { routeAt } from '../routes';
import type { RouteTitle } from '../routes.messages';
import { useTitles } from '../useTitles';

/**
 * The way to the page, whose own title follows it in the bar: the first page, the group of the menu, the pages above.
 * Pages that the account may not open are left out.
 */
export function Breadcrumb() {
  const t = useT(appMessages);
  const title = useTitles();
  const opens = useOpens();
  const { pathname } = useLocation();
  const above = parentsOf(pathname).filter(opens);
  const group = groupOf(pathname);
  return (
    <Way aria-label={t('app.breadcrumb')}>
      <Trail as="ol" nowrap>
        {pathname !== firstPage && opens(firstPage) && <Crumb to={firstPage}>{title('route.home')}</Crumb>}
        {group && <Crumb>{title(group)}</Crumb>}
        {above.map((path) => (
          <Crumb key={path} to={path} back={path === above.at(-1)}>
            {title(routeAt(path)?.title ?? 'route.notFound')}
          </Crumb>
        ))}
        <li aria-current="page">
          <VisuallyHidden>{title(routeAt(pathname)?.title ?? 'route.notFound')}</VisuallyHidden>
        </li>
      </Trail>
    </Way>
  );
}

const firstPage = '/home';

interface CrumbProps {
  /** A group of the menu is no page. */
  readonly to?: FreePath | undefined;
  /** The page that a phone goes back to. */
  readonly back?: boolean | undefined;
  readonly children: string;
}

function Crumb({ to, back, children }: CrumbProps) {
  return (
    <li data-back={back || undefined}>
      {to ? <Link to={to}>{children}</Link> : <span>{children}</span>}
      <Icon path={chevronRightIcon} size={14} />
    </li>
  );
}

/** The pages above the one at a path, the topmost first. */
function parentsOf(path: string): readonly FreePath[] {
  const parent = routeAt(path)?.parent;
  return parent === undefined ? [] : [...parentsOf(parent), parent];
}

/** The menu group that a page stands in, or the page above it. */
function groupOf(path: string): RouteTitle | undefined {
  const groups = [...parentsOf(path), path].map((each) => routeAt(each)?.menu?.group);
  return groups.find((group) => group !== undefined);
}

/** Where room is short, the way gives way first, so that the page's own title stays whole. */
const Way = styled.nav`
  flex: 0 10000 auto;
  min-width: 0;

  @media (min-width: 641px) {
    &:has([data-back]) {
      min-width: 88px;
    }
  }
  @media (max-width: 640px) {
    flex: none;
  }
`;

/** On a phone there is room for the way back only. */
const Trail = styled(Row)`
  gap: 0;
  color: ${token.color.textMuted};
  white-space: nowrap;

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[1]};
    flex-shrink: 10000;
    min-width: 0;
    padding-inline-end: ${token.space[1]};
    overflow: clip;
    overflow-clip-margin: 4px;
  }
  /* The page above is the last to go, and whatever has the focus stays. */
  li[data-back] {
    flex-shrink: 1;
  }
  li:focus-within {
    flex-shrink: 0;
  }
  svg {
    flex: none;
  }
  a,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${token.color.text};
    text-decoration: underline;
  }
  /* Half a word is no way back: the page above is. */
  @media (max-width: 1535px) {
    &:has([data-back]) li:not([data-back], [aria-current]) {
      display: none;
    }
  }
  @media (max-width: 640px) {
    li:not([data-back]) {
      display: none;
    }
    li {
      position: relative;
      flex: none;
      width: ${token.size.touch};
      padding: 0;
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
