import type { ReportDocument, ReportSection } from 'pest-sdk';
import { useMessages } from '../../i18n/messages';
import {
  arrowDownIcon,
  arrowUpIcon,
  editIcon,
  eyeIcon,
  eyeOffIcon,
  moveIcon,
  plusIcon,
  refreshIcon,
  trashIcon,
  undoIcon,
} from '../../primitives/icon/icons';
import type { MenuItem } from '../../primitives/menu/Menu';
import { useHostCall } from '../../widget/useHostCall';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import { asSection } from '../report/report-of';
import { suggestedWords } from '../report/suggested-words';
import { editorPaperMessages } from './EditorPaper.messages';
import { newTextSection } from './new-section';
import { takeSuggestion } from './section-words';
import type { EditReport } from './useReportBuilder';

export interface SectionEditing {
  readonly section: ReportSection;
  readonly title: string;
  readonly document: ReportDocument;
  readonly props: Pick<ReportBuilderProps, 'sources' | 'onError' | 'describeError'>;
  readonly edit: EditReport;
  readonly onGo: (sectionId: string) => void;
  readonly say: (words: string) => void;
  readonly onOpen: (what: 'title' | 'move') => void;
}

/** What can be done with a section, and why the host refused to read its figures. */
export function useSectionActs(editing: SectionEditing) {
  const t = useMessages(editorPaperMessages);
  const { section, title, document, edit, onGo, say, onOpen, props } = editing;
  const { sources } = props;
  const reading = useHostCall('report-builder', 'read', props);
  const { id, kind, hidden } = section;
  const at = document.sections.findIndex((one) => one.id === id);
  const last = document.sections.length - 1;
  const move = (to: number) => {
    edit({ type: 'move', id, to }, { reason: 'move' });
    say(t('builder.moved', { title, place: to + 1 }));
    onGo(id);
  };
  const addBelow = () => {
    const added = newTextSection(document.sections, undefined);
    edit({ type: 'add', section: added, at: at + 1 }, { reason: 'add' });
    onGo(added.id);
  };
  const remove = () => {
    const next = document.sections[at + 1] ?? document.sections[at - 1];
    edit({ type: 'remove', id }, { reason: 'remove' });
    say(t('builder.removed', { title }));
    if (next) onGo(next.id);
  };
  const refresh = () =>
    reading.run(async ({ signal }) => {
      const read = await sources?.load(kind, { period: document.period, signal });
      if (!read) return;
      edit({ type: 'figures', id, section: asSection(read) }, { reason: 'refresh' });
      say(t('builder.refreshed', { title }));
    });
  const readable = sources?.kinds.includes(kind) ?? false;
  const acts: MenuItem[] = [
    { label: t('builder.section.rename'), icon: editIcon, onSelect: () => onOpen('title') },
    {
      label: t(hidden ? 'builder.section.show' : 'builder.section.hide'),
      icon: hidden ? eyeIcon : eyeOffIcon,
      onSelect: () => edit({ type: 'section', id, patch: { hidden: !hidden } }, { reason: 'hide' }),
    },
    { label: t('builder.section.up'), icon: arrowUpIcon, disabled: at <= 0, onSelect: () => move(at - 1) },
    { label: t('builder.section.down'), icon: arrowDownIcon, disabled: at >= last, onSelect: () => move(at + 1) },
    { label: t('builder.section.moveTo'), icon: moveIcon, disabled: last < 1, onSelect: () => onOpen('move') },
    { label: t('builder.section.addBelow'), icon: plusIcon, onSelect: addBelow },
  ];
  if (suggestedWords(section, document, 'zh') !== null) {
    acts.splice(1, 0, {
      label: t('builder.section.suggest'),
      icon: undoIcon,
      onSelect: () => takeSuggestion(section, document, edit),
    });
  }
  if (readable) {
    acts.push({
      label: t('builder.section.refresh'),
      icon: refreshIcon,
      disabled: reading.pending,
      onSelect: () => void refresh(),
    });
  }
  // Figures that cannot be read again are hidden instead of deleted.
  if (kind === 'text' || readable) {
    acts.push({ label: t('builder.section.remove'), icon: trashIcon, danger: true, onSelect: remove });
  }
  return { acts, refusal: reading.refusal };
}
