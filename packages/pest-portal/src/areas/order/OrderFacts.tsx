import type { OrderRecord } from 'pest-sdk';
import { productWords } from 'pest-sdk';
import { token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useMoney } from '../../kit/page/useMoney';
import { orderMessages } from './order.messages';

/** What is bought, in a line: `Gold, 1 year`. */
export function useOrderLine(): (order: Pick<OrderRecord, 'product' | 'years'>) => string {
  const t = useT(orderMessages);
  return ({ product, years }) => t('order.line', { product: productWords[product][language], count: years });
}

export interface AmountProps {
  readonly line: string;
  readonly priceCents: number;
  readonly creditCents: number;
  /** While an order is being put together; an order that was made keeps the amount only. */
  readonly creditDays?: number | undefined;
  readonly amountCents: number;
  readonly paid?: boolean | undefined;
}

/** How an amount comes about: the price, less the rest of what was held. */
export function Amount({ line, priceCents, creditCents, creditDays, amountCents, paid = false }: AmountProps) {
  const t = useT(orderMessages);
  const money = useMoney();
  return (
    <Facts>
      <div>
        <dt>{line}</dt>
        <dd>{money(priceCents)}</dd>
      </div>
      {creditCents > 0 && (
        <div>
          <dt>{creditDays === undefined ? t('order.creditAlone') : t('order.credit', { count: creditDays })}</dt>
          <dd>−{money(creditCents)}</dd>
        </div>
      )}
      <Total>
        <dt>{t(paid ? 'order.paid' : 'order.toPay')}</dt>
        <dd>{money(amountCents)}</dd>
      </Total>
    </Facts>
  );
}

/** Names and values in two columns. */
export function Values({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Facts>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  margin: ${token.space[3]} 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
  }
  dt {
    color: ${token.color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.div`
  align-items: baseline;
  margin-block-start: ${token.space[1]};
  padding-block-start: ${token.space[3]};
  border-block-start: 1px solid ${token.color.border};

  dd {
    font-size: 24px;
    font-weight: ${token.fontWeight.semibold};
  }
`;

/** A line of help below an act. */
export const ActHelp = styled.p`
  margin: ${token.space[2]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;
