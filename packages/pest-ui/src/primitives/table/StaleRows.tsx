import { describeError } from 'pest-sdk';
import { styled } from 'styled-components';
import { useFormat, useLocale, useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { tableMessages } from './table.messages';

interface StaleRowsProps {
  readonly error: unknown;
  readonly updatedAt: number | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** The rows below are the last ones known: why, since when, and another try. */
export function StaleRows({ error, updatedAt, onRetry }: StaleRowsProps) {
  const t = useMessages(tableMessages);
  const locale = useLocale();
  const format = useFormat();
  return (
    <Line role="alert">
      <span>
        {describeError(error, locale)}
        {updatedAt ? t('table.since', { time: format.time(new Date(updatedAt).toISOString()) }) : ''}
      </span>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t('table.retry')}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div.withConfig(named('StaleRows'))`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]};
  border-inline-start: 3px solid ${color.markDanger};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${fontSize.sm};
`;
