import { dayInZone, type Need, type NeedKind, type NeedTime, needTimes, type ResultOf, timeOfNeed } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, fetched, Text, token, useFormat } from 'pest-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { type Address, Link, type OpenAddress, stockPath, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { homeMessages } from './home.messages';

const AllNeeds = fetched(() => import('./AllNeeds'), 'AllNeeds');

/** A queue of work: what waits for the reader, by when it wants doing, each with what the reader can do about it. */
export function NeedsPart({ count, needs }: ResultOf<'home.needs'>) {
  const t = useT(homeMessages);
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const others = count - needs.length;
  const first = listOf(needs);
  return (
    <Box aria-labelledby="needs">
      <header>
        <Text as="h2" id="needs" size="md" weight="semibold">
          {t('home.needs')}
        </Text>
        {count > 0 && <Text tone="muted">{number(count)}</Text>}
      </header>
      {needs.length === 0 && <p>{t('home.needs.none')}</p>}
      {all ? (
        <Suspense fallback={first}>
          <AllNeeds first={needs} list={listOf} />
        </Suspense>
      ) : (
        first
      )}
      {others > 0 && !all && (
        <p>
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {t('home.needs.more', { count: number(others) })}
          </Button>
        </p>
      )}
    </Box>
  );
}

/** What waits, under the time by which it wants doing. */
function listOf(needs: readonly Need[]): ReactNode {
  return needTimes.map((time) => (
    <NeedsOf key={time} time={time} needs={needs.filter(({ kind }) => timeOfNeed[kind] === time)} />
  ));
}

function NeedsOf({ time, needs }: { readonly time: NeedTime; readonly needs: readonly Need[] }) {
  const t = useT(homeMessages);
  if (needs.length === 0) return null;
  const heading = `needs-${time}`;
  return (
    <Times data-time={time}>
      <h3 id={heading}>{t(`home.needs.${time}`)}</h3>
      <ul aria-labelledby={heading}>
        {needs.map((need) => (
          <NeedRow key={`${need.kind} ${need.id}`} need={need} />
        ))}
      </ul>
    </Times>
  );
}

function NeedRow({ need }: { readonly need: Need }) {
  const t = useT(homeMessages);
  const addressOf = useOpenAddress();
  const { today, timeZone } = useSiteTime();
  const isToday = need.at !== null && dayInZone(need.at, timeZone) === today();
  const act = actOn(need, useCan(), isToday);
  const to = placeOf(need, act, addressOf);
  const verb = t(`home.needs.verb.${act}`);
  return (
    <li>
      <b>{t(`home.needs.${need.kind}`)}</b>
      <span>
        {need.subject} <small>{need.detail}</small>
      </span>
      <small>{useNote(need)}</small>
      {to !== undefined && (
        <Link to={to} aria-label={`${verb}: ${need.subject}`}>
          {verb}
        </Link>
      )}
    </li>
  );
}

/** Who it waits for, and since when. */
function useNote({ person, at, day }: Need): string {
  const { parts, weekday, time } = useFormat();
  return parts([person, at ? `${weekday(at)} ${time(at)}` : day ? weekday(day) : '']);
}

/** What the reader can do about it. */
const acts = {
  notArrived: 'reassign',
  unassignedToday: 'assign',
  stockOut: 'replenish',
  sentBack: 'correct',
  notHandedIn: 'handIn',
  riskOverdue: 'view',
  riskAnswered: 'verify',
  serviceReview: 'review',
  reportReview: 'review',
  unassigned: 'assign',
  leaveReview: 'decide',
} as const satisfies Record<NeedKind, string>;
type Act = (typeof acts)[NeedKind] | 'checkIn' | 'view';

/** What waits for somebody else is looked at, or given to another; a day that is over takes no check-in any more. */
function actOn({ kind, variant }: Need, can: ReturnType<typeof useCan>, isToday: boolean): Act {
  const act = acts[kind];
  const own = variant === 'own';
  if (act === 'reassign') return own && isToday ? 'checkIn' : can(rights.taskDistribute) ? act : 'view';
  return (act === 'correct' || act === 'handIn') && !own ? 'view' : act;
}

/** Where it is done: the page with its dialog open. */
function placeOf({ kind, id, subject: search, variant }: Need, act: Act, addressOf: OpenAddress): Address | undefined {
  if (act === 'replenish') return addressOf(stockPath(Number(variant)), { search, replenish: id });
  const view = kind === 'riskOverdue' ? 'overdue' : kind === 'riskAnswered' ? 'awaitingVerification' : undefined;
  if (view) return addressOf('/servicePage/riskList', { risk: id, view });
  if (act === 'decide') return addressOf('/leave/unList', { search, review: id });
  if (act === 'checkIn' || act === 'correct' || act === 'handIn') return addressOf('/servicePage/inspect', { id });
  if (kind === 'reportReview') return addressOf(variant === 'briefing' ? '/serverEcharts' : '/myEcharts', { id });
  // A reviewer's first tab is the review.
  const step = act.endsWith('assign') ? 'assign' : '';
  return addressOf('/servicePage/detail', { id, step });
}

/** Its rows break by its own width: the day stands beside it. */
const Box = styled.section`
  container-type: inline-size;
  min-width: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};

  > header {
    display: flex;
    align-items: baseline;
    gap: ${token.space[2]};
    padding: ${token.space[3]} ${token.space[4]};
  }
  > p {
    margin: 0;
    padding: ${token.space[3]} ${token.space[4]};
    border-top: 1px solid ${token.color.borderSoft};
    color: ${token.color.textMuted};
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  padding-inline-start: ${token.space[4]};
  border-top: 1px solid ${token.color.border};

  h3 {
    margin: 0;
    font-size: ${token.fontSize.xs};
    line-height: ${token.size.row};
    color: ${token.color.textMuted};
  }
  &[data-time='now'] h3 {
    color: ${token.color.danger};
  }
  ul {
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 124px minmax(0, 1fr) auto 88px;
    align-items: center;
    gap: ${token.space[3]};
    min-height: ${token.size.row};
    padding-inline-end: ${token.space[3]};
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  b {
    font-weight: ${token.fontWeight.regular};
  }
  &[data-time='now'] b::before {
    background: ${token.color.danger};
  }
  &[data-time='today'] b::before {
    background: ${token.color.warning};
  }
  b::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline-end: ${token.space[2]};
    border-radius: ${token.radius.pill};
    background: ${token.color.borderStrong};
    vertical-align: middle;
  }
  li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${token.color.textMuted};
    font-size: inherit;
  }
  a {
    justify-self: end;
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    background: ${token.color.surfaceHover};
  }
  /* One filled act on the screen: what wants doing first. */
  header + & li:first-child a {
    border-color: transparent;
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
  header + & li:first-child a:hover {
    background: ${token.color.accentHover};
  }

  @container (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    h3 {
      line-height: 28px;
      padding-block-start: ${token.space[1]};
    }
  }
  @container (max-width: 640px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token.space[3]};
      padding-block: ${token.space[2]};
    }
    li > span,
    li > small {
      grid-column: 1;
    }
    a {
      grid-column: 2;
      grid-row: 1 / span 3;
      padding-block: ${token.space[2]};
    }
  }
`;
