import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

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
  gap: ${token.space[1]};
  border-block-end: 1px solid ${token.color.border};
  overflow-x: auto;
`;

const Tab = styled.button`
  min-height: 40px;
  padding: 0 ${token.space[3]};
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: ${token.color.textMuted};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  &[aria-selected='true'] {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
    font-weight: ${token.fontWeight.medium};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

const Panel = styled.div`
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
    const next = tabs[placeFor(event.key, at, tabs.length)];
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

/** Where a key leads in a row of tabs; nowhere (-1) for keys of other meaning. */
function placeFor(key: string, at: number, length: number): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % length;
    case 'ArrowLeft':
      return (at - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
}
