import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';
import { bareButton } from '../button/bare-button';
import { placeFor } from '../roving';

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

const Row = styled.div.withConfig({ displayName: 'PestTabs', componentId: 'pest-tabs' })`
  display: flex;
  gap: ${token.space[5]};
  border-block-end: 1px solid ${token.color.borderSoft};
  overflow-x: auto;
`;

const Tab = styled.button.withConfig({ displayName: 'PestTab', componentId: 'pest-tab' })`
  ${bareButton}
  min-height: ${token.size.touch};
  padding: 0 2px;
  border-block: 2px solid transparent;
  color: ${token.color.textMuted};
  white-space: nowrap;
  &[aria-selected='true'] {
    border-block-end-color: ${token.color.accent};
    color: ${token.color.text};
    font-weight: ${token.fontWeight.semibold};
  }
`;

const Panel = styled.div.withConfig({ displayName: 'PestTabPanel', componentId: 'pest-tab-panel' })`
  padding-block-start: ${token.space[4]};
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** Views of one thing, one at a time; arrows choose. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const choose = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const place = placeFor(event.key, 'horizontal', at, tabs.length);
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
