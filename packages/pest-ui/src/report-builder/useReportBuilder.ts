import type { ReportDocument } from 'pest-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useControllableState } from '../state/useControllableState';
import type { ReportBuilderProps, ReportMode } from './ReportBuilder.types';
import { differs } from './report-edits';

export type EditReport = (change: (document: ReportDocument) => ReportDocument) => void;

/** The document being written, and what of it is not saved yet. Null while the host has none to give. */
export function useReportBuilder(props: ReportBuilderProps) {
  const { onDirtyChange } = props;
  const [document, setDocument] = useControllableState<ReportDocument | null>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: (next) => next && props.onChange?.(next),
  });
  const [mode, setMode] = useControllableState<ReportMode>({
    value: props.mode,
    defaultValue: props.defaultMode ?? 'edit',
    onChange: props.onModeChange,
  });
  const [kept, setSaved] = useState(document);
  // A newer version comes from the server: it is what there is to compare with from then on.
  const saved = kept && document && kept.id === document.id && kept.version === document.version ? kept : document;
  if (saved !== kept) setSaved(saved);

  const latest = useRef({ document, setDocument });
  useEffect(() => {
    latest.current = { document, setDocument };
  });
  const edit = useCallback<EditReport>((change) => {
    const { document: before, setDocument: set } = latest.current;
    if (!before) return;
    const next = change(before);
    if (next === before) return;
    latest.current.document = next;
    set(next);
  }, []);

  const dirty = document !== null && saved !== null && differs(document, saved);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const frozen = document?.state === 'approved';
  return {
    document,
    edit,
    dirty,
    frozen,
    readOnly: props.readOnly === true || frozen,
    mode,
    setMode,
    markSaved: (next: ReportDocument) => {
      setSaved(next);
      if (next !== latest.current.document) setDocument(next);
    },
  };
}
