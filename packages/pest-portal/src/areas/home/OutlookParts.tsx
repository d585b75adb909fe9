import {
  type CaptureTrend,
  dateFormat,
  languageTags,
  type Outlook,
  pestGroupWords,
  type RisingSite,
  shortDay,
  shortMonth,
} from 'pest-sdk';
import { chartColor, Grid, Section, Text, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link, useOpenAddress } from '../../base/links';
import { Later } from '../../kit/page/Later';
import { OpenLink } from '../../kit/page/OpenLink';
import { outlookMessages } from './outlook.messages';
import { Bars } from './trend/Bars';
import { caughtIn, isUnchecked, lastDayOf } from './trend/caught';
import { groupColors } from './trend/group-colors';
import { Nothing } from './trend/Rows';
import { trendMessages } from './trend/trend.messages';

export interface OutlookPartsProps {
  readonly outlook: Outlook;
  /** Stands beside the sites that rise, or alone where none does. */
  readonly children: ReactNode;
}

/** How things go: the heading of each part is its finding. What has no figures is not shown. */
export function OutlookParts({ outlook, children }: OutlookPartsProps) {
  const trends = outlook.trends.filter(({ months }) => months.some(({ count, before }) => count > 0 || before));
  return (
    <>
      {trends.length > 0 && <Captures trends={trends} unchecked={isUnchecked(outlook)} />}
      <Later>
        {outlook.month && (
          <Grid divided min={210}>
            <Weeks outlook={outlook} />
            <RiskAges outlook={outlook} />
            <Ahead ahead={outlook.ahead} />
          </Grid>
        )}
        <Foot>
          {outlook.rising.length > 0 && <Rising sites={outlook.rising} />}
          <div>{children}</div>
        </Foot>
      </Later>
    </>
  );
}

interface CapturesProps {
  readonly trends: readonly CaptureTrend[];
  /** Nothing is known of this month yet. */
  readonly unchecked: boolean;
}

function Captures({ trends, unchecked }: CapturesProps) {
  const t = useT(outlookMessages);
  const note = useT(trendMessages)('home.captures.note');
  return (
    <Part title={t('home.captures')} note={note}>
      <Grid min={220} gap={4} align="end">
        {trends.map((trend) => (
          <GroupTrend key={trend.group} trend={trend} unchecked={unchecked} />
        ))}
      </Grid>
    </Part>
  );
}

interface GroupTrendProps extends Pick<CapturesProps, 'unchecked'> {
  readonly trend: CaptureTrend;
}

function GroupTrend({ trend: { group, months }, unchecked }: GroupTrendProps) {
  const t = useT(trendMessages);
  const { month: monthName, number } = useFormat();
  const addressOf = useOpenAddress();
  const last = months.at(-1);
  const name = pestGroupWords[group][language];
  return (
    <div>
      <Text size="sm" tone="muted">
        {name}
      </Text>
      <Finding>
        <strong>{unchecked ? '–' : number(last?.count ?? 0)}</strong> {useYearFinding(months)}
      </Finding>
      <Bars
        label={name}
        color={groupColors[group]}
        bars={months.map(({ month, count, before }, at) => {
          const unknown = unchecked && month === last?.month;
          return {
            key: month,
            label: at % 3 === 2 ? shortMonth(month, language) : '',
            name: unknown
              ? t('home.site.trend.bar.unchecked', { month: monthName(month) })
              : t(before === null ? 'home.captures.bar' : 'home.captures.bar.before', {
                  month: monthName(month),
                  count: number(count),
                  before: number(before ?? 0),
                }),
            value: unknown ? null : count,
            before,
            pale: month === last?.month,
            to: addressOf('/home', caughtIn({ from: `${month}-01`, to: lastDayOf(month), group })),
          };
        })}
      />
    </div>
  );
}

