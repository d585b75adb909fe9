import type { Outlook, TodayData } from 'pest-sdk';
import { Stat, Text, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../base/i18n';
import { type Address, Link, useOpenAddress } from '../../base/links';
import { FigureBand } from '../../kit/page/FigureBand';
import { homeMessages } from './home.messages';
import { caughtIn, isUnchecked } from './trend/caught';

export interface FiguresProps {
  readonly today: TodayData;
  readonly outlook: Outlook;
}

/** Totals with their change, in one band. Each opens what it counts; what the account may not open is not shown. */
export function Figures({ today, outlook }: FiguresProps) {
  const t = useT(homeMessages);
  const { number, percent, parts } = useFormat();
  const addressOf = useOpenAddress();
  const change = useChange();
  const { month, checked, notReached, captures, reviewHours, risksOverdue } = outlook;
  const span = month ? { from: month.from, to: month.to } : {};
  const finished = addressOf('/servicePage/completedList', span);
  return (
    <FigureBand>
      {month && (
        <Figure
          to={addressOf('/shiftManagement/list', { view: 'month', day: outlook.day }) ?? finished}
          label={t('home.month')}
          value={`${number(month.done)} / ${number(month.planned)}`}
          note={
            month.done < month.due
              ? late(
                  'warning',
                  t('home.month.behind', { due: number(month.due), less: number(month.due - month.done) }),
                )
              : t('home.month.onTrack')
          }
        />
      )}
      {checked.now !== null && (
        <Figure
          to={finished}
          label={t('home.checked')}
          value={percent(checked.now / 100)}
          note={parts([
            change(checked, (points) => number(Math.round(points * 10) / 10)),
            notReached > 0 ? t('home.notReached', { count: number(notReached) }) : '',
          ])}
        />
      )}
      {captures.now !== null && (
        <Figure
          to={addressOf('/home', caughtIn({ from: `${outlook.day.slice(0, 7)}-01`, to: outlook.day }))}
          label={t('home.captured')}
          value={isUnchecked(outlook) ? '–' : number(captures.now)}
          note={
            captures.before ? t('home.captured.before', { before: number(captures.before) }) : t('home.captured.none')
          }
        />
      )}
      {today.openRisks !== null && (
        <Figure
          to={addressOf('/servicePage/riskList')}
          label={t('home.openRisks')}
          value={number(today.openRisks)}
          note={
            risksOverdue > 0
              ? late('danger', t('home.openRisks.overdue', { count: risksOverdue }))
              : t('home.openRisks.inTime')
          }
        />
      )}
      {reviewHours.now !== null && (
        <Figure
          to={finished}
          label={t('home.reviewHours')}
          value={t('home.hours', { count: number(Math.round(reviewHours.now * 10) / 10) })}
          note={change(reviewHours, (hours) => number(Math.round(hours * 10) / 10))}
        />
      )}
      {today.customers !== null && (
        <Figure to={addressOf('/customer/list')} label={t('home.customers')} value={number(today.customers)} />
      )}
      {today.devices !== null && (
        <Figure
          to={addressOf('/imgCustomer')}
          label={t('home.devices')}
          value={number(today.devices)}
          note={t('home.devices.checked', { count: number(today.devicesCheckedToday ?? 0) })}
        />
      )}
    </FigureBand>
  );
}

/** A note that asks for somebody; all others stay quiet. */
function late(tone: 'warning' | 'danger', words: string): ReactNode {
  return (
    <Text size="xs" tone={tone}>
      {words}
    </Text>
  );
}

/** A figure beside the one of last month. */
function useChange() {
  const t = useT(homeMessages);
  return ({ now, before }: Outlook['checked'], words: (difference: number) => string): string => {
    if (now === null || before === null) return t('home.change.none');
    const difference = now - before;
    if (Math.abs(difference) < 0.05) return t('home.change.level');
    return t('home.change', { change: `${difference > 0 ? '+' : '−'}${words(Math.abs(difference))}` });
  };
}

interface FigureProps {
  readonly to: Address | undefined;
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
}

function Figure({ to, ...stat }: FigureProps) {
  if (to === undefined) return null;
  return (
    <li>
      <Link to={to}>
        <Stat {...stat} />
      </Link>
    </li>
  );
}
