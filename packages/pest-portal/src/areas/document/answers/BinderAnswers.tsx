import {
  type BinderAnswer,
  type BinderGap,
  type BinderGapKind,
  type BinderQuestion,
  type BinderRecord,
  binderAnswers,
  type ResultOf,
} from 'pest-sdk';
import { alertIcon, checkIcon, clockIcon, Icon, minusIcon, Text, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { answerMessages } from './answer.messages';

type Binder = ResultOf<'document.binder'>;
export type Answer = BinderAnswer<BinderRecord>;

/** The site's own records that answer a question; the others are answered by papers. */
export const recordPages = {
  chemicals: '/servicePage/completedList',
  plan: '/imgCustomer',
  reports: '/servicePage/serverReport',
  trend: '/imgHeat',
  actions: '/servicePage/riskList',
} as const satisfies Partial<Record<BinderQuestion, string>>;

export function isOfRecords(question: BinderQuestion): question is keyof typeof recordPages {
  return question in recordPages;
}

/** What an auditor asks for, each with its sign: what is missing first. */
export function useBinderAnswers(): (binder: Binder) => Answer[] {
  const { today } = useSiteTime();
  return (binder) => binderAnswers(binder, today());
}

/** How a question stands, in words. */
export function useAnswerWords(): (answer: Answer) => string {
  const t = useT(answerMessages);
  const { day, number } = useFormat();
  return ({ fact, sign, gaps }) => {
    const { question, count, lastDay } = fact;
    if (sign === 'gap') {
      return t(question === 'actions' ? 'document.answer.overdue' : 'document.answer.missing', { count: gaps });
    }
    if (sign === 'expiring' && lastDay) return t('document.answer.expiring', { day: day(lastDay) });
    if (lastDay) return t('document.answer.until', { day: day(lastDay) });
    if (question === 'plan' && fact.day) return t('document.answer.plan', { day: day(fact.day) });
    if (question === 'plan') return '';
    return t(`document.answer.${question}`, { count, number: number(count) });
  };
}

/** What of a gap there is to say beside what it is missing for: since when, or until when it held. */
export function useGapWords(): (gap: BinderGap) => string {
  const t = useT(answerMessages);
  const { day: dayOf, parts } = useFormat();
  return ({ kind, subject, number, day }) => {
    if (kind === 'checks') return subject && t('document.gap.unchecked', { month: subject });
    return parts([subject, number, day === null ? '' : t(sinceWhen(kind), { day: dayOf(day) })]);
  };
}

function sinceWhen(kind: BinderGapKind) {
  if (kind === 'report') return 'document.gap.service';
  if (kind === 'overdueAction') return 'document.gap.due';
  return kind === 'floorPlan' ? 'document.gap.untouched' : 'document.gap.ranOut';
}

const looks = {
  gap: { icon: alertIcon, tone: 'danger' },
  expiring: { icon: clockIcon, tone: 'warning' },
  whole: { icon: checkIcon, tone: 'muted' },
  none: { icon: minusIcon, tone: 'muted' },
} as const;

/** Told by its form and its words, not by colour alone. */
export function AnswerSign({ sign }: Pick<Answer, 'sign'>) {
  const { icon, tone } = looks[sign];
  return (
    <Text tone={tone} style={{ display: 'inline-flex' }}>
      <Icon path={icon} size={16} />
    </Text>
  );
}

interface BinderAnswersProps {
  readonly binder: Binder;
  /** A question's name, leading to what answers it. */
  readonly link: (question: BinderQuestion, name: string) => ReactNode;
}

/** The nine questions in three columns where there is room. */
export function BinderAnswers({ binder, link }: BinderAnswersProps) {
  const t = useT(answerMessages);
  const words = useAnswerWords();
  return (
    <Questions>
      {useBinderAnswers()(binder).map((answer) => (
        <li key={answer.fact.question}>
          <AnswerSign sign={answer.sign} />
          <span>{link(answer.fact.question, t(`document.question.${answer.fact.question}`))}</span>
          <Text size="sm" tone={looks[answer.sign].tone}>
            {words(answer)}
          </Text>
        </li>
      ))}
    </Questions>
  );
}

const Questions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  column-gap: ${token.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.size.row};
    border-block-start: 1px solid ${token.color.borderSoft};
  }
  li > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  li > :last-child {
    text-align: end;
  }
  a {
    color: ${token.color.text};
    text-decoration-color: ${token.color.borderStrong};
  }
`;
