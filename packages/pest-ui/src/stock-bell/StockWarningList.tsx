import type { StockWarning } from 'pest-sdk';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../i18n/messages';
import * as color from '../theme/color';
import { fontSize, fontWeight, space } from '../theme/tokens';
import { stockBellMessages } from './StockBell.messages';

const statuses = ['out', 'warning'] as const;

const Group = styled.section`
  & h3 {
    margin: 0;
    padding: ${space[2]} ${space[4]} ${space[1]};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
  }
  &[data-status='out'] h3 {
    color: ${color.danger};
  }
  &[data-status='warning'] h3 {
    color: ${color.warning};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Entry = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`;

/** Props of {@link StockWarningList}. */
export interface StockWarningListProps {
  readonly items: readonly StockWarning[];
  readonly onOpen: (item: StockWarning) => void;
}

/** What ran out, then what runs low. */
export function StockWarningList({ items, onOpen }: StockWarningListProps) {
  const t = useMessages(stockBellMessages);
  const format = useFormat();
  return (
    <>
      {statuses.map((status) => {
        const group = items.filter((item) => item.status === status);
        return group.length === 0 ? null : (
          <Group key={status} data-status={status}>
            <h3>{t(`stockBell.${status}`)}</h3>
            <ul>
              {group.map((item) => (
                <li key={item.id}>
                  <Entry type="button" onClick={() => onOpen(item)}>
                    <span>{item.name}</span>
                    <small>
                      {item.categoryName} ·{' '}
                      {t('stockBell.left', {
                        stock: format.quantity(item.stock, item.unit),
                        level: format.quantity(item.warningLevel, item.unit),
                      })}
                    </small>
                  </Entry>
                </li>
              ))}
            </ul>
          </Group>
        );
      })}
    </>
  );
}
