import { isOwnKind, type OwnKind, proseIn, type ReportSection, type ReportSectionKind, reportMessages } from 'pest-sdk';
import { ownSectionWords } from 'pest-sdk/documents';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../i18n/messages';
import { Text } from '../../primitives/text/Text';
import { useTradeWord } from '../../provider/useTradeWord';
import { Boundary } from '../../widget/Boundary';
import { useFailureReport } from '../../widget/useHostCall';
import { Prose } from './ReportFigures.styles';
import { Chapter, ChapterHead, Lined } from './ReportPaper.styles';
import { SectionFigures } from './SectionFigures';

/** What a section is called: its own title, else that of its kind; one that nobody knows keeps its name. */
export function useSectionTitle(): (section: ReportSection) => string {
  const kindOf = useSectionKindWord();
  return ({ title, kind }) => title || kindOf(kind);
}

/** What a kind of section is called. */
export function useSectionKindWord(): (kind: ReportSectionKind | OwnKind) => string {
  const t = useMessages(reportMessages);
  const word = useTradeWord();
  return (kind) => {
    if (isOwnKind(kind)) return word(ownSectionWords(kind), kind);
    const usual = t(`report.section.${kind}`);
    return usual.startsWith('report.') ? kind : usual;
  };
}

interface ReportSectionPartProps {
  readonly section: ReportSection;
  readonly mark: string | null;
  readonly elementId: string;
}

/** A section as it is read: words, then figures. */
export function ReportSectionPart({ section, mark, elementId }: ReportSectionPartProps) {
  const title = useSectionTitle()(section);
  const t = useMessages(reportMessages);
  const prose = proseIn(section, useLocale());
  const { kind } = section;
  const proseOnly = kind === 'summary' || kind === 'recommendations';
  return (
    <Chapter id={elementId} tabIndex={-1} aria-labelledby={`${elementId}-title`}>
      <ChapterHead>
        <ChapterTitle id={`${elementId}-title`} mark={mark} title={title} />
      </ChapterHead>
      {prose && <Prose>{prose}</Prose>}
      {!prose && proseOnly && <Text tone="muted">{t(`report.nothing.${kind}`)}</Text>}
      <GuardedFigures section={section} title={title} />
    </Chapter>
  );
}

interface ChapterTitleProps {
  readonly id: string;
  readonly mark: string | null;
  readonly title: string;
}

export function ChapterTitle({ id, mark, title }: ChapterTitleProps) {
  return (
    <h3 id={id}>
      {mark !== null && <span>{mark}</span>}
      <span>{title}</span>
    </h3>
  );
}

/** Figures that cannot be drawn are said in their place; the rest of the report stays. */
export function GuardedFigures({ section, title }: { readonly section: ReportSection; readonly title: string }) {
  const t = useMessages(reportMessages);
  const report = useFailureReport('report-builder', undefined);
  const broken: ReactNode = (
    <Text as="p" tone="warning" role="note">
      {t('report.brokenSection', { title })}
    </Text>
  );
  return (
    <Boundary key={section.id} given={section} onFailure={(thrown) => report(thrown, 'draw')} fallback={() => broken}>
      <Lined>
        <SectionFigures section={section} title={title} />
      </Lined>
    </Boundary>
  );
}
