import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useLocale, useMessages } from '../../i18n/messages';
import { Badge } from '../../primitives/badge/Badge';
import { Text } from '../../primitives/text/Text';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden';
import { PestRoot } from '../../provider/PestRoot';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import type { RootAttributes } from '../../widget/widget.types';
import { useSectionTitle } from '../paper/ReportSectionPart';
import { type ReportRecord, reportOf } from '../report/report-of';
import { reportComparisonMessages } from './ReportComparison.messages';
import { reportDifferences, type SectionDifference, type WordMark } from './report-differences';

/** Props of {@link ReportComparison}. */
export interface ReportComparisonProps extends RootAttributes {
  readonly before: ReportRecord;
  readonly after: ReportRecord;
}

const Root = styled(PestRoot).withConfig(named('ReportComparison'))`
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.borderSoft};
  }
  & h4 {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    font-size: ${fontSize.md};
  }
  & p {
    margin: ${space[1]} 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & del {
    color: ${color.danger};
  }
  & ins {
    background: ${color.successSoft};
    color: ${color.text};
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
`;

/** What differs between two states of a report, in the words of the reader's language. */
export function ReportComparison({ before, after, ...rest }: ReportComparisonProps) {
  const t = useMessages(reportComparisonMessages);
  const locale = useLocale();
  const { name, subject, sections } = useMemo(
    () => reportDifferences(reportOf(before), reportOf(after), locale),
    [before, after, locale],
  );
  if (!name && !subject && sections.length === 0) {
    return (
      <Root {...rest}>
        <Text>{t('comparison.same')}</Text>
      </Root>
    );
  }
  return (
    <Root {...rest} data-pest="report-comparison">
      <Text size="xs" tone="muted">
        {t('comparison.key')}
      </Text>
      <ul>
        {name && <Line title={t('comparison.name')} marks={name} />}
        {subject && <Line title={t('comparison.subject')} marks={subject} />}
        {sections.map((difference) => (
          <SectionLine key={`${difference.change} ${difference.id}`} difference={difference} />
        ))}
      </ul>
    </Root>
  );
}

function Line({ title, marks }: { readonly title: string; readonly marks: readonly WordMark[] }) {
  return (
    <li>
      <h4>{title}</h4>
      <Marks marks={marks} />
    </li>
  );
}

const tones = { added: 'success', removed: 'danger', changed: 'warning', moved: 'neutral' } as const;

function SectionLine({ difference }: { readonly difference: SectionDifference }) {
  const t = useMessages(reportComparisonMessages);
  const titleOf = useSectionTitle();
  const { section, change, title, words, hidden, figures } = difference;
  return (
    <li>
      <h4>
        {titleOf(section)}
        <Badge tone={tones[change]}>{t(`comparison.${change}`)}</Badge>
      </h4>
      {title && <Marks marks={title} />}
      {words && <Marks marks={words} />}
      {hidden !== null && <p>{t(hidden ? 'comparison.hidden' : 'comparison.shown')}</p>}
      {figures && <p>{t('comparison.figures')}</p>}
    </li>
  );
}

function Marks({ marks }: { readonly marks: readonly WordMark[] }) {
  const t = useMessages(reportComparisonMessages);
  return (
    <p>
      {marks.map((mark, at) => {
        const key = `${at} ${mark.in}`;
        if (mark.in === 'both') return <span key={key}>{mark.text}</span>;
        const Element = mark.in === 'before' ? 'del' : 'ins';
        return (
          <Element key={key}>
            <VisuallyHidden>{t(mark.in === 'before' ? 'comparison.del' : 'comparison.ins')}</VisuallyHidden>
            {mark.text}
          </Element>
        );
      })}
    </p>
  );
}
