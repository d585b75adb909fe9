import {
  joinParts,
  type ReportDocument,
  reportAnnex,
  reportChapters,
  reportMessages,
  sectionSaysSomething,
} from 'pest-sdk';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../i18n/messages';
import { layoutStyle, type ReportLayout } from '../report/report-layout';
import { PaperContext } from './AnnexRows';
import { ReportCover } from './ReportCover';
import { Canvas, Chapter, ChapterHead, Foot, RunningHead, Sheet } from './ReportPaper.styles';
import { SignatureList } from './SignatureList';

/** Where the signatures stand among the sections, for ways to them. */
export const signaturesId = 'signatures';

interface ReportPaperProps {
  readonly document: ReportDocument;
  readonly layout: ReportLayout;
  /** The DOM id of a section, for ways to it. */
  readonly elementIdOf: (sectionId: string) => string;
  /** In place of the name and the subject, while they are written. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** The sheet: running head, cover, chapters, signatures, foot. The same to write on and to read. */
export function ReportPaper({ document, layout, elementIdOf, title, children }: ReportPaperProps) {
  const t = useMessages(reportMessages);
  const locale = useLocale();
  const { companyName, number, version } = document;
  const signatures = elementIdOf(signaturesId);
  const facts = { annex: annexIn(document, elementIdOf), lastDay: document.period.to };
  return (
    <Canvas>
      <Sheet tabIndex={-1} style={layoutStyle(layout)} data-pest="report-paper" data-paper={layout.paper ?? 'A4'}>
        <RunningHead data-pest="report-run">
          <span>{layout.header || companyName}</span>
          <span>{joinParts([number, t('report.version', { version })], locale)}</span>
        </RunningHead>
        <ReportCover document={document} layout={layout} title={title} />
        <PaperContext.Provider value={facts}>{children}</PaperContext.Provider>
        <Chapter id={signatures} tabIndex={-1} aria-labelledby={`${signatures}-title`}>
          <ChapterHead>
            <h3 id={`${signatures}-title`}>
              <span>{signatureMark(document)}</span>
              <span>{t('report.signatures')}</span>
            </h3>
          </ChapterHead>
          <SignatureList document={document} />
        </Chapter>
        <Foot data-pest="report-foot">
          <span>{standingOf(document, t)}</span>
          <span>{layout.footer}</span>
        </Foot>
      </Sheet>
    </Canvas>
  );
}

function annexIn({ sections }: ReportDocument, elementIdOf: ReportPaperProps['elementIdOf']) {
  try {
    const annex = reportAnnex(sections);
    return annex && { ...annex, elementId: elementIdOf(annex.sectionId) };
  } catch {
    // What it holds cannot be read: its place says so, and no figure leads there.
    return null;
  }
}

/** The chapters that a reader sees, as they are numbered. */
export function shownChapters(document: ReportDocument) {
  return reportChapters(document.sections.filter((section) => !section.hidden && saysSomething(section)));
}

function saysSomething(section: ReportDocument['sections'][number]): boolean {
  try {
    return sectionSaysSomething(section);
  } catch {
    // What it holds cannot be read: its place says so.
    return true;
  }
}

/** The signatures are the last chapter, whatever annexes stand before them. */
export function signatureMark({ sections }: Pick<ReportDocument, 'sections'>): string {
  return String(reportChapters(sections).filter(({ mark }) => mark !== null && /^\d/.test(mark)).length + 1);
}

function standingOf(
  { state, version }: ReportDocument,
  t: (key: 'report.frozen' | 'report.notFinal', values: { readonly version: number }) => string,
): string {
  return t(state === 'approved' ? 'report.frozen' : 'report.notFinal', { version });
}
