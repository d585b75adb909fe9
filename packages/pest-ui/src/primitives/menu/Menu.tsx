import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, radius, space } from '../../theme/tokens';
import { Button, type ButtonProps } from '../button/Button';
import { bareButton } from '../button/bare-button';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { chevronDownIcon, type IconPath, moreIcon } from '../icon/icons';
import { Popover } from '../popover/Popover';
import { placeFor } from '../roving';

/** One entry of a {@link Menu}. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: IconPath | undefined;
  /** For what deletes. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button's name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Shows the label on the button; otherwise it is a drawing. */
  readonly labelled?: boolean | undefined;
  /** Of a button that is not labelled. @default three dots */
  readonly icon?: IconPath | undefined;
  /** Of a labelled button. @default 'md' */
  readonly size?: ButtonProps['size'];
  /** Open from the start: for a menu that is loaded when it is first asked for. @default false */
  readonly defaultOpen?: boolean | undefined;
}

const List = styled.div.withConfig(named('Menu'))`
  display: grid;
  min-width: 160px;
  padding: ${space[1]};
`;

const Item = styled.button.withConfig(named('MenuItem'))`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlSize.control};
  padding: 0 ${space[3]};
  border-radius: ${radius.sm};
  &[data-danger] {
    color: ${color.danger};
  }
  &:hover:not(:disabled),
  &:focus-visible {
    background: ${color.surfaceHover};
  }
  &:disabled {
    color: ${color.disabledText};
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: ${controlSize.touch};
  }
`;

/** A button that opens a list of acts; arrows, Home and End move in it. */
export function Menu({ label, items, labelled = false, icon = moreIcon, size, defaultOpen }: MenuProps) {
  return (
    <Popover
      placement="bottom-end"
      defaultOpen={defaultOpen}
      trigger={(props) =>
        labelled ? (
          <Button {...props} size={size} aria-haspopup="menu">
            {label}
            <Icon path={chevronDownIcon} size={16} />
          </Button>
        ) : (
          <IconButton {...props} aria-haspopup="menu" icon={icon} size="sm" label={label} />
        )
      }
    >
      {(close) => <Items label={label} items={items} close={close} />}
    </Popover>
  );
}

function Items({
  label,
  items,
  close,
}: {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly close: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(), []);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const enabled = [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const at = enabled.findIndex((item) => item.matches(':focus'));
    const next = placeFor(event.key, 'vertical', at, enabled.length);
    if (next === null) return;
    event.preventDefault();
    enabled[next]?.focus();
  };
  return (
    <List ref={list} role="menu" aria-label={label} onKeyDown={move}>
      {items.map((item) => (
        <Item
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-danger={item.danger || undefined}
          disabled={item.disabled}
          onClick={() => {
            close();
            item.onSelect();
          }}
        >
          {item.icon && <Icon path={item.icon} size={16} />}
          {item.label}
        </Item>
      ))}
    </List>
  );
}
