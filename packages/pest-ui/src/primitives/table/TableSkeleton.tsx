import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { size } from '../../theme/tokens';
import { Skeleton } from '../skeleton/Skeleton';
import { statesMessages } from '../states/states.messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { TableColumn } from './Table.types';

const rows = 8;
const widths = ['72%', '48%', '60%', '40%'] as const;

interface TableSkeletonProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
}

/** Rows of the real height while the first ones are asked for. A quick answer comes before they are seen. */
export function TableSkeleton<Row>({ label, columns }: TableSkeletonProps<Row>) {
  const t = useMessages(statesMessages);
  return (
    <Shape role="status" aria-busy="true">
      <VisuallyHidden>
        {t('states.loading')} {label}
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Line key={String(row)} aria-hidden="true">
          {columns.slice(0, 6).map(({ id }, column) => (
            <Skeleton key={id} width={widths[(row + column) % widths.length]} height="12px" />
          ))}
        </Line>
      ))}
    </Shape>
  );
}

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

const Shape = styled.div.withConfig(named('TableSkeleton'))`
  padding-block-start: ${size['row-head']};
  animation: ${appear} 1ms 300ms backwards;
`;

const Line = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: center;
  gap: 24px;
  height: ${size.row};
  border-block-end: 1px solid ${color.borderSoft};
`;
