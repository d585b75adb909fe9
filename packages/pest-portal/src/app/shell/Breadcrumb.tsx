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
  const { pathname, search } = useLocation();
  const all = parentsOf(pathname, new URLSearchParams(search));
  const above = all.filter(opens);
  const group = groupOf([...all, pathname]);
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
function parentsOf(path: string, query: URLSearchParams): readonly FreePath[] {
  const above = routeAt(path)?.parent;
  const parent = typeof above === 'function' ? above(query) : above;
  return parent === undefined ? [] : [...parentsOf(parent, query), parent];
}

/** The menu group that a page stands in, or one of the pages above it. */
function groupOf(paths: readonly string[]): RouteTitle | undefined {
  return paths.map((path) => routeAt(path)?.menu?.group).find(Boolean);
}

/** Where room is short, the page above gives way before the page's own title does. Half a word of the others is no way. */
const Way = styled.nav`
  flex: none;

  @media (min-width: 641px) {
    &:has([data-back]) {
      flex: 0 10000 auto;
      min-width: 88px;
    }
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
    min-width: 0;
    padding-inline-end: ${token.space[1]};
  }
  /* Whatever has the focus stays whole. */
  li:focus-within,
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
    text-decoration: underline;
  }
  /* Half a word is no way back: the page above is, or the first one; a group of the menu is no page. */
  @media (max-width: 1199px) {
    li:has(span + svg) {
      display: none;
    }
  }
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
