import { holdsWord } from 'pest-sdk';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontSize, radius, space } from '../../theme/tokens';
import { controlStyles } from '../control/control-styles';
import { Popover } from '../popover/Popover';
import type { SelectOption, SelectProps } from './Select.types';
import { selectMessages } from './select.messages';

/** So many are listed at once; typing finds the others. */
const most = 50;

/**
 * A choice among more than a person can scroll through: a combobox (WAI-ARIA, list autocomplete). What is typed narrows
 * the list, and is gone when nothing was chosen from it.
 */
export default function SearchSelect({ value, options, placeholder, onChange, ...rest }: SelectProps) {
  const { id, name, title, disabled, required, className, style, autoFocus, onBlur } = rest;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = useMemo(() => matching(options, placeholder, typed ?? ''), [options, placeholder, typed]);
  const chosen = options.find((option) => option.value === value);
  const shown = firstOf(found, typed === null ? chosen : undefined);
  const label = chosen?.label ?? '';
  const show = () => {
    setAt(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    hide();
    if (option.value !== value) onChange?.(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows of an input method choose its own words.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') hide();
    const by = steps[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    // Enter in a closed one is the form's.
    if (event.key === 'Enter' && !open) return;
    event.preventDefault();
    if (by === undefined) choose(shown[at]);
    else if (open) setAt((now) => Math.min(shown.length - 1, Math.max(0, now + by)));
    else show();
  };
  const active = open ? shown[at] : undefined;
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? show() : hide())}
      trigger={({ ref, onClick }) => (
        <>
          {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
          <Input
            ref={ref}
            {...{ id, title, disabled, required, className, style, autoFocus }}
            role="combobox"
            aria-label={rest['aria-label']}
            aria-labelledby={rest['aria-labelledby']}
            aria-describedby={rest['aria-describedby']}
            aria-invalid={rest['aria-invalid']}
            aria-required={rest['aria-required']}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(listId, at)}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={typed ?? label}
            onFocus={(event) => event.target.select()}
            onBlur={onBlur}
            onClick={(event) => !open && onClick(event)}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
          />
        </>
      )}
    >
      {() => (
        <List
          {...{ listId, shown, at, value }}
          hidden={found.length - shown.length}
          name={rest['aria-label']}
          namedBy={rest['aria-labelledby'] ?? id}
          onChoose={choose}
        />
      )}
    </Popover>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** What nobody narrowed has the way back to no choice before it. */
function matching(options: readonly SelectOption[], placeholder: string | undefined, text: string) {
  if (text.trim() !== '') return options.filter((option) => holdsWord(option.label, text));
  return placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
}

/** As many as are listed; what is chosen is among them. */
function firstOf(found: readonly SelectOption[], chosen: SelectOption | undefined): readonly SelectOption[] {
  const first = found.slice(0, most);
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(0, most - 1)];
}

function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface ListProps {
  readonly listId: string;
  readonly shown: readonly SelectOption[];
  readonly at: number;
  readonly value: string;
  /** How many more there are than are shown. */
  readonly hidden: number;
  readonly name: string | undefined;
  /** What has the name, where it is not said. */
  readonly namedBy: string | undefined;
  readonly onChoose: (option: SelectOption) => void;
}

function List({ listId, shown, at, value, hidden, name, namedBy, onChoose }: ListProps) {
  const t = useMessages(selectMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <Options
        id={listId}
        ref={list}
        role="listbox"
        aria-label={name}
        aria-labelledby={name === undefined ? namedBy : undefined}
        // Scrolled by the keys of the box, and no stop of Tab.
        tabIndex={-1}
      >
        {shown.map((option, place) => (
          <Option
            key={option.value}
            id={optionId(listId, place)}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled}
            data-active={place === at || undefined}
            // The focus stays in the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.label}
          </Option>
        ))}
      </Options>
      <Said role="status">
        {shown.length === 0 && t('select.none')}
        {hidden > 0 && t('select.more', { count: hidden })}
      </Said>
    </>
  );
}

const Input = styled.input.withConfig(named('SearchSelect'))`
  ${controlStyles}
  text-overflow: ellipsis;
`;

const Options = styled.div`
  min-width: 220px;
  max-height: 320px;
  padding: ${space[1]};
  overflow-y: auto;
`;

const Option = styled.div`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  cursor: pointer;
  &[data-active] {
    background: ${color.surfaceHover};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  &[data-active][aria-selected='true'] {
    outline: 1px solid ${color.borderStrong};
    outline-offset: -1px;
  }
  &[aria-disabled='true'] {
    color: ${color.disabledText};
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: ${controlSize.touch};
  }
`;

const Said = styled.div`
  padding: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  &:empty {
    display: none;
  }
`;
