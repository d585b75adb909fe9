import { useMessages } from '../../i18n/messages';
import { useTradeWord } from '../../provider/useTradeWord';
import { reportBuilderMessages } from '../ReportBuilder.messages';
import type { ReportGap } from '../report/report-rules';

/** `sayGap(finding)`: what is asked for and how often it is missing. */
export function useGapWords(): (finding: ReportGap) => string {
  const t = useMessages(reportBuilderMessages);
  const word = useTradeWord();
  return (finding) => {
    const rule = 'label' in finding ? word(finding.words, finding.label) : t(`builder.rule.${finding.rule}`);
    return t('builder.complete.gap', { rule, count: finding.gaps });
  };
}
