import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import type { PestSummary } from '../figures/pest-summary';
import { dash, type HeatWords } from '../state/useHeatWords';
import { pestTableMessages } from './PestTable.messages';
import { pestLines } from './pest-lines';

interface PestTableProps {
  readonly pests: PestSummary;
  readonly words: HeatWords;
  /** Whether there is anything to say of the days before. */
  readonly compares: boolean;
}

/** What was caught by type and by species: a bar for now, a tick for the days before, on one scale. */
export function PestTable({ pests, words, compares }: PestTableProps) {
  const t = useMessages(pestTableMessages);
  const [all, setAll] = useState(false);
  const shown = pests.length > 1 ? few : fewOfOne;
  const hidden = pests.some(({ species }) => species.length > shown + 1);
  const lines = pestLines(pests, words, t, all ? Number.POSITIVE_INFINITY : shown);
  const most = Math.max(1, ...lines.flatMap(({ count, previous }) => [count ?? 0, compares ? (previous ?? 0) : 0]));
  const known = (value: number | null) => (value === null ? dash : words.number(value));
  return (
    <>
      <Grid data-pest="heat-pests">
        <thead>
          <tr>
            <th scope="col">{t('pestTable.title')}</th>
            <td />
            <th scope="col">{t('pestTable.now')}</th>
            {compares && <th scope="col">{t('pestTable.before')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, count, previous, group }) => (
            <tr key={key} data-group={group || undefined}>
              <th scope="row">{label}</th>
              <td aria-hidden="true">
                <Bar>
                  <i style={{ width: `${((count ?? 0) / most) * 100}%` }} />
                  {compares && previous !== null && (
                    <u style={{ insetInlineStart: `${Math.min(99, (previous / most) * 100)}%` }} />
                  )}
                </Bar>
              </td>
              <td>{known(count)}</td>
              {compares && <td>{known(previous)}</td>}
            </tr>
          ))}
        </tbody>
      </Grid>
      {hidden && (
        <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'pestTable.fewer' : 'pestTable.all')}
        </Button>
      )}
    </>
  );
}

/** How many species of a type are named at first; the others are one line. */
const few = 2;
const fewOfOne = 6;

const Grid = styled.table.withConfig(named('HeatPests'))`
  width: 100%;
  margin-top: ${space[3]};
  border-collapse: collapse;
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    height: 26px;
    padding: 0;
    padding-inline-start: ${space[2]};
    border: 0;
    background: none;
    font-weight: ${fontWeight.regular};
    text-align: end;
  }
  th:first-child {
    max-width: 140px;
    padding-inline-start: 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
  }
  td:nth-child(2) {
    width: 30%;
  }
  thead th {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  thead th:first-child {
    color: ${color.text};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }
  tbody th:first-child {
    padding-inline-start: ${space[3]};
  }
  tbody [data-group] th:first-child {
    padding-inline-start: 0;
    font-weight: ${fontWeight.semibold};
  }
  tbody td:last-child:nth-child(4) {
    color: ${color.textMuted};
  }
`;

const Bar = styled.span`
  display: block;
  position: relative;
  height: 8px;
  border-radius: 1px;
  background: ${color.surfaceSunken};
  i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: 1px;
    background: ${color.text};
  }
  u {
    position: absolute;
    inset-block: -2px;
    width: 2px;
    background: ${color.borderStrong};
  }
`;
