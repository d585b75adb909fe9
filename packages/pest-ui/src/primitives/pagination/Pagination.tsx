import { limits } from 'pest-sdk';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontSize, size as sizeToken, space } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';
import { chevronRightIcon } from '../icon/icons';
import { Select } from '../select/Select';
import { paginationMessages } from './pagination.messages';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly onPageChange: (page: number) => void;
  /** Offers the page sizes of specification §9. */
  readonly onLimitChange?: ((limit: number) => void) | undefined;
}

const Row = styled.nav.withConfig(named('Pagination'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[4]};
  min-height: ${sizeToken.bar};
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  & > :first-child {
    margin-inline-end: auto;
  }
  & select {
    --_pest-field-height: ${controlSize.control};
    --_pest-field-border: ${color.borderControl};
    width: auto;
  }
`;

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

const Turned = styled.span`
  display: inline-flex;
  transform: rotate(180deg);
`;

/** How many there are, and the way through them: with the second page, not before. */
export function Pagination({ total, page, limit, onPageChange, onLimitChange }: PaginationProps) {
  const t = useMessages(paginationMessages);
  const pages = Math.max(1, Math.ceil(total / limit));
  return (
    <Row aria-label={t('pagination.label')}>
      <span>{t('pagination.total', { count: total })}</span>
      {onLimitChange && total > Math.min(...limits.pageSizes) && (
        <Select
          aria-label={t('pagination.size')}
          value={String(limit)}
          options={limits.pageSizes.map((size) => ({
            value: String(size),
            label: t('pagination.sizeOption', { size }),
          }))}
          onChange={(size) => onLimitChange(Number(size))}
        />
      )}
      {(pages > 1 || page > 1) && (
        <Steps>
          <Turned>
            <IconButton
              icon={chevronRightIcon}
              size="sm"
              label={t('pagination.previous')}
              disabled={page <= 1}
              onClick={() => onPageChange(page - 1)}
            />
          </Turned>
          <span aria-live="polite">{t('pagination.page', { page, pages })}</span>
          <IconButton
            icon={chevronRightIcon}
            size="sm"
            label={t('pagination.next')}
            disabled={page >= pages}
            onClick={() => onPageChange(page + 1)}
          />
        </Steps>
      )}
    </Row>
  );
}
