import {
  type Language,
  languageNames,
  languages,
  proseIn,
  type ReportDocument,
  type ReportSection,
  untouchedLanguage,
  withProse,
} from 'pest-sdk';
import { useMemo, useState } from 'react';
import { useLocale, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Icon } from '../../primitives/icon/Icon';
import { plusIcon } from '../../primitives/icon/icons';
import { Menu } from '../../primitives/menu/Menu';
import { StatusDot } from '../../primitives/status-dot/StatusDot';
import { Text } from '../../primitives/text/Text';
import { Slot } from '../../widget/Slot';
import { Chapter, ChapterHead } from '../paper/ReportPaper.styles';
import { ChapterTitle, GuardedFigures } from '../paper/ReportSectionPart';
import { reportBuilderMessages } from '../ReportBuilder.messages';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import type { SectionPatch } from '../report/report-changes';
import { suggestedWords } from '../report/suggested-words';
import { editorPaperMessages } from './EditorPaper.messages';
import { LanguageButton, SectionActs, Suggested, TitleInput, Writing } from './EditorPaper.styles';
import { MoveDialog } from './MoveDialog';
import { inLanguages, takeSuggestion } from './section-words';
import type { EditReport } from './useReportBuilder';
import { type SectionEditing, useSectionActs } from './useSectionActs';

interface SectionEditorProps {
  readonly section: ReportSection;
  readonly title: string;
  readonly mark: string | null;
  readonly document: ReportDocument;
  readonly elementId: string;
  readonly props: ReportBuilderProps;
  readonly edit: EditReport;
  readonly onGo: (sectionId: string) => void;
  readonly say: (words: string) => void;
}

/** One section on the paper: its figures locked, its words free. */
export function SectionEditor({
  section,
  title,
  mark,
  document,
  elementId,
  props,
  edit,
  onGo,
  say,
}: SectionEditorProps) {
  const t = useMessages(editorPaperMessages);
  const shared = useMessages(reportBuilderMessages);
  const locale = useLocale();
  const [open, setOpen] = useState<'title' | 'move' | null>(null);
  const [language, setLanguage] = useState(locale);
  const [asked, setAsked] = useState(false);
  const writing = asked || hasWords(section) || language !== locale;
  const { slots, slotProps } = props;
  const editing: SectionEditing = { section, title, document, props, edit, onGo, say, onOpen: setOpen };
  const { acts, refusal } = useSectionActs(editing);
  const { id, hidden } = section;
  return (
    <Chapter
      id={elementId}
      tabIndex={-1}
      aria-labelledby={`${elementId}-title`}
      data-hidden={hidden}
      data-pest="report-section"
    >
      <ChapterHead>
        <ChapterTitle id={`${elementId}-title`} mark={mark} title={title} />
        <SectionActs>
          {hidden && <StatusDot>{shared('builder.section.hidden')}</StatusDot>}
          {writing && <Languages title={title} language={language} onChange={setLanguage} />}
          <Slot of={slots?.SectionMenu} props={{ section, acts }} extra={slotProps?.SectionMenu}>
            {(menu) => <Menu label={t('builder.section.acts', { title })} items={menu.acts} />}
          </Slot>
        </SectionActs>
      </ChapterHead>
      {open === 'title' && (
        <TitleInput
          ref={focusOn}
          aria-label={t('builder.section.titleOf', { title })}
          maxLength={300}
          value={section.title ?? title}
          onChange={(next) =>
            edit({ type: 'section', id, patch: { title: next } }, { reason: 'rename', typingIn: `title ${id}` })
          }
          onBlur={() => setOpen(null)}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && setOpen(null)}
        />
      )}
      {refusal && (
        <Text as="p" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
      {writing ? (
        <Words {...{ section, title, document, edit, language, asked }} />
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
          <Icon path={plusIcon} size={16} />
          {t('builder.section.addWords', { title })}
        </Button>
      )}
      <GuardedFigures section={section} title={title} />
      {open === 'move' && (
        <MoveDialog
          document={document}
          section={section}
          onClose={() => setOpen(null)}
          onMove={(to) => {
            edit({ type: 'move', id, to }, { reason: 'move' });
            onGo(id);
          }}
        />
      )}
    </Chapter>
  );
}

/** Focuses a field that was just opened. */
function focusOn(field: HTMLElement | null): void {
  field?.focus();
}

const longest = 5000;

/** Sections that every reader looks into for words show where to write them; others once somebody asks. */
function hasWords(section: ReportSection): boolean {
  const { kind, text, words } = section;
  const needed = kind === 'summary' || kind === 'recommendations' || kind === 'text' || kind.endsWith('Trend');
  return needed || text !== '' || languages.some((one) => words?.[one]);
}

interface LanguagesProps {
  readonly title: string;
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** In which language the words are written: each reader gets the report in theirs. */
function Languages({ title, language, onChange }: LanguagesProps) {
  const t = useMessages(editorPaperMessages);
  return languages.map((one) => (
    <LanguageButton
      key={one}
      size="sm"
      variant="ghost"
      aria-pressed={one === language}
      aria-label={t('builder.section.language', { language: languageNames[one], title })}
      onClick={() => onChange(one)}
    >
      {languageNames[one]}
    </LanguageButton>
  ));
}

interface WordsProps extends Pick<SectionEditorProps, 'section' | 'title' | 'document' | 'edit'> {
  readonly language: Language;
  /** Whether the field was just opened. */
  readonly asked: boolean;
}

/** The words of a section in one language; where there are none, what its figures suggest. */
function Words({ section, title, document, edit, language, asked }: WordsProps) {
  const t = useMessages(editorPaperMessages);
  const locale = useLocale();
  const { id } = section;
  const text = language === locale ? proseIn(section, language) : (section.words?.[language] ?? '');
  const suggestion = useMemo(() => suggestedWords(section, document, language), [section, document, language]);
  const untouched = untouchedLanguage(section);
  const write = (next: string) => {
    const patch: SectionPatch = withProse(inLanguages(section, locale), language, next);
    edit({ type: 'section', id, patch }, { reason: 'write', typingIn: `text ${id} ${language}` });
  };
  return (
    <>
      <Writing
        aria-label={t('builder.section.text', { title })}
        ref={asked ? focusOn : undefined}
        lang={language}
        rows={2}
        maxLength={longest}
        value={text}
        onChange={write}
      />
      {suggestion && text.trim() === '' && (
        <Suggested>
          <p>{suggestion}</p>
          <Button
            size="sm"
            aria-label={t('builder.section.suggestFor', { title })}
            onClick={() => takeSuggestion(section, document, edit)}
          >
            {t('builder.section.suggest')}
          </Button>
        </Suggested>
      )}
      {untouched && (
        <Text as="p" size="xs" tone="warning">
          {t('builder.section.untouched', { language: languageNames[untouched], text: proseIn(section, untouched) })}
        </Text>
      )}
    </>
  );
}