/** The year beside the one before it, over the months that both have and that are over. */
function useYearFinding(months: CaptureTrend['months']): string {
  const t = useT(outlookMessages);
  const { percent } = useFormat();
  const both = months.slice(0, -1).filter(({ before }) => before !== null);
  const now = both.reduce((sum, { count }) => sum + count, 0);
  const before = both.reduce((sum, month) => sum + (month.before ?? 0), 0);
  if (before === 0) return t('home.captures.soFar');
  const change = (now - before) / before;
  if (Math.abs(change) < 0.03) return t('home.captures.level');
  return t(change > 0 ? 'home.captures.more' : 'home.captures.less', { share: percent(Math.abs(change)) });
}

const weekNow = -2;

function Weeks({ outlook: { weeks } }: { readonly outlook: Outlook }) {
  const t = useT(outlookMessages);
  const { number } = useFormat();
  const addressOf = useOpenAddress();
  const now = weeks.at(weekNow);
  const facts = { planned: number(now?.planned ?? 0), done: number(now?.done ?? 0) };
  const nothing = weeks.every(({ planned }) => planned === 0);
  return (
    <Part title={t(now?.planned ? 'home.weeks.finding' : 'home.weeks.none', facts)} note={t('home.weeks.note')}>
      {nothing ? null : (
        <Pairs aria-label={t('home.weeks.note')}>
          {weeks.map(({ from, to, planned, done }, at) => {
            const most = Math.max(1, ...weeks.map((week) => week.planned));
            const words = { from, planned: number(planned), done: number(done) };
            const place =
              addressOf('/shiftManagement/list', { day: from }) ??
              addressOf('/servicePage/completedList', { from, to });
            const bars = (
              <>
                <span aria-hidden="true">
                  <i style={{ height: `${(100 * planned) / most}%` }} />
                  <i style={{ height: `${(100 * done) / most}%` }} />
                </span>
                <small aria-hidden="true">{shortDay(from, language)}</small>
              </>
            );
            return (
              <li key={from} data-now={at === weeks.length + weekNow}>
                {place ? (
                  <Link to={place} aria-label={t('home.weeks.bar', words)} title={t('home.weeks.bar', words)}>
                    {bars}
                  </Link>
                ) : (
                  <span role="img" aria-label={t('home.weeks.bar', words)}>
                    {bars}
                  </span>
                )}
              </li>
            );
          })}
        </Pairs>
      )}
      <Legend>
        <span data-mark="planned">{t('home.schedule.planned')}</span>
        <span data-mark="done">{t('home.schedule.finished')}</span>
      </Legend>
    </Part>
  );
}

const ages = ['week', 'fortnight', 'month', 'older'] as const;
const ageColors = [chartColor.age1, chartColor.age2, chartColor.age3, chartColor.age4] as const;

function RiskAges({ outlook: { risks, oldestRisk } }: { readonly outlook: Outlook }) {
  const t = useT(outlookMessages);
  const { number, parts } = useFormat();
  const addressOf = useOpenAddress();
  const older = risks.at(-1)?.count ?? 0;
  const open = risks.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...risks.map(({ count }) => count));
  if (open === 0) {
    return (
      <Part title={t('home.risks.none')}>
        <Nothing>{t('home.risks.none.hint')}</Nothing>
      </Part>
    );
  }
  return (
    <Part
      title={older > 0 ? t('home.risks.older', { count: older }) : t('home.risks.young', { count: open })}
      note={t('home.risks.note')}
    >
      <Ages>
        {risks.map(({ from, to, count }, at) => {
          const place = addressOf('/servicePage/riskList', { foundFrom: from ?? undefined, foundTo: to });
          const age = ages[at] ?? 'older';
          const row = (
            <>
              <span>{t(`home.risks.age.${age}`)}</span>
              <i style={{ inlineSize: `${(100 * count) / most}%`, background: ageColors[at] }} />
              <b>{number(count)}</b>
            </>
          );
          return <li key={to}>{place && count > 0 ? <Link to={place}>{row}</Link> : <span>{row}</span>}</li>;
        })}
      </Ages>
      {oldestRisk && (
        <Text as="p" size="sm" tone="muted">
          {t('home.risks.oldest')}{' '}
          <OpenLink to="/servicePage/riskList" query={{ risk: oldestRisk.id, sort: 'foundAt' }}>
            {parts([oldestRisk.customerName, oldestRisk.location])}
          </OpenLink>{' '}
          {t('home.risks.days', { count: oldestRisk.days })}
        </Text>
      )}
    </Part>
  );
}

