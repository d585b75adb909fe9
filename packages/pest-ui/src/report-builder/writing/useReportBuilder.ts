import type { ReportDocument } from 'pest-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useControllableState } from '../../state/useControllableState';
import { useDocument } from '../../state/useDocument';
import { useHostCall } from '../../widget/useHostCall';
import type { ChangeSource } from '../../widget/widget.types';
import type { ReportBuilderOptions, ReportMeta, ReportMode } from '../ReportBuilder.types';
import {
  applyReportChange,
  contentOf,
  differs,
  type ReportChange,
  type ReportChangeReason,
  sameContent,
} from '../report/report-changes';
import { noLayout, type ReportLayout } from '../report/report-layout';
import { type ReportRecord, readsAsReport, reportOf, versionIn } from '../report/report-of';
import { type ReportGap, type ReportRules, reportGaps } from '../report/report-rules';
import { useReport } from '../report/useReport';

/** How a change came about, and the field that it types into: letters typed one after the other are one step. */
export interface EditOrigin {
  readonly reason: ReportChangeReason;
  /** @default 'form' */
  readonly source?: ChangeSource | undefined;
  readonly typingIn?: string | undefined;
}

/** Changes the report; nothing happens where it is read only. */
export type EditReport = (change: ReportChange, origin: EditOrigin) => void;

const byHost = { source: 'api', changes: [], final: true } as const;

/** Everything that {@link ReportBuilder} does, without its look. `document` is null while the host has none to give. */
export function useReportBuilder(options: ReportBuilderOptions) {
  const { onSave, onDirtyChange } = options;
  const [mode, setMode] = useControllableState<ReportMode>({
    value: options.mode,
    defaultValue: options.defaultMode ?? 'edit',
    onChange: options.onModeChange,
  });
  const state = useReportDocument(options);
  const { document, put } = state;
  const { layout, setLayout } = useLayout(options, document);
  const [saved, setSaved] = useSaved(document, useReport(options.savedValue));
  const dirty = document !== null && saved !== null && differs(document, saved);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const latest = useRef({ document, onSave });
  latest.current = { document, onSave };
  /** Takes what the host has now for what was sent; what was typed meanwhile stays, and is not saved. */
  const settle = useCallback(
    (sent: ReportDocument, answer: unknown, reason: ReportChangeReason) => {
      const kept = keptOf(sent, answer);
      const now = latest.current.document;
      setSaved(kept);
      const typedMeanwhile = now !== null && differs(now, sent);
      put(typedMeanwhile ? { ...kept, ...contentOf(now) } : kept, { reason, ...byHost });
    },
    [put, setSaved],
  );
  const saving = useHostCall('report-builder', 'save', options);
  const { run } = saving;
  const save = useCallback(
    async (from: ReportDocument | null = latest.current.document): Promise<boolean> => {
      const { onSave: call } = latest.current;
      if (!from || !call) return false;
      return run(async (callOptions) => settle(from, await call(from, callOptions), 'save'));
    },
    [run, settle],
  );
  useAutosave({ options, state, dirty, pending: saving.pending, save });
  const findings = useFindings(document, options);
  return { ...state, mode, setMode, layout, setLayout, dirty, findings, saving, save, settle };
}

/** The layout that was chosen here, else the report's own. */
function useLayout(
  { layout: value, defaultLayout, onLayoutChange }: ReportBuilderOptions,
  document: ReportDocument | null,
): { readonly layout: ReportLayout; readonly setLayout: (layout: ReportLayout) => void } {
  const [chosen, setChosen] = useControllableState<ReportLayout>({
    value: value ?? undefined,
    defaultValue: defaultLayout ?? noLayout,
    onChange: onLayoutChange,
  });
  // The report that the layout was chosen for: it does not hold for the next one.
  const [chosenFor, setChosenFor] = useState<string | null>(null);
  const own = !value && chosenFor !== document?.id ? document?.layout : undefined;
  return {
    layout: own ?? chosen,
    setLayout: (next) => {
      setChosenFor(document?.id ?? null);
      setChosen(next);
    },
  };
}

interface Autosave {
  readonly options: ReportBuilderOptions;
  readonly state: Pick<ReturnType<typeof useReportDocument>, 'document' | 'readOnly'>;
  readonly dirty: boolean;
  readonly pending: boolean;
  readonly save: () => Promise<boolean>;
}

