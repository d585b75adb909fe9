import { plainFindings, ruleFields, type ruleFindings } from 'pest-sdk';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import { useTradeWord } from '../../provider/useTradeWord';
import { randomId } from '../../state/random-id';
import { useDocument } from '../../state/useDocument';
import type { ChangeSource } from '../../widget/widget.types';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import type {
  InspectionTemplate,
  TemplateChangeMeta,
  TemplateChangeReason,
  TemplateEditorOwnProps,
  TemplateIssue,
} from '../InspectionTemplateEditor.types';
import { readTemplate } from '../template/read-template';
import { emptyTemplate } from '../template/template-edits';
import { fieldOf } from '../template/template-issues';
import { sameTemplate } from '../template/template-record';

/** How something was done, where it is not by a form's field. */
export interface EditHow {
  /** @default 'form' */
  readonly source?: ChangeSource | undefined;
  /** The field whose letters are one step of undo. */
  readonly typingIn?: string | undefined;
}

/** Only what an editor part may do; the same functions for the whole life of the widget, so that memoised rows stay. */
export interface TemplateActions {
  readonly edit: (
    change: (template: InspectionTemplate) => InspectionTemplate,
    reason: TemplateChangeReason,
    how?: EditHow,
  ) => void;
  readonly getId: () => string;
  /** Puts the focus on a field once it is drawn. */
  readonly focusField: (field: string) => void;
  readonly announce: (words: string) => void;
}

/** An issue at the field that it is shown at. */
export interface ShownIssue extends TemplateIssue {
  readonly field: string;
}

type EditorOptions = Pick<
  TemplateEditorOwnProps,
  'value' | 'defaultValue' | 'savedValue' | 'onChange' | 'readOnly' | 'onDirtyChange' | 'getId'
>;

const newId = () => randomId();

/** A template being written: its one history, what is not saved yet, and the acts on it. */
export function useTemplateEditor(options: EditorOptions) {
  const { value, defaultValue, savedValue, onChange, readOnly = false, onDirtyChange, getId = newId } = options;
  const given = useMemo(() => (value ? readTemplate(value) : undefined), [value]);
  const [initial] = useState(() => readTemplate(defaultValue ?? emptyTemplate));
  const {
    document: template,
    arrived,
    change,
    step,
    canUndo,
    canRedo,
  } = useDocument<InspectionTemplate, TemplateChangeMeta>({
    value: given,
    defaultValue: initial,
    onChange,
    same: sameTemplate,
  });
  const { saved, dirty, markSaved } = useSaved(template, savedValue ?? arrived, arrived, onDirtyChange);
  const [status, setStatus] = useState('');
  const { body, focus } = useFocusRequest();

  useEffect(() => void loadRuleFindings(template).catch(() => undefined), [template]);
  const latest = useRef({ template, readOnly, getId });
  latest.current = { template, readOnly, getId };
  const actions = useMemo<TemplateActions>(
    () => ({
      edit: (make, reason, { source = 'form', typingIn } = {}) => {
        const now = latest.current;
        if (now.readOnly) return;
        const next = make(now.template);
        // Edits made in one event build on each other.
        latest.current = { ...now, template: next };
        // Clears the last announcement, such as "saved".
        setStatus('');
        change(next, { reason, source, changes: [], final: true }, typingIn);
      },
      getId: () => latest.current.getId(),
      focusField: focus,
      announce: setStatus,
    }),
    [change, focus],
  );
  const goBack = (direction: 'undo' | 'redo', source: ChangeSource) =>
    !latest.current.readOnly && step(direction, { reason: direction, source, changes: [], final: true });

  return {
    body,
    template,
    actions,
    readOnly,
    /** As the host has it. */
    saved,
    dirty,
    markSaved,
    status,
    canUndo,
    canRedo,
    undo: (source: ChangeSource = 'form') => goBack('undo', source),
    redo: (source: ChangeSource = 'form') => goBack('redo', source),
  };
}

/** What {@link useTemplateEditor} gives. */
export type TemplateEditing = ReturnType<typeof useTemplateEditor>;

/** The state that is saved: what came from the host, or what was saved here. */
function useSaved(
  template: InspectionTemplate,
  kept: InspectionTemplate,
  arrived: InspectionTemplate,
  onDirtyChange: ((dirty: boolean) => void) | undefined,
) {
  const [done, setDone] = useState<{ readonly arrived: InspectionTemplate; readonly template: InspectionTemplate }>();
  const saved = done?.arrived === arrived ? done.template : kept;
  const dirty = !sameTemplate(template, saved);
  const told = useRef(false);
  useEffect(() => {
    if (told.current === dirty) return;
    told.current = dirty;
    onDirtyChange?.(dirty);
  }, [dirty, onDirtyChange]);
  return { saved, dirty, markSaved: (now: InspectionTemplate) => setDone({ arrived, template: now }) };
}

/** Focus for a field that may only appear with the next drawing. Looked up in the widget's own root: it may be a shadow root. */
function useFocusRequest() {
  const body = useRef<HTMLDivElement>(null);
  const [focusNext, setFocusNext] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    if (!focusNext) return;
    let over = false;
    // The rows are drawn after this effect (see rows-store): before that a new field is not there, and a moved one goes.
    queueMicrotask(() => {
      if (!over) fieldIn(body, focusNext.field)?.focus();
    });
    return () => {
      over = true;
    };
  }, [focusNext]);
  const focus = useCallback((field: string) => setFocusNext({ field }), []);
  return { body, focus };
}

/** The element that a field of the template is written in. */
export function fieldIn(body: RefObject<HTMLElement | null>, field: string): HTMLElement | null {
  return body.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? null;
}

/** A constant, so that rows without issues are not drawn again. */
const noIssues: readonly ShownIssue[] = [];

type IssueOptions = Pick<TemplateEditorOwnProps, 'takenDeviceTypes' | 'issues' | 'validator'>;

/** Issues to show: our own and those of the host's rules once saving was tried, and whatever the server refused. */
export function useTemplateIssues(options: IssueOptions, template: InspectionTemplate, tried: boolean) {
  const { issues } = options;
  const find = useFindIssues(options);
  return useMemo<readonly ShownIssue[]>(() => {
    const found = [...(tried ? find(template) : []), ...(issues ?? [])];
    if (found.length === 0) return noIssues;
    return found.map((issue) => ({ ...issue, field: fieldOf(template, issue.path) }));
  }, [template, find, issues, tried]);
}

/** Everything that keeps a template from being saved, as far as it is known here. */
export function useFindIssues({ takenDeviceTypes, validator }: IssueOptions) {
  const t = useMessages(templateEditorMessages);
  const word = useTradeWord();
  return useCallback(
    (template: InspectionTemplate): readonly TemplateIssue[] => [
      ...[...plainFindings(template, takenDeviceTypes ?? []), ...(findInRules?.(template) ?? [])].map(
        ({ path, problem, words }) => ({
          path,
          message: words ? word(words, problem) : t(`template.problem.${problem}`),
        }),
      ),
      ...(validator?.(template) ?? []),
    ],
    [takenDeviceTypes, validator, t, word],
  );
}

/** What is wrong with rules is found by a part of its own, which a template without rules does not need. */
let findInRules: typeof ruleFindings | undefined;

/** Loads it where there are rules; resolves once all that is wrong can be found. */
export async function loadRuleFindings({ directions }: InspectionTemplate): Promise<void> {
  if (findInRules) return;
  const ruled = directions.some(({ items }) => items.some((item) => ruleFields.some((field) => item[field])));
  if (ruled) findInRules = await fetchCode(() => import('../template/rule-findings'), 'ruleFindings');
}
