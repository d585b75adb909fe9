import { type ReportDocument, reportMessages } from 'pest-sdk';
import { useMessages } from '../../i18n/messages';
import { Menu } from '../../primitives/menu/Menu';
import { Text } from '../../primitives/text/Text';
import { useHostCall } from '../../widget/useHostCall';
import { useSectionKindWord } from '../paper/ReportSectionPart';
import type { Failures, ReportSources } from '../ReportBuilder.types';
import { asSection } from '../report/report-of';
import { editorPaperMessages } from './EditorPaper.messages';
import { newTextSection, readSection, type TextTemplate, textTemplates } from './new-section';
import type { EditReport } from './useReportBuilder';

interface AddSectionProps extends Failures {
  readonly document: ReportDocument;
  readonly sources: ReportSources | undefined;
  readonly edit: EditReport;
  readonly onAdded: (sectionId: string) => void;
}

/** The kinds of sections that can be added, at the end: words at once, figures once the host has read them. */
export function AddSection({ document, sources, edit, onAdded, ...failures }: AddSectionProps) {
  const t = useMessages(editorPaperMessages);
  const words = useMessages(reportMessages);
  const kindOf = useSectionKindWord();
  const reading = useHostCall('report-builder', 'read', failures);
  const { sections, period } = document;
  const add = (section: ReportDocument['sections'][number]) => {
    edit({ type: 'add', section, at: sections.length }, { reason: 'add' });
    onAdded(section.id);
  };
  const addText = (template: TextTemplate) =>
    add(newTextSection(sections, template === 'text' ? undefined : t(`builder.template.${template}`)));
  const addFigures = (kind: ReportSources['kinds'][number]) =>
    reading.run(async ({ signal }) => {
      if (sources) add(readSection(sections, asSection(await sources.load(kind, { period, signal }))));
    });
  const missing = sources?.kinds.filter((kind) => !sections.some((section) => section.kind === kind)) ?? [];
  return (
    <div>
      <Menu
        label={t('builder.section.add')}
        labelled
        items={[
          ...textTemplates.map((template) => ({
            label: template === 'text' ? words('report.section.text') : t(`builder.template.${template}`),
            onSelect: () => addText(template),
          })),
          ...missing.map((kind) => ({
            label: kindOf(kind),
            disabled: reading.pending,
            onSelect: () => void addFigures(kind),
          })),
        ]}
      />
      {reading.refusal && (
        <Text as="p" tone="danger" role="alert">
          {reading.refusal}
        </Text>
      )}
    </div>
  );
}
