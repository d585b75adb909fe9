import { reportMessages } from 'pest-sdk';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Icon } from '../../primitives/icon/Icon';
import { alertIcon } from '../../primitives/icon/icons';
import { Text } from '../../primitives/text/Text';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, space } from '../../theme/tokens';
import { signaturesId } from '../paper/ReportPaper';
import { reportBuilderMessages } from '../ReportBuilder.messages';
import { Panel } from '../ReportBuilder.styles';
import type { ReportGap } from '../report/report-rules';
import { useGapWords } from './useGapWords';

interface CompletenessPanelProps {
  /** Null where the figures cannot be read. */
  readonly findings: readonly ReportGap[] | null;
  readonly onGo: ((sectionId: string) => void) | null;
}

/** What an auditor would miss, each gap with the way to it. */
export function CompletenessPanel({ findings, onGo }: CompletenessPanelProps) {
  const t = useMessages(reportBuilderMessages);
  const words = useMessages(reportMessages);
  const sayGap = useGapWords();
  const headingId = useId();
  const open = findings?.filter(({ gaps }) => gaps > 0) ?? [];
  const total = findings?.length ?? 0;
  return (
    <Panel aria-labelledby={headingId} data-pest="report-completeness">
      <h2>
        <span id={headingId}>{t('builder.complete.title')}</span>
        <span>
          {findings ? t('builder.complete.count', { present: total - open.length, total }) : words('report.unknown')}
        </span>
      </h2>
      <Pieces aria-hidden="true">
        {findings?.map(({ rule, gaps }) => (
          <i key={rule} data-open={gaps > 0} />
        ))}
      </Pieces>
      {!findings && <Text tone="warning">{t('builder.complete.unreadable')}</Text>}
      {open.length > 0 && (
        <ul>
          {open.map((finding) => {
            const { rule, sectionId } = finding;
            const gap = sayGap(finding);
            const place = rule === 'signatures' ? signaturesId : sectionId;
            return (
              <Gap key={rule}>
                <Icon path={alertIcon} size={16} />
                <span>{gap}</span>
                {place !== null && onGo && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={t('builder.complete.showGap', { gap })}
                    onClick={() => onGo(place)}
                  >
                    {t('builder.complete.show')}
                  </Button>
                )}
              </Gap>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** A piece for each thing that is looked for; a gap is hatched. */
const Pieces = styled.div.withConfig(named('ReportPieces'))`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  & > i {
    height: 6px;
    border-radius: 1px;
    background: ${color.text};
  }
  & > i[data-open='true'] {
    background: repeating-linear-gradient(45deg, ${color.warning} 0 1px, ${color.warningSoft} 1px 4px);
    box-shadow: inset 0 0 0 1px ${color.warning};
  }
`;

const Gap = styled.li.withConfig(named('ReportGap'))`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  border-top: 1px solid ${color.borderSoft};
  & > svg {
    color: ${color.warning};
  }
  & > button {
    min-width: ${controlSize.touch};
  }
`;
