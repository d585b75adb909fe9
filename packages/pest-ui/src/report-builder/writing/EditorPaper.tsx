import { type ReportDocument, reportChapters } from 'pest-sdk';
import { useMessages } from '../../i18n/messages';
import { Field } from '../../primitives/field/Field';
import { Slot } from '../../widget/Slot';
import { ReportPaper } from '../paper/ReportPaper';
import { useSectionTitle } from '../paper/ReportSectionPart';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import type { ReportLayout } from '../report/report-layout';
import { AddSection } from './AddSection';
import { editorPaperMessages } from './EditorPaper.messages';
import { HeadFields, TitleInput } from './EditorPaper.styles';
import { SectionEditor } from './SectionEditor';
import type { EditReport } from './useReportBuilder';

export interface EditorPaperProps {
  readonly document: ReportDocument;
  readonly layout: ReportLayout;
  readonly props: ReportBuilderProps;
  readonly edit: EditReport;
  readonly elementIdOf: (sectionId: string) => string;
  /** Brings a section into sight once it is drawn. */
  readonly onGo: (sectionId: string) => void;
  readonly say: (words: string) => void;
}

/** The paper to write on: the same as the one that is read, with what can be changed marked by a line. */
export function EditorPaper({ document, layout, props, edit, elementIdOf, onGo, say }: EditorPaperProps) {
  const titleOf = useSectionTitle();
  const { slots, slotProps, sources, onError, describeError } = props;
  return (
    <ReportPaper
      document={document}
      layout={layout}
      elementIdOf={elementIdOf}
      title={<Title document={document} edit={edit} />}
    >
      {reportChapters(document.sections).map(({ section, mark }) => (
        <Slot
          key={section.id}
          of={slots?.Section}
          props={{ section, title: titleOf(section) }}
          extra={slotProps?.Section}
        >
          {(part) => (
            <SectionEditor
              section={part.section}
              title={part.title}
              mark={mark}
              document={document}
              elementId={elementIdOf(section.id)}
              props={props}
              edit={edit}
              onGo={onGo}
              say={say}
            />
          )}
        </Slot>
      ))}
      <AddSection
        document={document}
        sources={sources}
        edit={edit}
        onAdded={onGo}
        onError={onError}
        describeError={describeError}
      />
    </ReportPaper>
  );
}

function Title({ document, edit }: Pick<EditorPaperProps, 'document' | 'edit'>) {
  const t = useMessages(editorPaperMessages);
  return (
    <HeadFields>
      <Field label={t('builder.name')} required>
        {(ids) => (
          <TitleInput
            {...ids}
            data-size="title"
            maxLength={100}
            value={document.name}
            onChange={(name) => edit({ type: 'head', patch: { name } }, { reason: 'rename', typingIn: 'name' })}
          />
        )}
      </Field>
      <Field label={t('builder.subject')}>
        {(ids) => (
          <TitleInput
            {...ids}
            maxLength={200}
            value={document.subject}
            onChange={(subject) =>
              edit({ type: 'head', patch: { subject } }, { reason: 'rename', typingIn: 'subject' })
            }
          />
        )}
      </Field>
    </HeadFields>
  );
}
