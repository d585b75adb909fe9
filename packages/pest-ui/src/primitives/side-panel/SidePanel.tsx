import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { deepActiveElement } from '../../state/active-element';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, size, space } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';
import { dialogMessages } from '../dialog/dialog.messages';
import { closeIcon } from '../icon/icons';
import { openLayerSelector } from '../popover/Popover';

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  /** What the panel is about; its heading. */
  readonly title: string;
  /** Beside the title, quieter. */
  readonly note?: ReactNode | undefined;
  /** Before the title: a picture or a mark. */
  readonly mark?: ReactNode | undefined;
  /** At the end of the heading, before the way out. */
  readonly actions?: ReactNode | undefined;
  /** Stays at the end of the panel while its content scrolls. */
  readonly footer?: ReactNode | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Details of one entry beside the list that it stands in; put both into {@link SidePanelLayout}. The focus goes to its
 * heading when it opens and back when it closes; Escape closes it.
 */
export function SidePanel({ title, note, mark, actions, footer, onClose, children }: SidePanelProps) {
  const t = useMessages(dialogMessages);
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useFocusWhileOpen();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A menu or a dialog of the panel takes Escape for itself, wherever it lies.
    if (!(event.target instanceof Node && box.current?.contains(event.target))) return;
    if (box.current?.querySelector(`${openLayerSelector}, dialog[open]`)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box ref={box} aria-labelledby={id} onKeyDown={close}>
      <Head>
        {mark}
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Note>{note}</Note>
        {actions}
        <IconButton icon={closeIcon} label={t('dialog.close')} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Box>
  );
}

/** Props of {@link SidePanelLayout}. */
export interface SidePanelLayoutProps {
  /** A {@link SidePanel}, or nothing while it is closed. */
  readonly panel: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with its open panel beside it; where there is no room for both, the panel takes the list's place. */
export function SidePanelLayout({ panel, children }: SidePanelLayoutProps) {
  const open = Boolean(panel);
  return (
    <Layout data-pest="side-panel-layout" data-open={open || undefined}>
      <List>{children}</List>
      {panel}
    </Layout>
  );
}

function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = deepActiveElement(document);
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}

const width = '460px';

const Layout = styled.div.withConfig(named('SidePanelLayout'))`
  &[data-open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${width};
    gap: var(--_pest-page-inset, ${space[6]});
  }
  @media (max-width: 1100px) {
    &[data-open] {
      display: block;
    }
  }
`;

const List = styled.div`
  min-width: 0;
  @media (max-width: 1100px) {
    [data-open] > & {
      display: none;
    }
  }
`;

/** Reaches to the edges of the page it stands in. */
const Box = styled.section.withConfig(named('SidePanel'))`
  position: sticky;
  inset-block-start: ${size.bar};
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: calc(100vh - ${size.bar});
  margin-block: calc(-1 * var(--_pest-page-start, 0px)) calc(-1 * ${space[8]});
  margin-inline-end: calc(-1 * var(--_pest-page-inset, 0px));
  border-inline-start: 1px solid ${color.borderSoft};
  background: ${color.surface};

  @media (max-width: 1100px) {
    position: static;
    height: auto;
    min-height: calc(100vh - ${size.bar});
    margin-inline: calc(-1 * var(--_pest-page-inset, 0px));
    border: 0;
  }
  @media print {
    position: static;
    height: auto;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.bar};
  padding-block: 0;
  padding-inline: ${space[5]} ${space[2]};

  h2 {
    min-width: 0;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
    outline: none;
  }
`;

const Note = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${space[5]} ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  @media (max-width: 1100px) {
    overflow: visible;
    padding-inline: var(--_pest-page-inset, ${space[4]});
    /* What takes the focus is not behind the foot. */
    & :is(a, button, input, select, textarea) {
      scroll-margin-block-end: 96px;
    }
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.borderSoft};
  background: ${color.surface};
  @media (max-width: 1100px) {
    position: sticky;
    inset-block-end: 0;
  }
`;
