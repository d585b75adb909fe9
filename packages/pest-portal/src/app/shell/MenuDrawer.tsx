import { closeIcon, IconButton, Row, token } from 'pest-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { LanguageSwitch } from '../../kit/page/LanguageSwitch';
import { LogoutButton } from '../../kit/page/LogoutButton';
import { appMessages } from '../app.messages';
import { ProfileLink, SiteLink } from './BarLinks';
import { SchemeSwitch } from './SchemeSwitch';
import { Sidebar } from './Sidebar';

/** The menu below 992 px. The browser's own modal dialog keeps focus inside, closes on Escape and gives focus back. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT(appMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Drawer
      ref={dialog}
      aria-label={t('app.menu')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Panel>
        <Close>
          <IconButton icon={closeIcon} label={t('app.menu.close')} onClick={onClose} />
        </Close>
        <Sidebar />
        <Foot>
          <SiteLink />
          <ProfileLink />
          <SchemeSwitch />
          <LanguageSwitch />
          <LogoutButton />
        </Foot>
      </Panel>
    </Drawer>
  );
}

const Drawer = styled.dialog`
  width: min(280px, 84vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token.color.surfaceSunken};
  color: ${token.color.text};

  &::backdrop {
    background: ${token.color.overlay};
  }
`;

const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Close = styled.div`
  position: absolute;
  inset: ${token.space[2]} ${token.space[2]} auto auto;
`;

const Foot = styled(Row)`
  padding: ${token.space[2]} ${token.space[3]};
  border-block-start: 1px solid ${token.color.border};

  /* They stand in the bar, or in its menu of the person. */
  @media (min-width: 641px) {
    display: none;
  }
`;
