import { joinParts, type ReportDocument, reportMessages } from 'pest-sdk';
import { useEffect, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useLocale, useMessages } from '../../i18n/messages';
import { PestContext, usePest } from '../../provider/context';
import { PestRoot } from '../../provider/PestRoot';
import { named } from '../../theme/named';
import { ReportPaper, shownChapters } from '../paper/ReportPaper';
import { ReportSectionPart } from '../paper/ReportSectionPart';
import { reportViewMessages } from '../ReportView.messages';
import type { ReportLayout } from '../report/report-layout';
import { printAlone } from './print-page';
import { painted } from './report-ready';

export interface PrintedReportProps {
  readonly document: ReportDocument;
  readonly layout: ReportLayout;
  readonly onPrint: ((page: Window) => unknown) | undefined;
  /** Called when it is with the printer, or printing failed. */
  readonly onDone: (fault: unknown) => void;
}

/** Widths between the margins, so that charts are drawn as wide as they are printed. */
const printed = { A4: 673, Letter: 695 };

const Aside = styled(PestRoot).withConfig(named('PrintedReport'))`
  position: fixed;
  inset: 0 auto auto -4000px;
  @media print {
    position: static;
  }
`;

/** The report drawn once more for its paper, light in every scheme and out of sight, and printed from there. */
export function PrintedReport({ document, layout, onPrint, onDone }: PrintedReportProps) {
  const t = useMessages(reportMessages);
  const view = useMessages(reportViewMessages);
  const locale = useLocale();
  const settings = usePest();
  const onPaper = useMemo(() => ({ ...settings, colorScheme: 'light' as const }), [settings]);
  const idBase = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { companyName, number, version, state, name } = document;
  const paper = layout.paper ?? 'A4';
  const options = {
    title: joinParts([name, number, t('report.version', { version })], locale),
    frameTitle: view('reportView.printPage'),
    paper,
    onPrint,
    margins: {
      headLeft: layout.header || companyName,
      headRight: joinParts([number, t('report.version', { version })], locale),
      footLeft: t(state === 'approved' ? 'report.frozen' : 'report.notFinal', { version }),
      footMiddle: layout.footer ?? '',
    },
  };
  const work = useRef({ options, onDone });
  useEffect(() => {
    let unmounted = false;
    const print = async () => {
      await painted(sheet.current);
      if (sheet.current && !unmounted) await printAlone(sheet.current, work.current.options);
    };
    print().then(
      () => work.current.onDone(null),
      (fault: unknown) => work.current.onDone(fault),
    );
    return () => {
      unmounted = true;
    };
  }, []);
  return (
    <PestContext.Provider value={onPaper}>
      <Aside ref={sheet} aria-hidden="true" inert style={{ width: printed[paper] ?? printed.A4 }}>
        <ReportPaper document={document} layout={layout} elementIdOf={(id) => `${idBase}-${id}`}>
          {shownChapters(document).map(({ section, mark }) => (
            <ReportSectionPart key={section.id} section={section} mark={mark} elementId={`${idBase}-${section.id}`} />
          ))}
        </ReportPaper>
      </Aside>
    </PestContext.Provider>
  );
}
