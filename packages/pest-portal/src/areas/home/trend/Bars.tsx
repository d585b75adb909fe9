import { chartColor, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Address, Link } from '../../../base/links';
import { Later } from '../../../kit/page/Later';

/** One bar of {@link Bars}. */
export interface Bar {
  readonly key: string;
  /** Under the bar; empty where its neighbours tell. */
  readonly label: string;
  /** All of it in words: what the bar is read as. */
  readonly name: string;
  /** Null is not known, and no zero. */
  readonly value: number | null;
  /** What it is measured by, as a mark: the year before. */
  readonly before?: number | null | undefined;
  /** What is above it is too much. */
  readonly limit?: number | null | undefined;
  /** Not over yet. */
  readonly pale?: boolean | undefined;
  /** What the bar counts. */
  readonly to?: Address | undefined;
}

export interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly color: string;
  /** A dashed line over the whole width, with its words. */
  readonly limit?: { readonly value: number; readonly label: string } | undefined;
  /** Height of the bars in px. @default 96 */
  readonly height?: number | undefined;
}

/**
 * Bars side by side on a scale of their own, each in words as well and each the way to what it counts. What they come to
 * stands in words beside them and is seen first.
 */
export function Bars({ label, bars, color, limit, height = 96 }: BarsProps) {
  const { number } = useFormat();
  const top = scaleTop([...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]), limit?.value ?? 0]);
  const share = (value: number) => `${(100 * value) / top}%`;
  return (
    <Chart style={{ '--_bar': color, '--_height': `${height}px` }}>
      {/* The line's own words would lie over it. */}
      <span aria-hidden="true">{limit && limit.value > 0.85 * top ? '\u00a0' : number(top)}</span>
      {limit && (
        <Limit style={{ bottom: `calc(20px + ${limit.value / top} * var(--_height))` }} aria-hidden="true">
          {limit.label}
        </Limit>
      )}
      <ol aria-label={label}>
        <Later>
          {bars.map((bar) => (
            <li key={bar.key}>
              <BarLink bar={bar}>
                <Column aria-hidden="true">
                  {bar.value !== null && <Fill style={{ height: share(bar.value) }} data-pale={bar.pale} />}
                  {isOver(bar) && <Over style={{ bottom: share(bar.limit), height: share(bar.value - bar.limit) }} />}
                  {isOver(bar) && <b style={{ bottom: share(bar.value) }}>{number(bar.value)}</b>}
                  {typeof bar.before === 'number' && <Before style={{ bottom: share(bar.before) }} />}
                </Column>
                <small aria-hidden="true">{bar.label}</small>
              </BarLink>
            </li>
          ))}
        </Later>
      </ol>
    </Chart>
  );
}

function BarLink({ bar, children }: { readonly bar: Bar; readonly children: ReactNode }) {
  if (bar.to === undefined) {
    return (
      <span role="img" aria-label={bar.name} title={bar.name}>
        {children}
      </span>
    );
  }
  return (
    <Link to={bar.to} aria-label={bar.name} title={bar.name}>
      {children}
    </Link>
  );
}

function isOver(bar: Bar): bar is Bar & { readonly value: number; readonly limit: number } {
  return bar.value !== null && typeof bar.limit === 'number' && bar.value > bar.limit;
}

/** A round number that holds all of them, and is never zero. */
export function scaleTop(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(most)) / 2;
  return Math.ceil(most / step) * step;
}

const Chart = styled.div`
  position: relative;
  min-width: 0;

  > span {
    color: ${token.color.textMuted};
    font-size: 11px;
    line-height: 16px;
  }
  /* No gap: what can be pressed is as wide as its month. The bars keep their distance by themselves. */
  ol {
    display: flex;
    margin: 0;
    padding: 0;
    border-top: 1px solid ${chartColor.grid};
    list-style: none;
    /* As high as with its bars, which come later. */
    min-height: calc(var(--_height) + 21px);
  }
  li {
    flex: 1 1 0;
    min-width: 0;
  }
  li > * {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${token.color.surfaceHover};
  }
  small {
    display: block;
    height: 20px;
    overflow: visible;
    color: ${token.color.textMuted};
    font-size: 11px;
    line-height: 20px;
    text-align: center;
    white-space: nowrap;
  }
`;

const Column = styled.span`
  position: relative;
  display: block;
  height: var(--_height);
  border-bottom: 1px solid ${token.color.border};

  b {
    position: absolute;
    inset-inline: -6px;
    pointer-events: none;
    color: ${token.color.danger};
    font-size: 11px;
    font-weight: ${token.fontWeight.semibold};
    line-height: 16px;
    text-align: center;
  }
`;

const Fill = styled.span`
  position: absolute;
  inset: auto 15% 0;
  border-radius: 2px 2px 0 0;
  background: var(--_bar);

  &[data-pale='true'] {
    opacity: 0.55;
  }
`;

const Over = styled.span`
  position: absolute;
  inset-inline: 15%;
  border-radius: 2px 2px 0 0;
  background: ${token.color.danger};
`;

/** A mark rather than a line: nothing was measured between two months. */
const Before = styled.span`
  position: absolute;
  inset-inline: 1px;
  height: 2px;
  background: ${chartColor.lastYear};
  box-shadow: 0 0 0 1px ${token.color.surface};
`;

const Limit = styled.span`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  border-bottom: 1px dashed ${token.color.danger};
  pointer-events: none;

  && {
    color: ${token.color.danger};
  }
`;
