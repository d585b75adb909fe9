import { deviceTypeRows, joinParts, type SheetRow } from 'pest-sdk';
import { Button, SearchInput, Stack, StatusDot, Text, type Tone, token } from 'pest-ui';
import { createContext, useContext, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { filterRows, groupByWorkshop, standsAt } from '../task/sheet-progress';
import { useReadingWords } from './LastReading';
import { isPlaced, type WalkState, walkState } from './service-plan';
import { servicePlanMessages } from './service-plan.messages';
import { sheetMessages } from './sheet.messages';

interface Walk {
  readonly rows: readonly SheetRow[];
  readonly planId: string;
  readonly goTo: SheetRow | null;
  readonly onOpen: (row: SheetRow) => void;
}

/** The panel is a part of the widget, which draws it without props of ours. */
export const WalkContext = createContext<Walk>({ rows: [], planId: '', goTo: null, onOpen: () => undefined });

/** Beside the plan: the way on, and its devices once more, in walking order, for whoever does not point. */
export function WalkPanel() {
  const t = useT(servicePlanMessages);
  const words = useT(sheetMessages);
  const { rows, planId, goTo, onOpen } = useContext(WalkContext);
  const [search, setSearch] = useState('');
  const found = groupByWorkshop(filterRows(rows, search, 'all')).flatMap((group) => group.rows);
  const here = found.filter((row) => isPlaced(row) && row.floorPlanId === planId);
  const nowhere = found.filter((row) => !isPlaced(row));
  return (
    <Box gap={3}>
      {goTo ? (
        <Button variant="primary" onClick={() => onOpen(goTo)}>
          {t('plan.goTo', { code: goTo.code })}
        </Button>
      ) : (
        <Text as="p">{t('plan.allDone')}</Text>
      )}
      <SearchInput
        label={words('inspection.search')}
        placeholder={words('inspection.search')}
        value={search}
        onChange={setSearch}
      />
      {here.length + nowhere.length === 0 && <Text as="p">{words('inspection.empty')}</Text>}
      <Rows label={t('plan.list')} rows={here} />
      {nowhere.length > 0 && (
        <section>
          <Text as="h2" size="xs" tone="muted" weight="regular">
            {t('plan.elsewhere')}
          </Text>
          <Rows label={t('plan.elsewhere')} rows={nowhere} />
        </section>
      )}
    </Box>
  );
}

function Rows({ label, rows }: { readonly label: string; readonly rows: readonly SheetRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack as="ul" gap={1} divided aria-label={label}>
      {rows.map((row) => (
        <Device key={row.deviceId} row={row} />
      ))}
    </Stack>
  );
}

const tones: Readonly<Record<WalkState, Tone>> = {
  due: 'neutral',
  next: 'info',
  done: 'success',
  notOpened: 'warning',
};

function Device({ row }: { readonly row: SheetRow }) {
  const t = useT(servicePlanMessages);
  const { ofCheck } = useReadingWords();
  const { goTo, onOpen } = useContext(WalkContext);
  const state = walkState(row, goTo);
  const where = joinParts([deviceTypeRows[row.type].words[language], standsAt(row)], language);
  const said = row.check ? ofCheck(row.check) : t(state === 'next' ? 'plan.state.next' : 'plan.state.due');
  return (
    <li>
      <Line
        type="button"
        aria-current={state === 'next' ? 'step' : undefined}
        aria-label={t('plan.device', { code: row.code, where, state: said })}
        onClick={() => onOpen(row)}
      >
        <Text weight="semibold" numeric>
          {row.code}
        </Text>
        <Text tone="muted" truncate>
          {where}
        </Text>
        <StatusDot tone={tones[state]}>{said}</StatusDot>
      </Line>
    </li>
  );
}

const Box = styled(Stack)`
  padding: ${token.space[3]} ${token.space[4]};

  > button {
    min-height: ${token.size.touch};
  }
  p,
  ul,
  h2 {
    margin: 0;
  }
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${token.space[2]};
  align-items: center;
  width: 100%;
  min-height: ${token.size.touch};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token.color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