/** Saves once nothing was changed for a while; what was refused waits for another change. */
function useAutosave({ options: { autosave, onSave, newer }, state, dirty, pending, save }: Autosave): void {
  const { document, readOnly } = state;
  const afterMs = autosave ? autosave.afterMs : null;
  const refused = useRef<ReportDocument | null>(null);
  // What somebody else saved meanwhile is the author's to decide about.
  const waits = !dirty || readOnly || pending || !onSave || Boolean(newer);
  useEffect(() => {
    if (afterMs === null || waits || refused.current === document) return;
    const send = async () => {
      if (!(await save())) refused.current = document;
    };
    const timer = setTimeout(() => void send(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, waits, document, save]);
}

/** What {@link useReportBuilder} answers. */
export type ReportBuilderState = ReturnType<typeof useReportBuilder>;

/** The report being written, its one history, and whether it may be written at all. */
function useReportDocument({ value, defaultValue, onChange, readOnly: locked = false }: ReportBuilderOptions) {
  const given = useReport(value);
  const [initial] = useState(() => reportIn(defaultValue));
  const { document, change, step, put, canUndo, canRedo } = useDocument<ReportDocument | null, ReportMeta>({
    value: given,
    defaultValue: initial,
    onChange: (next, meta) => next && onChange?.(next, meta),
    same: sameContent,
    keep: (restored, now) => (restored && now ? { ...now, ...contentOf(restored) } : restored),
  });
  const frozen = document?.state === 'approved';
  const readOnly = locked || frozen;
  const latest = useRef({ document, readOnly });
  latest.current = { document, readOnly };
  const edit = useCallback<EditReport>(
    (made, { reason, source = 'form', typingIn }) => {
      const { document: before, readOnly: kept } = latest.current;
      if (!before || kept) return;
      const next = applyReportChange(before, made);
      latest.current.document = next;
      change(next, { reason, source, changes: [made], final: true }, typingIn);
    },
    [change],
  );
  const undo = useCallback(
    (source: ChangeSource = 'api') =>
      !latest.current.readOnly && step('undo', { reason: 'undo', source, changes: [], final: true }),
    [step],
  );
  const redo = useCallback(
    (source: ChangeSource = 'api') =>
      !latest.current.readOnly && step('redo', { reason: 'redo', source, changes: [], final: true }),
    [step],
  );
  return {
    document,
    edit,
    put,
    undo,
    redo,
    canUndo: canUndo && !readOnly,
    canRedo: canRedo && !readOnly,
    frozen,
    readOnly,
  };
}

/** The report to compare with: what the host says it keeps, or the last one that came or was saved under this version. */
function useSaved(document: ReportDocument | null, told: ReportDocument | null | undefined) {
  const [kept, setSaved] = useState(document);
  const saved = kept && document && kept.id === document.id && kept.version === document.version ? kept : document;
  if (saved !== kept) setSaved(saved);
  return [told ?? saved, setSaved] as const;
}

function reportIn(record: ReportRecord | null | undefined): ReportDocument | null {
  return record ? reportOf(record) : null;
}

/** What the host keeps after a save: its answer, or what was sent under the version it answered, else under the next. */
function keptOf(sent: ReportDocument, answer: unknown): ReportDocument {
  if (readsAsReport(answer)) return reportOf(answer);
  return { ...sent, version: versionIn(answer) ?? sent.version + 1 };
}

function useFindings(document: ReportDocument | null, { rules, onFindings }: ReportBuilderOptions) {
  const findings = useMemo(() => document && findingsOf(document, rules), [document, rules]);
  const told = useRef('');
  useEffect(() => {
    // Compares by content: a host's rules may be new objects at each render, and telling it would render it again.
    const words = JSON.stringify(findings);
    if (findings === null || words === told.current) return;
    told.current = words;
    onFindings?.(findings);
  }, [findings, onFindings]);
  return findings;
}

/** Null where the figures cannot be read: completeness is then unknown. */
function findingsOf(document: ReportDocument, rules: ReportRules | undefined): readonly ReportGap[] | null {
  try {
    return reportGaps(document, rules);
  } catch {
    return null;
  }
}
