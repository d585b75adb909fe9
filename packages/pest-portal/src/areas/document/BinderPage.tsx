import { useQuery } from '@tanstack/react-query';
import { type BinderGap, type BinderGapKind, type BinderQuestion, questionOf, type ResultOf } from 'pest-sdk';
import { FailureState, LoadingState, Row, Section, Stack, StatusDot, token, useFormat, VisuallyHidden } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { binderQuery } from '../../kit/choices/choices.queries';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { answerMessages } from './answers/answer.messages';
import {
  type Answer,
  AnswerSign,
  BinderAnswers,
  isOfRecords,
  recordPages,
  useAnswerWords,
  useBinderAnswers,
  useGapWords,
} from './answers/BinderAnswers';
import { DownloadBinder } from './DownloadBinder';
import { documentMessages } from './document.messages';
import { StandingDot } from './StandingDot';

type Binder = ResultOf<'document.binder'>;

/** A site's binder, question by question as an auditor asks: what is missing first, and all of it in one download. */
export function BinderPage({ customerId }: { readonly customerId: string }) {
  const t = useT(documentMessages);
  const asked = useT(answerMessages);
  const binder = useQuery(binderQuery(customerId));
  const answers = useBinderAnswers();
  const { data, error } = binder;
  if (!data) {
    return (
      <>
        <PageHead title={t('document.title')} />
        {error ? (
          <FailureState error={error} onRetry={() => void binder.refetch()} />
        ) : (
          <LoadingState shape="page" count={9} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHead title={t('document.title')}>
        <DownloadBinder customerId={customerId} binder={data} />
      </PageHead>
      <Stack gap={6}>
        <Section title={asked('document.questions')} note={asked('document.questions.note')}>
          <BinderAnswers binder={data} link={(question, name) => <a href={`#${question}`}>{name}</a>} />
        </Section>
        {answers(data).map((answer) => (
          <Question key={answer.fact.question} answer={answer} binder={data} />
        ))}
      </Stack>
    </>
  );
}

interface QuestionProps {
  readonly answer: Answer;
  readonly binder: Binder;
}

/** What is missing, what there is, and the way to the site's own records. */
function Question({ answer, binder }: QuestionProps) {
  const t = useT(documentMessages);
  const asked = useT(answerMessages);
  const words = useAnswerWords();
  const { question } = answer.fact;
  const gaps = binder.gaps.filter(({ kind }) => questionOf[kind] === question);
  return (
    <Section
      id={question}
      style={clearOfBar}
      title={
        <Row as="span" gap={2}>
          <AnswerSign sign={answer.sign} />
          {asked(`document.question.${question}`)}
        </Row>
      }
      note={words(answer)}
      actions={
        isOfRecords(question) && <OpenLink to={recordPages[question]}>{t(`document.records.${question}`)}</OpenLink>
      }
    >
      <List>
        {byKind(gaps).map(([kind, ofKind]) => (
          <GapRow key={kind} kind={kind} gaps={ofKind} />
        ))}
        {question === 'products' && <Products binder={binder} />}
        <Papers question={question} binder={binder} />
      </List>
    </Section>
  );
}

/** Below the bar when it is led to. */
const clearOfBar = { scrollMarginTop: 56 };

/** What is missing of a kind, with what it is missing for. */
function GapRow({ kind, gaps }: { readonly kind: BinderGapKind; readonly gaps: readonly BinderGap[] }) {
  const t = useT(documentMessages);
  const asked = useT(answerMessages);
  const { list } = useFormat();
  const missingFor = gaps.map(useGapWords());
  return (
    <li>
      <span>
        {t(`document.kind.${kind}`)}
        <small>{list(missingFor.filter(Boolean))}</small>
      </span>
      <StatusDot tone="danger">
        {asked(kind === 'overdueAction' ? 'document.answer.overdue' : 'document.answer.missing', {
          count: gaps.length,
        })}
      </StatusDot>
    </li>
  );
}

function byKind(gaps: readonly BinderGap[]) {
  const kinds = new Map<BinderGapKind, BinderGap[]>();
  for (const gap of gaps) kinds.set(gap.kind, [...(kinds.get(gap.kind) ?? []), gap]);
  return [...kinds];
}

function Papers({ question, binder }: { readonly question: BinderQuestion; readonly binder: Binder }) {
  const t = useT(documentMessages);
  const { parts, day } = useFormat();
  const ofProducts = binder.products.flatMap(({ sheetId, labelId }) => [sheetId, labelId]);
  const documents = binder.documents.filter(
    ({ id, kind }) => questionOf[kind] === question && !ofProducts.includes(id),
  );
  const companyPapers = binder.companyPapers.filter(({ kind }) => questionOf[kind] === question);
  return (
    <>
      {documents.map(({ id, kind, title, subject, number, lastDay, file }) => (
        <li key={id}>
          <span>
            <a href={file} target="_blank" rel="noreferrer">
              {title}
            </a>
            <small>
              <span>{parts([t(`document.kind.${kind}`), subject, number])}</span>
              <span>{lastDay ? t('document.until', { day: day(lastDay) }) : t('document.lastDay.none')}</span>
            </small>
          </span>
          <StandingDot lastDay={lastDay} />
        </li>
      ))}
      {companyPapers.map(({ kind, companyName, file }) => (
        <li key={file}>
          <span>
            <a href={file} target="_blank" rel="noreferrer">
              {t(`document.kind.${kind}`)}
            </a>
            <small>
              <span>{companyName}</span>
              <span>{t('document.company.undated')}</span>
            </small>
          </span>
        </li>
      ))}
    </>
  );
}

/** What was used at the site in a year, each with its papers. */
function Products({ binder: { products, documents } }: { readonly binder: Binder }) {
  const t = useT(documentMessages);
  const { parts } = useFormat();
  const fileOf = (paper: string | null) => documents.find(({ id }) => id === paper)?.file;
  return products.map(({ companyId, name, registrationNumber, activeIngredient, sheetId, labelId }) => (
    <li key={`${companyId} ${name}`}>
      <span>
        {name}
        <small>
          {parts([
            registrationNumber || t('document.product.unregistered'),
            activeIngredient || t('document.product.noIngredient'),
          ])}
        </small>
      </span>
      <Row as="span" gap={3}>
        {(
          [
            ['safetySheet', fileOf(sheetId)],
            ['productLabel', fileOf(labelId)],
          ] as const
        ).map(([kind, file]) =>
          file ? (
            <a key={kind} href={file} target="_blank" rel="noreferrer">
              {t(`document.kind.${kind}`)} <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          ) : (
            <StatusDot key={kind} tone="danger">
              {t('document.product.lacks', { paper: t(`document.kind.${kind}`) })}
            </StatusDot>
          ),
        )}
      </Row>
    </li>
  ));
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[3]};
    min-height: ${token.size.row};
    padding-block: ${token.space[1]};
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  > li > * {
    flex: 0 1 auto;
    min-width: 0;
  }
  > li > :first-child {
    flex: 1 1 200px;
  }
  a {
    color: ${token.color.text};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token.space[3]};
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;