function Ahead({ ahead }: { readonly ahead: Outlook['ahead'] }) {
  const t = useT(outlookMessages);
  const { number, weekday } = useFormat();
  const addressOf = useOpenAddress();
  const unassigned = ahead.reduce((sum, day) => sum + day.unassigned, 0);
  const all = ahead.reduce((sum, day) => sum + day.assigned, unassigned);
  const most = Math.max(1, ...ahead.map((day) => day.assigned + day.unassigned));
  const title =
    all === 0
      ? t('home.ahead.none')
      : t(unassigned > 0 ? 'home.ahead.unassigned' : 'home.ahead.all', {
          all: number(all),
          unassigned: number(unassigned),
        });
  return (
    <Part title={title} note={t('home.ahead.note')}>
      {all > 0 && (
        <Pairs aria-label={t('home.ahead.note')} data-stacked="true">
          {ahead.map((day) => {
            const count = day.assigned + day.unassigned;
            const words = t('home.ahead.bar', {
              day: weekday(day.day),
              assigned: number(day.assigned),
              unassigned: number(day.unassigned),
            });
            const place = addressOf('/servicePage/undoneList', { from: day.day, to: day.day });
            const bars = (
              <>
                <b aria-hidden="true">{count === 0 ? '–' : number(count)}</b>
                <span aria-hidden="true">
                  <i data-mark="unassigned" style={{ height: `${(100 * day.unassigned) / most}%` }} />
                  <i data-mark="done" style={{ height: `${(100 * day.assigned) / most}%` }} />
                </span>
                <small aria-hidden="true">
                  {shortWeekday(day.day)}
                  <br />
                  {day.day.slice(8).replace(/^0/, '')}
                </small>
              </>
            );
            return (
              <li key={day.day}>
                {place ? (
                  <Link to={place} aria-label={words} title={words}>
                    {bars}
                  </Link>
                ) : (
                  <span role="img" aria-label={words}>
                    {bars}
                  </span>
                )}
              </li>
            );
          })}
        </Pairs>
      )}
      {all > 0 && (
        <Legend>
          <span data-mark="done">{t('home.ahead.assigned')}</span>
          <span data-mark="unassigned">{t('home.ahead.nobody')}</span>
        </Legend>
      )}
    </Part>
  );
}

function Rising({ sites }: { readonly sites: readonly RisingSite[] }) {
  const t = useT(outlookMessages);
  const { number } = useFormat();
  return (
    <Part title={t('home.rising', { count: sites.length })} note={t('home.rising.note')}>
      <RisingRows>
        {sites.map((site) => (
          <li key={`${site.customerId} ${site.group}`}>
            <span>
              <OpenLink to="/detailCustomer" query={{ id: site.customerId }}>
                {site.customerName}
              </OpenLink>
            </span>
            <Group style={{ '--_group': groupColors[site.group] }}>{pestGroupWords[site.group][language]}</Group>
            <Sparkline weeks={site.weeks} color={groupColors[site.group]} />
            <b>
              {t('home.rising.change', { now: number(site.now), more: number(site.now - site.before) })}
              {site.threshold !== null && site.now > site.threshold && (
                <Text tone="danger"> {t('home.rising.over', { limit: number(site.threshold) })}</Text>
              )}
            </b>
            <span>
              {site.device?.floorPlanId && (
                <OpenLink to="/imgHeat" query={{ customerId: site.customerId, floorPlanId: site.device.floorPlanId }}>
                  {site.device.code}
                </OpenLink>
              )}
            </span>
          </li>
        ))}
      </RisingRows>
    </Part>
  );
}

