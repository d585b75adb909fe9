import type { ReportDocument } from 'pest-sdk';
import {
  type ForwardedRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../i18n/messages';
import { fetched } from '../primitives/fetched/fetched';
import { Notice } from '../primitives/notice/Notice';
import { Skeleton } from '../primitives/skeleton/Skeleton';
import { asWidget } from '../widget/as-widget';
import { type OwnPropNames, rootProps } from '../widget/own-props';
import { Slot } from '../widget/Slot';
import { Widget } from '../widget/Widget';
import type { RootAttributes } from '../widget/widget.types';
import { Outline } from './outline/Outline';
import { Canvas, Lines, Sheet } from './paper/ReportPaper.styles';
import { usePrinting } from './printing/usePrinting';
import { reportBuilder } from './ReportBuilder.kind';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Aside, Columns, Desk, Notes } from './ReportBuilder.styles';
import type { ReportBuilderHandle, ReportBuilderProps } from './ReportBuilder.types';
import { Reading, useReportPlaces } from './ReportView';
import type { ReportRecord } from './report/report-of';
import { ReportToolbar } from './toolbar/ReportToolbar';
import { type ReportBuilderState, useReportBuilder } from './writing/useReportBuilder';

/** Parts for authors, signers and reviewers are fetched when one of them opens a report. */
const EditorPaper = /* @__PURE__ */ fetched(() => import('./writing/EditorPaper'), 'EditorPaper');
const WritingOutline = /* @__PURE__ */ fetched(() => import('./outline/WritingOutline'), 'WritingOutline');
const ReportAside = /* @__PURE__ */ fetched(() => import('./ReportAside'), 'ReportAside');
const ToDecision = /* @__PURE__ */ fetched(
  async () => ({ ToDecision: (await import('./ReportAside')).ToDecision }),
  'ToDecision',
);
const NewerNotice = /* @__PURE__ */ fetched(() => import('./history/NewerNotice'), 'NewerNotice');

const ownProps: OwnPropNames<Omit<ReportBuilderProps, keyof RootAttributes>> = {
  value: true,
  defaultValue: true,
  savedValue: true,
  onChange: true,
  mode: true,
  defaultMode: true,
  onModeChange: true,
  layout: true,
  onSaveLayout: true,
  onLogoUpload: true,
  defaultLayout: true,
  onLayoutChange: true,
  readOnly: true,
  onSave: true,
  onDirtyChange: true,
  rules: true,
  onFindings: true,
  autosave: true,
  newer: true,
  onSubmit: true,
  onReview: true,
  onSign: true,
  signAs: true,
  signerName: true,
  onExport: true,
  exporters: true,
  onPrint: true,
  shares: true,
  onShare: true,
  onRevokeShare: true,
  history: true,
  loadVersion: true,
  notes: true,
  onAddNote: true,
  onAnswerNote: true,
  onResolveNote: true,
  onRestore: true,
  sources: true,
  actions: true,
  loading: true,
  error: true,
  onRetry: true,
  onError: true,
  describeError: true,
  slots: true,
  slotProps: true,
};

/** Whose props know the host's own `Report`: what it hands out is what it was given, with what was written. */
export interface ReportBuilderComponent {
  <Report extends ReportRecord = ReportRecord>(
    props: ReportBuilderProps<Report> & RefAttributes<ReportBuilderHandle>,
  ): ReactNode;
  displayName?: string | undefined;
}

/** Writes, signs and reviews a report. Figures are fixed to the records, words are free, and gaps are listed. */
export const ReportBuilder = /* @__PURE__ */ asWidget(
  reportBuilder,
  function ReportBuilder(props: ReportBuilderProps, ref: ForwardedRef<ReportBuilderHandle>) {
    const { loading, error, onRetry, onError, describeError, slots, slotProps } = props;
    const t = useMessages(reportBuilderMessages);
    const builder = useReportBuilder(props);
    const { document, layout } = builder;
    const { root, elementIdOf, places } = useReportPlaces();
    const { print, sheet } = usePrinting(document, layout, props.onPrint);
    const latest = useRef(builder);
    latest.current = builder;
    const writes = builder.mode === 'edit' && !builder.readOnly;
    // While the report is still on its way, so that its words do not wait for their fields.
    useEffect(() => {
      if (writes) void EditorPaper.fetch().catch(() => undefined);
    }, [writes]);
    useImperativeHandle(
      ref,
      () => ({
        ...places(),
        get element() {
          return root.current;
        },
        print,
        validate: () => latest.current.findings ?? [],
        undo: () => latest.current.undo(),
        redo: () => latest.current.redo(),
      }),
      [places, print, root],
    );
    const rest = rootProps<ReportBuilderProps, Omit<ReportBuilderProps, keyof RootAttributes>>(props, ownProps);
    const keys = (event: KeyboardEvent<HTMLDivElement>) => {
      props.onKeyDown?.(event);
      if (!event.defaultPrevented) takeKey(event, builder);
    };
    return (
      <Widget
        {...{ loading, error, onRetry, onError, describeError, slots, slotProps }}
        kind={reportBuilder}
        given={props}
        root={{ ...rest, onKeyDown: keys }}
        ref={root}
        empty={document ? null : { title: t('builder.empty') }}
      >
        {() =>
          document && (
            <>
              <ReportDesk
                props={props}
                builder={builder}
                document={document}
                elementIdOf={elementIdOf}
                scrollTo={places().scrollTo}
                onPrint={print}
              />
              {sheet}
            </>
          )
        }
      </Widget>
    );
  },
) as ReportBuilderComponent;

