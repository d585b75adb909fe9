import type { ReportDocument } from 'pest-sdk';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Field } from '../../primitives/field/Field';
import { Icon } from '../../primitives/icon/Icon';
import { checkIcon, plusIcon } from '../../primitives/icon/icons';
import { Row } from '../../primitives/layout/Row';
import { Stack } from '../../primitives/layout/Stack';
import { Select } from '../../primitives/select/Select';
import { StatusDot } from '../../primitives/status-dot/StatusDot';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { type HostCall, useHostCall } from '../../widget/useHostCall';
import { useSectionTitle } from '../paper/ReportSectionPart';
import { Panel } from '../ReportBuilder.styles';
import type { Failures } from '../ReportBuilder.types';
import { orderedNotes, type ReportNoteProps, type ReportSectionNote } from '../report/report-notes';
import { notesPanelMessages } from './NotesPanel.messages';

interface NotesPanelProps extends ReportNoteProps, Failures {
  readonly document: ReportDocument;
  readonly onGo: (sectionId: string) => void;
}

const List = styled.ul.withConfig(named('ReportNotes'))`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.borderSoft};
  }
  & > li[data-resolved='true'] > p {
    color: ${color.textMuted};
  }
  & p {
    margin: ${space[1]} 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin: ${space[1]} 0;
    padding-inline-start: ${space[2]};
    border-inline-start: 2px solid ${color.border};
  }
`;

const longest = 1000;

/** What reviewers noted at the sections: the author answers, the reviewer resolves. A frozen report's can be read. */
export function NotesPanel({ document, onGo, ...props }: NotesPanelProps) {
  const t = useMessages(notesPanelMessages);
  const headingId = useId();
  const notes = orderedNotes(props.notes ?? []);
  const open = notes.filter(({ resolved }) => !resolved).length;
  const frozen = document.state === 'approved';
  return (
    <Panel aria-labelledby={headingId} data-pest="report-notes">
      <h2>
        <span id={headingId}>{t('notes.title')}</span>
        {notes.length > 0 && <span>{open > 0 ? t('notes.open', { count: open }) : t('notes.allResolved')}</span>}
      </h2>
      {notes.length === 0 && <Text tone="muted">{t('notes.none')}</Text>}
      {notes.length > 0 && (
        <List>
          {notes.map((note) => (
            <Note key={note.id} note={note} document={document} onGo={onGo} {...(frozen ? {} : props)} />
          ))}
        </List>
      )}
      {props.onAddNote && !frozen && <AddNote document={document} {...props} onAddNote={props.onAddNote} />}
    </Panel>
  );
}

interface NoteProps extends Pick<ReportNoteProps, 'onAnswerNote' | 'onResolveNote'>, Failures {
  readonly note: ReportSectionNote;
  readonly document: ReportDocument;
  readonly onGo: (sectionId: string) => void;
}

function Note({ note, document, onGo, onAnswerNote, onResolveNote, ...failures }: NoteProps) {
  const t = useMessages(notesPanelMessages);
  const titleOf = useSectionTitle();
  const resolving = useHostCall('report-builder', 'note', failures);
  const [answering, setAnswering] = useState(false);
  const { text, answer, resolved } = note;
  const section = document.sections.find(({ id }) => id === note.sectionId);
  const title = section ? titleOf(section) : t('notes.gone');
  return (
    <li data-resolved={Boolean(resolved)}>
      <Row gap={2}>
        {section ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('notes.goTo', { title })}
            onClick={() => onGo(note.sectionId)}
          >
            {title}
          </Button>
        ) : (
          <Text tone="muted">{title}</Text>
        )}
        {resolved && <StatusDot tone="success">{t('notes.resolved')}</StatusDot>}
      </Row>
      <p>{text}</p>
      <Signed {...note} />
      {answer && (
        <blockquote>
          <p>{answer.text}</p>
          <Signed {...answer} />
        </blockquote>
      )}
      {resolved && <Signed {...resolved} />}
      <Refusal call={resolving} />
      {answering && onAnswerNote && (
        <Answer
          label={t('notes.answerText', { title })}
          text={answer?.text ?? ''}
          onSave={(written, call) => onAnswerNote({ id: note.id, text: written }, call)}
          onClose={() => setAnswering(false)}
          {...failures}
        />
      )}
      {!resolved && !answering && (
        <Row gap={2}>
          {onAnswerNote && (
            <Button size="sm" aria-label={t('notes.answerOf', { title })} onClick={() => setAnswering(true)}>
              {t(answer ? 'notes.answerAgain' : 'notes.answer')}
            </Button>
          )}
          {onResolveNote && (
            <Button
              size="sm"
              aria-label={t('notes.resolveOf', { title })}
              loading={resolving.pending}
              onClick={() => void resolving.run((call) => onResolveNote(note, call))}
            >
              <Icon path={checkIcon} size={16} />
              {t('notes.resolve')}
            </Button>
          )}
        </Row>
      )}
    </li>
  );
}