/** The course of eight weeks; its figures stand beside it. */
function Sparkline({ weeks, color }: { readonly weeks: readonly number[]; readonly color: string }) {
  const most = Math.max(1, ...weeks);
  const points = weeks.map((count, at) => `${(at * 72) / (weeks.length - 1) + 2},${20 - (16 * count) / most}`);
  return (
    <svg width="76" height="24" viewBox="0 0 76 24" aria-hidden="true" focusable="false">
      <polyline points={points.join(' ')} fill="none" stroke={color} strokeWidth="1.5" />
    </svg>
  );
}

/** As `周一`, `Mon`. A day alone is read as UTC. */
function shortWeekday(day: string): string {
  return dateFormat(languageTags[language], { timeZone: 'UTC', weekday: 'short' }).format(new Date(day));
}

interface PartProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <Sheet>
      <Section title={title} note={note}>
        {children}
      </Section>
    </Sheet>
  );
}

/** What rises, and beside it what runs out. */
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  column-gap: 48px;
  border-block-start: 1px solid ${token.color.borderSoft};

  > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Nobody has it yet: hatched, as a part of the bar that is still open. */
const open = `repeating-linear-gradient(135deg, ${token.color.markWarning} 0 3px, ${token.color.surface} 3px 5px)`;

const Sheet = styled.div`
  padding-block: ${token.space[4]} ${token.space[5]};
  min-width: 0;
`;

const Finding = styled.p`
  margin: 0 0 ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  strong {
    color: ${token.color.text};
    font-size: ${token.fontSize.xl};
    font-variant-numeric: tabular-nums;
  }
`;

const Pairs = styled.ol`
  display: flex;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
  }
  li > * {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  li[data-now='true'] {
    background: ${token.color.surfaceSunken};
  }
  li > * > span {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 2px;
    height: 96px;
    border-bottom: 1px solid ${token.color.border};
  }
  i {
    flex: 0 1 12px;
    border: 1px solid ${chartColor.planLine};
    border-radius: 2px 2px 0 0;
    background: ${chartColor.plan};
  }
  i:last-child {
    border: 0;
    background: ${chartColor.done};
  }
  small {
    color: ${token.color.textMuted};
    font-size: 11px;
    line-height: 20px;
    white-space: nowrap;
  }
  b {
    font-size: ${token.fontSize.sm};
  }
  &[data-stacked='true'] span {
    flex-direction: column;
    align-items: stretch;
    justify-content: end;
    gap: 0;
    height: 80px;
  }
  &[data-stacked='true'] i {
    flex: none;
    border-width: 0;
    border-radius: 0;
  }
  i[data-mark='unassigned'] {
    background: ${open};
  }
  &[data-stacked='true'] small {
    display: block;
    padding-block-start: ${token.space[1]};
    line-height: 14px;
  }
  /* Every second week where the days would touch; this one, the last but one of an even number, keeps its own. */
  @media (max-width: 1240px) {
    &:not([data-stacked]) li:nth-child(even) small {
      visibility: hidden;
    }
  }
`;

const Legend = styled.p`
  display: flex;
  gap: ${token.space[4]};
  margin: ${token.space[2]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};

  span::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: ${token.space[1]};
    background: ${chartColor.done};
    content: '';
  }
  [data-mark='planned']::before {
    border: 1px solid ${chartColor.planLine};
    background: ${chartColor.plan};
  }
  [data-mark='unassigned']::before {
    background: ${open};
  }
`;

const Ages = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li > * {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) 32px;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 28px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${token.color.surfaceHover};
  }
  i {
    height: 12px;
    min-width: 1px;
  }
  b {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Group = styled.span`
  &::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: ${token.space[1]};
    border-radius: 2px;
    background: var(--_group);
    content: '';
  }
`;

const RisingRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) 116px 76px minmax(112px, 2fr) minmax(72px, 1fr);
    align-items: center;
    gap: ${token.space[3]};
    min-height: ${token.size.row};
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  a {
    color: ${token.color.text};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media (max-width: 640px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token.space[3]};
      padding-block: ${token.space[2]};
    }
    svg {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;
