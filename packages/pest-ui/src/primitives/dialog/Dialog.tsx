import * as Radix from '@radix-ui/react-dialog';
import { createContext, type HTMLAttributes, type ReactNode, useContext, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { useControllableState } from '../../state/useControllableState';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, size as sizeToken, space } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';
import { closeIcon } from '../icon/icons';
import { openLayerSelector } from '../popover/Popover';
import { dialogMessages } from './dialog.messages';
import { NativeDialog } from './NativeDialog';

const CloseContext = createContext<() => void>(() => undefined);

/** Props of {@link DialogRoot}. */
export interface DialogRootProps {
  readonly open?: boolean | undefined;
  /** @default false */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

function Root({ open, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [shown, setShown] = useControllableState({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const close = useMemo(() => () => setShown(false), [setShown]);
  return (
    <CloseContext.Provider value={close}>
      <Radix.Root modal={false} open={shown} onOpenChange={setShown}>
        {children}
      </Radix.Root>
    </CloseContext.Provider>
  );
}

/** Props of {@link DialogContent}. */
export interface DialogContentProps extends Omit<HTMLAttributes<HTMLDialogElement>, 'title'> {
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** `lg` has room for tables and plans. @default 'md' */
  readonly size?: 'md' | 'lg' | undefined;
}

/** The native dialog moves the focus in and gives it back, also where no `Dialog.Trigger` opened it. */
function leaveToPlatform(event: Event): void {
  event.preventDefault();
}

function Content({ role = 'dialog', size = 'md', children, ...rest }: DialogContentProps) {
  const close = useContext(CloseContext);
  const box = useRef<HTMLDialogElement>(null);
  const layerIsOpen = () => box.current?.querySelector(openLayerSelector) != null;
  return (
    <Radix.Content
      asChild
      role={role}
      aria-describedby={undefined}
      onOpenAutoFocus={leaveToPlatform}
      onCloseAutoFocus={leaveToPlatform}
      onEscapeKeyDown={(event) => layerIsOpen() && event.preventDefault()}
      onInteractOutside={leaveToPlatform}
    >
      <NativeDialog ref={box} size={size} onCancelRequest={() => layerIsOpen() || close()} {...rest}>
        {children}
      </NativeDialog>
    </Radix.Content>
  );
}

const HeaderRow = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${sizeToken.bar};
  padding-block: ${space[2]};
  padding-inline: ${space[5]} ${space[2]};
  border-block-end: 1px solid ${color.borderSoft};
  & h2 {
    flex: 1;
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;

/** The title, and the way out. */
function Header({ children }: { readonly children: ReactNode }) {
  const t = useMessages(dialogMessages);
  return (
    <HeaderRow>
      <Radix.Title>{children}</Radix.Title>
      <Radix.Close asChild>
        <IconButton icon={closeIcon} label={t('dialog.close')} />
      </Radix.Close>
    </HeaderRow>
  );
}

const Body = styled.div.withConfig(named('DialogBody'))`
  flex: 1;
  min-height: 0;
  padding: ${space[5]};
  overflow: auto;
  overscroll-behavior: contain;
  & > p:first-child {
    margin-block-start: 0;
  }
  & > p:last-child {
    margin-block-end: 0;
  }
`;

const Footer = styled.footer.withConfig(named('DialogFooter'))`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.borderSoft};
`;

/** A modal dialog in parts: `Dialog.Root`, `Trigger`, `Content`, `Header`, `Body`, `Footer`, `Close`. */
export const Dialog = {
  Root,
  Trigger: Radix.Trigger,
  Content,
  Header,
  Body: (props: HTMLAttributes<HTMLDivElement>) => <Body {...props} />,
  Footer: (props: HTMLAttributes<HTMLElement>) => <Footer {...props} />,
  Close: Radix.Close,
};