/** Undo and redo, unless the focus is in a text field, which has its own; save from anywhere in the widget. */
function takeKey(event: KeyboardEvent<HTMLDivElement>, builder: ReportBuilderState): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || builder.readOnly) return;
  const key = event.key.toLowerCase();
  const inText = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (key === 's' && builder.dirty) void builder.save();
  else if (key === 'z' && !inText) event.shiftKey ? builder.redo('keyboard') : builder.undo('keyboard');
  else if (key === 'y' && !inText) builder.redo('keyboard');
  else return;
  event.preventDefault();
}

interface DeskProps {
  readonly props: ReportBuilderProps;
  readonly builder: ReportBuilderState;
  readonly document: ReportDocument;
  readonly elementIdOf: (sectionId: string) => string;
  readonly scrollTo: (sectionId: string) => void;
  readonly onPrint: () => Promise<void>;
}

function ReportDesk({ props, builder, document, elementIdOf, scrollTo, onPrint }: DeskProps) {
  const { slots, slotProps } = props;
  const { findings, layout, edit, dirty } = builder;
  const [said, setSaid] = useState('');
  const aside = useRef<HTMLElement>(null);
  const onGo = useGoing(scrollTo);
  const editing = builder.mode === 'edit' && !builder.readOnly;
  const outline = { document, findings, elementIdOf, onGo };
  const readOutline = <Outline {...outline} />;
  const paper = <Reading document={document} props={props} elementIdOf={elementIdOf} />;
  return (
    <Desk>
      <Slot of={slots?.Toolbar} props={{ document, dirty }} extra={slotProps?.Toolbar}>
        {() => (
          <ReportToolbar
            props={props}
            builder={builder}
            document={document}
            onPrint={onPrint}
            said={said}
            say={setSaid}
          />
        )}
      </Slot>
      <ReportNotes props={props} builder={builder} document={document} />
      <Columns>
        <Slot of={slots?.Outline} props={{ document, onGo }} extra={slotProps?.Outline}>
          {() =>
            editing ? (
              <Suspense fallback={readOutline}>
                <WritingOutline {...outline} edit={edit} props={props} />
              </Suspense>
            ) : (
              readOutline
            )
          }
        </Slot>
        {editing ? (
          <Suspense fallback={<PaperToCome document={document} />}>
            <Slot of={slots?.Page} props={{ document, layout }} extra={slotProps?.Page}>
              {(page) => (
                <EditorPaper
                  document={page.document}
                  layout={page.layout}
                  {...{ props, edit, elementIdOf, onGo, say: setSaid }}
                />
              )}
            </Slot>
          </Suspense>
        ) : (
          paper
        )}
        <Suspense fallback={<Aside aria-busy="true" />}>
          <ReportAside props={props} builder={builder} document={document} onGo={onGo} aside={aside} />
        </Suspense>
      </Columns>
      <Suspense fallback={null}>
        <ToDecision findings={findings} aside={aside} />
      </Suspense>
    </Desk>
  );
}

/** The sheet until its fields are there: words that are read first would jump into them. */
function PaperToCome({ document: { sections } }: { readonly document: ReportDocument }) {
  return (
    <Canvas aria-busy="true">
      <Sheet tabIndex={-1} data-pest="report-paper">
        <Skeleton height="44px" />
        {sections.map(({ id }) => (
          <Lines key={id}>
            <Skeleton width="30%" height="24px" />
            <Skeleton height="120px" />
          </Lines>
        ))}
      </Sheet>
    </Canvas>
  );
}

/** Scrolls to a section after the next render, so that one just added or moved is found. */
function useGoing(scrollTo: (sectionId: string) => void): (sectionId: string) => void {
  const [going, setGoing] = useState<{ readonly to: string } | null>(null);
  const go = useRef(scrollTo);
  go.current = scrollTo;
  useEffect(() => {
    if (going) go.current(going.to);
  }, [going]);
  return useCallback((to) => setGoing({ to }), []);
}

/** Notices above the report. */
function ReportNotes({ props, builder, document }: Pick<DeskProps, 'props' | 'builder' | 'document'>) {
  const t = useMessages(reportBuilderMessages);
  const { frozen, dirty } = builder;
  const { state, reviewNote, signatures } = document;
  const valid = signatures.filter(({ outdated }) => !outdated).length;
  const outdated = signatures.length - valid;
  return (
    <Notes>
      {frozen && <Notice>{t('builder.frozen')}</Notice>}
      {state === 'rejected' && <Notice tone="danger">{t('builder.rejected', { reason: reviewNote })}</Notice>}
      {dirty && valid > 0 && <Notice tone="warning">{t('builder.voids', { count: valid })}</Notice>}
      {!frozen && outdated > 0 && <Notice tone="warning">{t('builder.outdated', { count: outdated })}</Notice>}
      {props.newer && !frozen && (
        <Suspense fallback={null}>
          <NewerNotice newer={props.newer} builder={builder} document={document} />
        </Suspense>
      )}
    </Notes>
  );
}
