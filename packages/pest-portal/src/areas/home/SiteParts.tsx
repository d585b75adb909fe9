import { useQuery } from '@tanstack/react-query';
import { daysBetween, isOverdueRisk, type Risk, riskStanding, type TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { StatusDot, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, taskLinks, useOpenAddress } from '../../base/links';
import { rightTo } from '../../base/pages';
import { useAccount, useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { binderQuery } from '../../kit/choices/choices.queries';
import { OpenLink } from '../../kit/page/OpenLink';
import { answerMessages } from '../document/answers/answer.messages';
import { BinderAnswers, isOfRecords, recordPages } from '../document/answers/BinderAnswers';
import {
  nextServicesQuery,
  ownActionsQuery,
  reportsToSignQuery,
  signedReportsQuery,
  sitePausesQuery,
} from './home.queries';
import { Part } from './Part';
import { siteHomeMessages } from './site-home.messages';
import { Nothing, Rows } from './trend/Rows';

/** Whether the first answers of the parts above the trends are still on their way. */
export function useSitePartsPending(day: string): boolean {
  const asked = [useReportsToSign(), useNextServices(day), useOwnActions()];
  return asked.some(({ isLoading }) => isLoading);
}

function useReportsToSign() {
  const maySee = useCan()(rightTo('/servicePage/serverReport'));
  return useQuery({ ...reportsToSignQuery(), enabled: maySee });
}

function useNextServices(day: string) {
  const maySee = useCan()(rightTo('/servicePage/completedList'));
  return useQuery({ ...nextServicesQuery(day), enabled: maySee && day !== '' });
}

function useOwnActions() {
  const mayAnswer = useCan()(rights.riskAnswer);
  return useQuery({ ...ownActionsQuery(), enabled: mayAnswer });
}

/** Reports that the customer signs, and how many there are already. */
export function SignPart() {
  const t = useT(siteHomeMessages);
  const { weekday, parts } = useFormat();
  const maySee = useCan()(rightTo('/servicePage/serverReport'));
  const signed = useQuery({ ...signedReportsQuery(), enabled: maySee });
  const toSign = useReportsToSign();
  if (!maySee) return null;
  return (
    <Part title={t('home.site.sign')} query={toSign} room={0}>
      {(reports) => (
        <>
          {reports.length === 0 && <Nothing>{t('home.site.sign.none')}</Nothing>}
          <Rows>
            {reports.map(({ id, name, number, serviceDay }, at) => (
              <li key={id}>
                <span>
                  {name}
                  <small>{parts([weekday(serviceDay), number])}</small>
                </span>
                <Act to={taskLinks.report(id)} data-first={at === 0}>
                  {t('home.site.sign.act')}
                </Act>
              </li>
            ))}
          </Rows>
          {signed.data && signed.data.total > 0 && (
            <Text as="p" size="sm">
              <OpenLink to="/servicePage/serverReport" query={{ state: 'approved' }}>
                {t('home.site.signed', { count: signed.data.total })}
              </OpenLink>
            </Text>
          )}
        </>
      )}
    </Part>
  );
}

/** When somebody comes next, who, and what for. */
export function NextVisitPart({ day }: { readonly day: string }) {
  const t = useT(siteHomeMessages);
  const maySee = useCan()(rightTo('/servicePage/completedList'));
  const services = useNextServices(day);
  if (!maySee) return null;
  return (
    <Part title={t('home.site.next')} query={services} room={0}>
      {([next]) => (
        <>
          {next ? (
            <NextVisit service={next} day={day} />
          ) : (
            <Nothing>
              {t('home.site.next.none')} {t('home.site.next.none.hint')}
            </Nothing>
          )}
          <Pauses day={day} />
        </>
      )}
    </Part>
  );
}

/** Why nobody comes, or not as often: the days on which a rhythm pauses, now or later. */
function Pauses({ day }: { readonly day: string }) {
  const t = useT(siteHomeMessages);
  const { weekday, parts } = useFormat();
  const { user } = useAccount();
  const pauses = useQuery(sitePausesQuery(user.customerInfo?.id ?? ''));
  return pauses.data
    ?.slice(0, mostPauses)
    .map(({ from, to, description }) => (
      <Paused key={`${from} ${to} ${description}`}>
        {parts([
          from <= day
            ? t('home.site.paused', { to: weekday(to) })
            : t('home.site.pauses', { from: weekday(from), to: weekday(to) }),
          description,
        ])}
      </Paused>
    ));
}

function NextVisit({ service, day }: { readonly service: TaskSummary; readonly day: string }) {
  const t = useT(siteHomeMessages);
  const { weekday, time, parts } = useFormat();
  const { id, plannedAt, plannedDay, staff, devicesDue, description } = service;
  const days = daysBetween(day, plannedDay);
  const who = staff.length > 0 ? staff.map(({ name }) => name) : [t('home.site.next.nobody')];
  return (
    <Visit>
      <OpenLink to="/servicePage/detail" query={{ id }}>
        <strong>{weekday(plannedDay)}</strong> {time(plannedAt)}
      </OpenLink>
      <span>{parts([days > 0 ? t('home.site.next.in', { count: days }) : t('home.site.next.today'), ...who])}</span>
      {devicesDue > 0 && <span>{t('home.site.next.devices', { count: devicesDue })}</span>}
      {description && <span>{description}</span>}
    </Visit>
  );
}

/** What the customer itself is to correct, each with its time left. */
export function ActionsPart() {
  const t = useT(siteHomeMessages);
  const { parts } = useFormat();
  const mayAnswer = useCan()(rights.riskAnswer);
  const risks = useOwnActions();
  if (!mayAnswer) return null;
  return (
    <Part title={t('home.site.actions')} query={risks} room={0}>
      {({ items }) => (
        <>
          {items.length === 0 && <Nothing>{t('home.site.actions.none')}</Nothing>}
          <Rows>
            {items.map((risk) => (
              <li key={risk.id}>
                <span>
                  <OpenLink to="/servicePage/riskList" query={{ risk: risk.id }}>
                    {risk.action || risk.description}
                  </OpenLink>
                  <small>{parts([risk.location, risk.owner])}</small>
                </span>
                <TimeLeft risk={risk} />
              </li>
            ))}
          </Rows>
          <Text as="p" size="sm">
            <OpenLink to="/servicePage/riskList">{t('home.site.actions.all')}</OpenLink>
          </Text>
        </>
      )}
    </Part>
  );
}

function TimeLeft({ risk }: { readonly risk: Risk }) {
  const t = useT(siteHomeMessages);
  const { today } = useSiteTime();
  if (riskStanding(risk) === 'awaitingVerification')
    return <StatusDot tone="info">{t('home.site.actions.waits')}</StatusDot>;
  if (risk.dueDay === null) return <StatusDot tone="neutral">{t('home.site.actions.noDue')}</StatusDot>;
  const left = daysBetween(today(), risk.dueDay);
  if (isOverdueRisk(risk, today()))
    return <StatusDot tone="danger">{t('home.site.actions.late', { count: -left })}</StatusDot>;
  return <StatusDot tone="warning">{t('home.site.actions.left', { count: left })}</StatusDot>;
}

/** What an auditor asks for, and whether the binder answers it now. */
export function BinderPart({ customerId }: { readonly customerId: string }) {
  const t = useT(siteHomeMessages);
  const documents = useT(answerMessages);
  const maySee = useCan()(rights.documentList);
  const binder = useQuery({ ...binderQuery(customerId), enabled: maySee });
  const to = useOpenAddress()('/documents');
  if (!maySee) return null;
  return (
    <Part title={t('home.site.binder')} note={documents('document.questions.note')} query={binder} room={0}>
      {(data) => (
        <>
          <BinderAnswers
            binder={data}
            link={(question, name) => (
              <OpenLink to={isOfRecords(question) ? recordPages[question] : '/documents'}>{name}</OpenLink>
            )}
          />
          {to && (
            <p>
              <Act to={to}>{t('home.site.binder.open')}</Act>
            </p>
          )}
        </>
      )}
    </Part>
  );
}

const Act = styled(Link)`
  && {
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    line-height: 22px;
    text-decoration: none;
    white-space: nowrap;
  }
  &&[data-first='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
`;

const mostPauses = 3;

const Paused = styled.p`
  margin: ${token.space[2]} 0 0;
  color: ${token.color.warning};
`;

const Visit = styled.p`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  color: ${token.color.textMuted};

  a {
    color: ${token.color.text};
    text-decoration: none;
  }
  strong {
    font-size: ${token.fontSize.xl};
  }
`;
