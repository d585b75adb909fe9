import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import {
  type DeviceType,
  describeError,
  deviceTypes,
  deviceTypeWords,
  type TemplateAnswers,
  templateFindings,
} from 'pest-sdk';
import { forwardRef, type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormat, useLocale, useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { IconButton } from '../primitives/button/IconButton';
import { Field } from '../primitives/field/Field';
import { plusIcon, redoIcon, undoIcon } from '../primitives/icon/icons';
import { Columns } from '../primitives/layout/Columns';
import { Grid } from '../primitives/layout/Grid';
import { Stack } from '../primitives/layout/Stack';
import { Select } from '../primitives/select/Select';
import { EmptyState } from '../primitives/states/EmptyState';
import { Text } from '../primitives/text/Text';
import { TextArea } from '../primitives/text-area/TextArea';
import { TextInput } from '../primitives/text-input/TextInput';
import { DirectionEditor } from './DirectionEditor';
import { InspectionForm } from './InspectionForm';
import { templateEditorMessages } from './InspectionTemplateEditor.messages';
import { Bar, Body, Preview, Root, Status, Summary, Tools } from './InspectionTemplateEditor.styles';
import type { InspectionTemplate, InspectionTemplateEditorProps } from './InspectionTemplateEditor.types';
import { addDirection, dropOn, newDirection } from './template-edits';
import {
  isDeviceTypeTaken,
  type ShownIssue,
  type TemplateActions,
  useTemplateEditor,
  useTemplateIssues,
} from './useTemplateEditor';

/** Writes the inspection template of a device type: directions, the items in each, and how they are answered. */
export const InspectionTemplateEditor = forwardRef<HTMLDivElement, InspectionTemplateEditorProps>(
  function InspectionTemplateEditor(props, ref) {
    const {
      value,
      defaultValue,
      onChange,
      readOnly,
      takenDeviceTypes = none,
      issues: refused,
      onSave,
      ...others
    } = props;
    const { onDirtyChange, getId, ...rest } = others;
    const editor = useTemplateEditor(props);
    const saving = useSaving(props, editor.template, editor.markSaved);
    const issues = useTemplateIssues(props, editor.template, saving.tried);
    const shown = saving.typeTaken ? [...issues, saving.typeTaken] : issues;
    const { template, actions } = editor;
    return (
      <Root {...rest} ref={ref} data-pest="inspection-template-editor">
        <Body ref={editor.body} onKeyDown={(event) => stepOnKeys(event, editor)}>
          {!editor.readOnly && (
            <EditorBar editor={editor} saving={saving} onSave={onSave && (() => saving.save(actions))} />
          )}
          {shown.length > 0 && <IssueSummary issues={shown} actions={actions} attempt={saving.attempts} />}
          {saving.refusal && (
            <Text as="p" tone="danger" role="alert">
              {saving.refusal}
            </Text>
          )}
          <Columns side={340} below={900}>
            <Stack gap={4}>
              <HeadFields
                template={template}
                issues={shown}
                taken={takenDeviceTypes}
                readOnly={editor.readOnly}
                actions={actions}
              />
              <Directions template={template} issues={shown} readOnly={editor.readOnly} actions={actions} />
            </Stack>
            <TemplatePreview template={template} />
          </Columns>
        </Body>
      </Root>
    );
  },
);

const none: readonly DeviceType[] = [];

type Editor = ReturnType<typeof useTemplateEditor>;

/** Saving asks our own rules first; a refusal of the server keeps everything typed. */
function useSaving(
  { onSave, takenDeviceTypes = none }: InspectionTemplateEditorProps,
  template: InspectionTemplate,
  markSaved: (template: InspectionTemplate) => void,
) {
  const t = useMessages(templateEditorMessages);
  const locale = useLocale();
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ readonly thrown: unknown; readonly type: DeviceType | null } | null>(null);
  // Ahead of the state: the second click of a double click comes before the button is drawn busy.
  const underWay = useRef(false);
  const save = async (actions: TemplateActions) => {
    if (underWay.current) return;
    setAttempts((count) => count + 1);
    setRefused(null);
    if (!onSave || templateFindings(template, takenDeviceTypes).length > 0) return;
    underWay.current = true;
    setPending(true);
    try {
      await onSave(template);
      markSaved(template);
      actions.announce(t('template.saved'));
    } catch (thrown) {
      setRefused({ thrown, type: template.deviceType });
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };
  const taken = refused !== null && isDeviceTypeTaken(refused.thrown);
  const typeTaken: ShownIssue | null =
    taken && refused.type === template.deviceType
      ? { field: 'deviceType', message: t('template.problem.deviceTypeTaken') }
      : null;
  const refusal = refused && !taken ? describeError(refused.thrown, locale) : null;
  return { save, pending, tried: attempts > 0, attempts, typeTaken, refusal };
}

interface EditorBarProps {
  readonly editor: Editor;
  readonly saving: ReturnType<typeof useSaving>;
  readonly onSave: (() => void) | undefined;
}

function EditorBar({ editor, saving, onSave }: EditorBarProps) {
  const t = useMessages(templateEditorMessages);
  const format = useFormat();
  const { directions } = editor.template;
  const items = directions.reduce((sum, direction) => sum + direction.items.length, 0);
  const state = editor.dirty ? t('template.unsaved') : '';
  return (
    <Bar>
      <IconButton icon={undoIcon} label={t('template.undo')} disabled={!editor.canUndo} onClick={editor.undo} />
      <IconButton icon={redoIcon} label={t('template.redo')} disabled={!editor.canRedo} onClick={editor.redo} />
      <Status role="status">
        {format.parts([t('template.count', { directions: directions.length, items }), state, editor.status])}
      </Status>
      {onSave && (
        <Button variant="primary" loading={saving.pending} onClick={onSave}>
          {t('template.save')}
        </Button>
      )}
    </Bar>
  );
}

interface PartProps {
  readonly template: InspectionTemplate;
  readonly issues: readonly ShownIssue[];
  readonly readOnly: boolean;
  readonly actions: TemplateActions;
}

function HeadFields({
  template,
  issues,
  taken,
  readOnly,
  actions,
}: PartProps & { readonly taken: readonly DeviceType[] }) {
  const t = useMessages(templateEditorMessages);
  const locale = useLocale();
  const problemOf = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const set = (patch: Partial<InspectionTemplate>, field?: string) =>
    actions.edit((before) => ({ ...before, ...patch }), field);
  const typeLabel = (type: DeviceType) =>
    taken.includes(type)
      ? t('template.deviceType.taken', { type: deviceTypeWords[type][locale] })
      : deviceTypeWords[type][locale];
  return (
    <>
      <Grid min={120}>
        <Field label={t('template.name')} error={problemOf('name')} required>
          {(ids) => (
            <TextInput
              {...ids}
              data-field="name"
              placeholder={t('template.name.example')}
              maxLength={100}
              readOnly={readOnly}
              value={template.name}
              onChange={(name) => set({ name }, 'name')}
            />
          )}
        </Field>
        <Field label={t('template.deviceType')} error={problemOf('deviceType')} required>
          {(ids) => (
            <Select
              {...ids}
              data-field="deviceType"
              value={template.deviceType ?? ''}
              disabled={readOnly}
              options={[
                { value: '', label: t('template.deviceType.choose') },
                ...deviceTypes.map((type) => ({ value: type, label: typeLabel(type), disabled: taken.includes(type) })),
              ]}
              onChange={(next) => set({ deviceType: deviceTypes.find((type) => type === next) ?? null })}
            />
          )}
        </Field>
      </Grid>
      <Field label={t('template.process')} help={t('template.process.help')} error={problemOf('process')}>
        {(ids) => (
          <TextArea
            {...ids}
            data-field="process"
            rows={3}
            readOnly={readOnly}
            value={template.process}
            onChange={(process) => set({ process }, 'process')}
          />
        )}
      </Field>
    </>
  );
}

function Directions({ template, issues, readOnly, actions }: PartProps) {
  const t = useMessages(templateEditorMessages);
  const { directions } = template;
  const names = JSON.stringify(directions.map(({ id, name }) => [id, name]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew only when a name or the order changed, or every row would be drawn at each letter
  const choices = useMemo(() => directions.map(({ id, name }) => ({ id, name })), [names]);
  const add = () => {
    const direction = newDirection(actions.getId());
    actions.edit((before) => addDirection(before, direction));
    actions.focusField(`${direction.id}.name`);
  };
  return (
    <TemplateDrag actions={actions}>
      {directions.length === 0 && <EmptyState title={t('template.empty')} hint={t('template.empty.hint')} />}
      {directions.map((direction, at) => (
        <DirectionEditor
          key={direction.id}
          direction={direction}
          number={at + 1}
          directions={choices}
          issues={issues}
          readOnly={readOnly}
          actions={actions}
        />
      ))}
      {!readOnly && (
        <Tools>
          <Button data-field="directions" variant="secondary" icon={plusIcon} onClick={add}>
            {t('template.direction.add')}
          </Button>
          <Text as="p" tone="muted">
            {t('template.keys')}
          </Text>
        </Tools>
      )}
    </TemplateDrag>
  );
}

function TemplateDrag({
  actions,
  children,
}: {
  readonly actions: TemplateActions;
  readonly children: React.ReactNode;
}) {
  const t = useMessages(templateEditorMessages);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    actions.edit((template) => dropOn(template, String(active.id), String(over.id)));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('template.drag.start', { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('template.drag.over', { name: nameOf(active), target: nameOf(over) }) : undefined,
    onDragEnd: ({ active }) => t('template.drag.end', { name: nameOf(active) }),
    onDragCancel: ({ active }) => t('template.drag.cancel', { name: nameOf(active) }),
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('template.drag.instructions') } }}
    >
      {children}
    </DndContext>
  );
}

const nameOf = ({ data }: { readonly data: { readonly current?: Record<string, unknown> | undefined } }) =>
  String(data.current?.name ?? '');

interface IssueSummaryProps {
  readonly issues: readonly ShownIssue[];
  readonly actions: TemplateActions;
  /** Each try to save brings the reader here again. */
  readonly attempt: number;
}

function IssueSummary({ issues, actions, attempt }: IssueSummaryProps) {
  const t = useMessages(templateEditorMessages);
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <Summary ref={box} tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('template.issues', { count: issues.length })}</h3>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button type="button" onClick={() => actions.focusField(focusable(field))}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Summary>
  );
}

/** What is reached for an issue: a direction without items leads to its "add", a limit to its item. */
function focusable(field: string): string {
  return field.replace(/\.items$/, '.add').replace(/\.(min|max|alarmAbove|unit|note)$/, '.name');
}

/** Lags behind the typing on purpose: the letters come first. */
function TemplatePreview({ template }: { readonly template: InspectionTemplate }) {
  const t = useMessages(templateEditorMessages);
  const shown = useDeferredValue(template);
  const [answers, setAnswers] = useState<TemplateAnswers>({});
  return (
    <Preview aria-label={t('template.preview')}>
      <h3>{t('template.preview')}</h3>
      <InspectionForm template={shown} value={answers} onChange={setAnswers} />
    </Preview>
  );
}

/** Ctrl or ⌘ with Z and Y steps through the edits of the whole template; a field's own undo would only know its letters. */
function stepOnKeys(event: KeyboardEvent, editor: Editor): void {
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editor.redo();
  else editor.undo();
}
