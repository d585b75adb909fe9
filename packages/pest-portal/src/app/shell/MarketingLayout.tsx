import { isLanguage } from 'pest-sdk';
import type { MouseEvent } from 'react';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import type { AuthMode } from '../../areas/auth/auth-mode';
import { informationToComplete } from '../../base/information';
import { chooseLanguage } from '../../base/language';
import { leave } from '../../base/leaving';
import { isAddress, useNavigate, usePageQuery } from '../../base/links';
import { withLogin } from '../../base/login-over';
import { operatorOfPage } from '../../base/operator';
import { useSession } from '../../base/session';
import { SiteFooter } from '../../public/SiteFooter';
import { SiteHeader } from '../../public/SiteHeader';
import type { SiteAct } from '../../public/site-links';
import { folded } from '../../public/site-styles';
import { LoginOver } from '../LoginOver';

/** The public site's header and footer, with the login dialog. Screens inside stand in a `PublicPage`. */
export function MarketingLayout() {
  const { account, state } = useSession();
  const [, setQuery] = usePageQuery<'/'>();
  const onAct = useSiteActs((mode) => setQuery((query) => withLogin(query, mode === 'login' ? '' : mode)));
  const onFollow = useFollow();
  const information = (account && informationToComplete(account)) ?? undefined;
  return (
    <>
      <SiteHeader
        visitor={state === 'none' ? 'guest' : 'account'}
        information={information}
        // Whoever waits for approval is sent back to the information from everywhere else.
        personal={information === undefined ? pageIfThere('/personalCenter') : undefined}
        onAct={onAct}
        onFollow={onFollow}
      />
      <Body id="content" tabIndex={-1}>
        <Outlet />
      </Body>
      <SiteFooter operator={operatorOfPage() ?? ''} onAct={onAct} />
      <LoginOver onFollow={onFollow} />
    </>
  );
}

/** What the header's links do where the portal's script is: nothing of them loads the page anew but the language. */
function useSiteActs(openLogin: (mode: AuthMode) => void): (act: SiteAct, event: MouseEvent) => void {
  const { signOut } = useSession();
  return (act, event) => {
    switch (act) {
      case 'language': {
        const chosen = event.currentTarget.getAttribute('data-language');
        if (!isLanguage(chosen)) return;
        event.preventDefault();
        chooseLanguage(chosen);
        return;
      }
      case 'login':
      case 'register':
        event.preventDefault();
        openLogin(act);
        return;
      case 'logout':
        leave(signOut);
        return;
    }
  };
}

/** Plain clicks on links to pages of the portal change the page without loading it. */
function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const to = event.currentTarget.getAttribute('href');
    const otherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (to === null || !isAddress(to) || otherTab) return;
    event.preventDefault();
    navigate(to);
  };
}

function pageIfThere(path: string): string | undefined {
  return isAddress(path) ? path : undefined;
}

/** Fills the window while the page is still on its way, so that the footer does not jump when it comes. */
const Body = styled.div`
  min-height: calc(100vh - 64px);
  outline: none;

  ${folded} {
    min-height: calc(100vh - 56px);
  }
`;
