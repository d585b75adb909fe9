import { isPestError, templateFindings } from 'pest-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { useControllableState } from '../state/useControllableState';
import { templateEditorMessages } from './InspectionTemplateEditor.messages';
import type { InspectionTemplate, InspectionTemplateEditorProps } from './InspectionTemplateEditor.types';
import { emptyTemplate } from './template-edits';
import { emptyHistory, record, redo, undo } from './template-history';
import { fieldOf } from './template-issues';

/** Only what an editor part may do; the same functions for the whole life of the widget, so that memoised rows stay. */
export interface TemplateActions {
  /** `typingIn` names the field whose letters are one step of undo. */
  readonly edit: (change: (template: InspectionTemplate) => InspectionTemplate, typingIn?: string) => void;
  readonly getId: () => string;
  /** Puts the focus on a field once it is drawn. */
  readonly focusField: (field: string) => void;
  readonly announce: (words: string) => void;
}

export interface ShownIssue {
  readonly field: string;
  readonly message: string;
}

const uuid = () => crypto.randomUUID();

export function useTemplateEditor(props: InspectionTemplateEditorProps) {
  const { readOnly = false, onDirtyChange, getId = uuid } = props;
  const [template, setTemplate] = useControllableState<InspectionTemplate>({
    value: props.value,
    defaultValue: props.defaultValue ?? emptyTemplate,
    onChange: props.onChange,
  });
  const [history, setHistory] = useState(emptyHistory);
  const [saved, setSaved] = useState(template);
  const [status, setStatus] = useState('');
  const { body, focus } = useFocusRequest();

  const latest = useRef({ template, history, readOnly, getId, setTemplate });
  useEffect(() => {
    latest.current = { template, history, readOnly, getId, setTemplate };
  });

  const show = useCallback((next: Pick<typeof latest.current, 'template' | 'history'>) => {
    Object.assign(latest.current, next);
    setHistory(next.history);
    latest.current.setTemplate(next.template);
  }, []);

  const actions = useMemo<TemplateActions>(
    () => ({
      edit: (change, typingIn) => {
        const now = latest.current;
        const next = change(now.template);
        if (now.readOnly || next === now.template) return;
        show({ template: next, history: record(now.history, now.template, typingIn ?? null) });
      },
      getId: () => latest.current.getId(),
      focusField: focus,
      announce: setStatus,
    }),
    [show, focus],
  );

  const step = (direction: typeof undo) => {
    const taken = direction(latest.current.history, latest.current.template);
    if (taken) show(taken);
  };

  const dirty = template !== saved;
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  return {
    body,
    template,
    actions,
    readOnly,
    dirty,
    markSaved: setSaved,
    status,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
  };
}

/** Focus for a field that may only appear with the next drawing. Looked up in the widget's own root: it may be a shadow root. */
function useFocusRequest() {
  const body = useRef<HTMLDivElement>(null);
  const [focusNext, setFocusNext] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    if (!focusNext) return;
    body.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusNext.field)}"]`)?.focus();
  }, [focusNext]);
  const focus = useCallback((field: string) => setFocusNext({ field }), []);
  return { body, focus };
}

/** Issues to show: our own once saving was tried, and whatever the server refused. */
export function useTemplateIssues(props: InspectionTemplateEditorProps, template: InspectionTemplate, tried: boolean) {
  const t = useMessages(templateEditorMessages);
  const { takenDeviceTypes, issues } = props;
  return useMemo<readonly ShownIssue[]>(() => {
    const findings = tried ? templateFindings(template, takenDeviceTypes ?? []) : [];
    const own = findings.map(({ path, problem }) => ({ path, message: t(`template.problem.${problem}`) }));
    return [...own, ...(issues ?? [])].map(({ path, message }) => ({ field: fieldOf(template, path), message }));
  }, [template, takenDeviceTypes, issues, tried, t]);
}

export const isDeviceTypeTaken = (thrown: unknown): boolean => isPestError(thrown) && thrown.code === 30001;
