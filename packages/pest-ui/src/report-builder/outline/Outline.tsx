import { type ReportDocument, type ReportSection, reportChapters, reportMessages } from 'pest-sdk';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { IconButton } from '../../primitives/button/IconButton';
import { Icon } from '../../primitives/icon/Icon';
import { alertIcon, chevronDownIcon, chevronUpIcon, eyeOffIcon } from '../../primitives/icon/icons';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden';
import { signatureMark, signaturesId } from '../paper/ReportPaper';
import { useSectionTitle } from '../paper/ReportSectionPart';
import { reportBuilderMessages } from '../ReportBuilder.messages';
import type { ReportGap } from '../report/report-rules';
import { OutlineRow, Side } from './Outline.styles';
import { useGapWords } from './useGapWords';

export interface OutlineProps {
  readonly document: ReportDocument;
  readonly findings: readonly ReportGap[] | null;
  readonly elementIdOf: (sectionId: string) => string;
  readonly onGo: (sectionId: string) => void;
}

interface OutlineBoxProps extends OutlineProps {
  /** The chapters, in their order. */
  readonly children: ReactNode;
  /** Below them. */
  readonly foot?: ReactNode;
}

/** The way to each chapter, and which of them have gaps. Where there is no room beside the paper it folds. */
export function OutlineBox({ document, findings, elementIdOf, onGo, children, foot }: OutlineBoxProps) {
  const t = useMessages(reportBuilderMessages);
  const words = useMessages(reportMessages);
  const headingId = useId();
  const [open, setOpen] = useState(false);
  const unsigned = findings?.some(({ rule, gaps }) => rule === 'signatures' && gaps > 0) ?? false;
  return (
    <Side aria-labelledby={headingId} data-open={open || undefined} data-pest="report-outline">
      <h2>
        <span id={headingId}>{t('builder.outline')}</span>
        <IconButton
          icon={open ? chevronUpIcon : chevronDownIcon}
          size="sm"
          label={t(open ? 'builder.outline.close' : 'builder.outline.open')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </h2>
      <ol>
        {children}
        <OutlineRow>
          <ChapterLink
            mark={signatureMark(document)}
            title={words('report.signatures')}
            gap={unsigned ? t('builder.outline.gap') : null}
            elementId={elementIdOf(signaturesId)}
            onGo={() => onGo(signaturesId)}
          />
        </OutlineRow>
      </ol>
      {foot}
    </Side>
  );
}

/** The outline of a report that is read. */
export function Outline(props: OutlineProps) {
  const { document, elementIdOf, onGo } = props;
  const gapOf = useGaps(props.findings);
  const titleOf = useSectionTitle();
  return (
    <OutlineBox {...props}>
      {reportChapters(document.sections).map(({ section, mark }) => (
        <OutlineRow key={section.id} data-hidden={section.hidden}>
          <ChapterLink
            mark={mark}
            title={titleOf(section)}
            gap={gapOf(section)}
            elementId={elementIdOf(section.id)}
            onGo={() => onGo(section.id)}
          />
        </OutlineRow>
      ))}
    </OutlineBox>
  );
}

interface ChapterLinkProps {
  /** Null of a chapter that the customer does not get. */
  readonly mark: string | null;
  readonly title: string;
  /** What is missing, in words. */
  readonly gap: string | null;
  readonly elementId: string;
  readonly onGo: () => void;
}

export function ChapterLink({ mark, title, gap, elementId, onGo }: ChapterLinkProps) {
  const t = useMessages(reportBuilderMessages);
  const go = (event: MouseEvent) => {
    // Prevents the default: links within the report must not change the host's address.
    event.preventDefault();
    onGo();
  };
  return (
    <a href={`#${elementId}`} onClick={go}>
      <span>{mark ?? <Icon path={eyeOffIcon} size={14} />}</span>
      <span title={title}>{title}</span>
      {mark === null && <VisuallyHidden>{t('builder.section.hidden')}</VisuallyHidden>}
      {gap && (
        <i title={gap}>
          <Icon path={alertIcon} size={16} />
          <VisuallyHidden>{gap}</VisuallyHidden>
        </i>
      )}
    </a>
  );
}

/** What a section lacks, in words; null of nothing. */
export function useGaps(findings: readonly ReportGap[] | null): (section: ReportSection) => string | null {
  const sayGap = useGapWords();
  return ({ id }) => {
    const open = findings?.filter(({ sectionId, gaps }) => sectionId === id && gaps > 0) ?? [];
    if (open.length === 0) return null;
    return open.map(sayGap).join(' ');
  };
}
