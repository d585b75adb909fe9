import { useQuery } from '@tanstack/react-query';
import { addDays, type RecurringService, type ShiftBoard, weekdayOf } from 'pest-sdk';
import { Badge, Row, Section, StatusDot, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { ask } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { type DateClash, dateClashes } from './date-clashes';
import { recurringMessages } from './recurring.messages';
import { daysAhead, mostTimes, type RecurringValues } from './recurring-form';

/** Dates that are named; the rest goes on alike. */
const named = 6;
const saturday = 6;
/** As many days as a board tells at once. */
const boardDays = 42;

export interface DatesAheadProps {
  readonly values: RecurringValues;
  /** Its services are made anew, and so are in nobody's way. */
  readonly replaces?: RecurringService | undefined;
}

/** The first dates of a rhythm before it is saved, each with what is in its way. */
export function DatesAhead({ values, replaces }: DatesAheadProps) {
  const t = useT(recurringMessages);
  const format = useFormat();
  const { startDay } = values;
  const until = startDay && addDays(startDay, boardDays - 1);
  const board = useQuery({ ...ask('schedule.board', { from: startDay, to: until }), enabled: startDay !== '' });
  const days = daysAhead(values, named);
  const others = board.data && withoutOwn(board.data, replaces);
  return (
    <Section heading="h3" title={t('recurring.ahead')} note={t('recurring.ahead.help')}>
      {days.length === 0 && <Text tone="warning">{t('recurring.ahead.none')}</Text>}
      <List>
        {days.map((day) => (
          <li key={day}>
            <Text numeric>
              {format.weekday(day)} {values.time}
            </Text>
            {weekdayOf(day) >= saturday && <Badge tone="neutral">{t('recurring.ahead.weekend')}</Badge>}
            {others && day <= until && <Clashes board={others} day={day} values={values} />}
          </li>
        ))}
      </List>
      <LastDay values={values} shown={days.length} />
    </Section>
  );
}

interface ClashesProps {
  readonly board: ShiftBoard;
  readonly day: string;
  readonly values: RecurringValues;
}

function Clashes({ board, day, values: { time, staffIds } }: ClashesProps) {
  const t = useT(recurringMessages);
  const { timeZone } = useSiteTime();
  const words = useClashWords();
  if (staffIds.length === 0) return null;
  const clashes = dateClashes(board, { day, time, staffIds }, timeZone);
  if (clashes.length === 0) return <Text tone="muted">{t('recurring.ahead.clear')}</Text>;
  return (
    <Row as="span" gap={1}>
      {clashes.map((clash) => (
        <StatusDot key={words(clash)} tone={clash.kind === 'leaveWaiting' ? 'warning' : 'danger'}>
          {words(clash)}
        </StatusDot>
      ))}
    </Row>
  );
}

function useClashWords(): (clash: DateClash) => string {
  const t = useT(recurringMessages);
  const format = useFormat();
  return (clash) =>
    clash.kind === 'overlap'
      ? t('recurring.ahead.overlap', { name: clash.name, time: format.time(clash.at), customer: clash.customer })
      : t(`recurring.ahead.${clash.kind}`, { name: clash.name });
}

/** Where the number of services decides, the day of the last one. */
function LastDay({ values, shown }: { readonly values: RecurringValues; readonly shown: number }) {
  const t = useT(recurringMessages);
  if (values.ends !== 'times' || values.times <= shown) return null;
  const last = daysAhead(values, mostTimes).at(-1);
  return last ? <Text tone="muted">{t('recurring.ahead.more', { day: last })}</Text> : null;
}

function withoutOwn(board: ShiftBoard, replaces: RecurringService | undefined): ShiftBoard {
  return replaces
    ? { ...board, services: board.services.filter(({ recurringId }) => recurringId !== replaces.id) }
    : board;
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]} ${token.space[2]};
    align-items: center;
  }
`;
