import { type ReportDocument, reportFindings } from 'pest-sdk';
import { useId } from 'react';
import { useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Panel } from './ReportBuilder.styles';

interface CompletenessPanelProps {
  readonly document: ReportDocument;
  /** Null where there is nothing to write in. */
  readonly onGo: ((sectionId: string) => void) | null;
}

/** What an auditor would miss, each gap with the way to it. */
export function CompletenessPanel({ document, onGo }: CompletenessPanelProps) {
  const t = useMessages(reportBuilderMessages);
  const headingId = useId();
  const findings = reportFindings(document);
  const open = findings.filter(({ gaps }) => gaps > 0);
  return (
    <Panel aria-labelledby={headingId} data-pest="report-completeness">
      <h3 id={headingId}>{t('builder.complete.title')}</h3>
      <strong>{t('builder.complete.count', { present: findings.length - open.length, total: findings.length })}</strong>
      {open.length > 0 && (
        <ul>
          {open.map(({ rule, gaps, sectionId }) => {
            const words = t('builder.complete.gap', { rule: t(`builder.rule.${rule}`), count: gaps });
            return (
              <li key={rule}>
                {sectionId === null || onGo === null ? (
                  words
                ) : (
                  <Button size="sm" variant="ghost" onClick={() => onGo(sectionId)}>
                    {words}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