function Signed({ by, at }: { readonly by?: string | undefined; readonly at?: string | undefined }) {
  const format = useFormat();
  const words = format.parts([by ?? '', at ? format.dateTime(at) : '']);
  return words === '' ? null : (
    <Text size="xs" tone="muted">
      {words}
    </Text>
  );
}

function Refusal({ call }: { readonly call: HostCall }) {
  if (call.refusal === null) return null;
  return (
    <Text as="p" tone="danger" role="alert">
      {call.refusal}
    </Text>
  );
}

interface AnswerProps extends Failures {
  readonly label: string;
  readonly text: string;
  readonly onSave: (text: string, options: { readonly signal: AbortSignal }) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A form for one text; a failed call keeps what was typed. */
function Answer({ label, text, onSave, onClose, ...failures }: AnswerProps) {
  const t = useMessages(notesPanelMessages);
  const [written, setWritten] = useState(text);
  const [tried, setTried] = useState(false);
  const saving = useHostCall('report-builder', 'note', failures);
  const missing = written.trim() === '';
  const save = () => {
    setTried(true);
    if (missing) return;
    void saving.run((call) => onSave(written.trim(), call)).then((done) => done && onClose());
  };
  return (
    <Stack gap={2}>
      <Field label={label} error={tried && missing && t('notes.textMissing')}>
        {(ids) => (
          <TextArea {...ids} ref={focusOn} rows={3} maxLength={longest} value={written} onChange={setWritten} />
        )}
      </Field>
      <Refusal call={saving} />
      <Row gap={2}>
        <Button size="sm" variant="primary" loading={saving.pending} onClick={save}>
          {t('notes.save')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('notes.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Focuses a field that was just opened. */
function focusOn(field: HTMLElement | null): void {
  field?.focus();
}

interface AddNoteProps extends Failures {
  readonly document: ReportDocument;
  readonly onAddNote: NonNullable<ReportNoteProps['onAddNote']>;
}

function AddNote({ document, onAddNote, ...failures }: AddNoteProps) {
  const t = useMessages(notesPanelMessages);
  const titleOf = useSectionTitle();
  const [adding, setAdding] = useState(false);
  const [sectionId, setSectionId] = useState(document.sections[0]?.id ?? '');
  if (!adding) {
    return (
      <Button size="sm" onClick={() => setAdding(true)}>
        <Icon path={plusIcon} size={16} />
        {t('notes.add')}
      </Button>
    );
  }
  return (
    <Stack gap={2}>
      <Field label={t('notes.section')}>
        {(ids) => (
          <Select
            {...ids}
            value={sectionId}
            options={document.sections.map((section) => ({ value: section.id, label: titleOf(section) }))}
            onChange={setSectionId}
          />
        )}
      </Field>
      <Answer
        label={t('notes.text')}
        text=""
        onSave={(text, call) => onAddNote({ sectionId, text }, call)}
        onClose={() => setAdding(false)}
        {...failures}
      />
    </Stack>
  );
}
