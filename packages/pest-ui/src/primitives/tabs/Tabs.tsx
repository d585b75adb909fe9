import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { usePest } from '../../provider/context';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontWeight, space } from '../../theme/tokens';
import { bareButton } from '../button/bare-button';
import { useChosenInSight } from '../chosen-in-sight';
import { placeFor } from '../roving';
import { sideShade } from '../table/side-shade';

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

const Row = styled.div.withConfig(named('Tabs'))`
  display: flex;
  gap: ${space[5]};
  border-block-end: 1px solid ${color.borderSoft};
  overflow-x: auto;
  ${sideShade}
  @media (pointer: coarse) {
    gap: ${space[2]};
  }
`;

const Tab = styled.button.withConfig(named('Tab'))`
  ${bareButton}
  flex: none;
  min-height: ${controlSize.touch};
  padding: 0 2px;
  border-block: 2px solid transparent;
  color: ${color.textMuted};
  white-space: nowrap;
  &[aria-selected='true'] {
    border-block-end-color: ${color.accent};
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
  @media (pointer: coarse) {
    min-width: ${controlSize.touch};
  }
`;

const Panel = styled.div.withConfig(named('TabPanel'))`
  padding-block-start: ${space[4]};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

/** Views of one thing, one at a time; arrows choose. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const direction = usePest().own?.direction ?? 'ltr';
  const row = useChosenInSight('[aria-selected=true]');
  const choose = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const place = placeFor(event.key, direction, at, tabs.length);
    const next = place === null ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    row.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={choose}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Tab>
        ))}
      </Row>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
