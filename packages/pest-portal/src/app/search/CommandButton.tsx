import { fetched, Icon, searchIcon, token } from 'pest-ui';
import { Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useAccount } from '../../base/session';
import { appMessages } from '../app.messages';

/** Fetched when it is first opened. */
const CommandBar = fetched(() => import('./CommandBar'), 'CommandBar');

/** Opens the command bar, as Ctrl-K and Cmd-K do on every page of the console. */
export function CommandButton() {
  const t = useT(appMessages);
  const label = t(useAccount().role === 'customer' ? 'app.search.own' : 'app.search');
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <Opener
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon path={searchIcon} size={16} />
        <span>{label}</span>
        <kbd>Ctrl K</kbd>
      </Opener>
      {open && (
        <Suspense>
          <CommandBar onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Anywhere but while something is being dragged. */
function useCommandKey(open: () => void): void {
  useEffect(() => {
    let pressed = false;
    const press = () => {
      pressed = true;
    };
    const release = () => {
      pressed = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || pressed) return;
      event.preventDefault();
      open();
    };
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    window.addEventListener('keydown', key);
    window.addEventListener('pointerdown', press);
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('pointerdown', press);
      for (const end of ends) window.removeEventListener(end, release);
    };
  });
}

const Opener = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  width: 240px;
  height: ${token.size.control};
  padding: 0 ${token.space[2]};
  border: 1px solid ${token.color.borderControl};
  border-radius: ${token.radius.md};
  background: none;
  color: ${token.color.textMuted};
  font: inherit;
  text-align: start;
  cursor: pointer;

  span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  kbd {
    font: inherit;
    font-size: ${token.fontSize.xs};
  }
  &:hover {
    border-color: ${token.color.borderStrong};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  @media (max-width: 1280px) {
    width: ${token.size.control};
    justify-content: center;
    border-color: transparent;

    span,
    kbd {
      display: none;
    }
  }
  @media (max-width: 640px) {
    width: ${token.size.touch};
    height: ${token.size.touch};
  }
`;
