import { type ReportDocument, type ReportSection, reportChapters } from 'pest-sdk';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Field } from '../../primitives/field/Field';
import { Select } from '../../primitives/select/Select';
import { useSectionTitle } from '../paper/ReportSectionPart';
import { editorPaperMessages } from './EditorPaper.messages';

interface MoveDialogProps {
  readonly document: ReportDocument;
  readonly section: ReportSection;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** Moves a section anywhere in one step, without dragging. */
export function MoveDialog({ document, section, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(editorPaperMessages);
  const titleOf = useSectionTitle();
  const chapters = reportChapters(document.sections);
  const from = chapters.findIndex((chapter) => chapter.section.id === section.id);
  const [to, setTo] = useState(String(from));
  const nameOf = (at: number) => {
    const chapter = chapters[at];
    return chapter ? [chapter.mark, titleOf(chapter.section)].filter(Boolean).join(' ') : '';
  };
  const placeOf = (at: number) => {
    if (at === from) return t('builder.move.here');
    return t(at < from ? 'builder.move.before' : 'builder.move.after', { title: nameOf(at) });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('builder.move.title', { title: titleOf(section) })}</Dialog.Header>
        <Dialog.Body>
          <Field label={t('builder.move.place')}>
            {(ids) => (
              <Select
                {...ids}
                value={to}
                options={chapters.map((_, at) => ({ value: String(at), label: placeOf(at) }))}
                onChange={setTo}
              />
            )}
          </Field>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('builder.move.cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onMove(Number(to));
            }}
          >
            {t('builder.move.confirm')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
