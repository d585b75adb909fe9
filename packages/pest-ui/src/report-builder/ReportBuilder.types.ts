import type { OwnKind, ReportDocument, ReportSection, ReportSectionKind, ReportSignature } from 'pest-sdk';
import type { OwnReportSection } from 'pest-sdk/documents';
import type { ReactNode } from 'react';
import type { MenuItem } from '../primitives/menu/Menu';
import type {
  ChangeMeta,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from '../widget/widget.types';
import type { ReportChange, ReportChangeReason } from './report/report-changes';
import type { ReportLayout } from './report/report-layout';
import type { ReportNoteProps } from './report/report-notes';
import type { ReportRecord } from './report/report-of';
import type { ReportGap, ReportRules } from './report/report-rules';
import type { ReportShareLink } from './report/report-shares';
import type { ReportVersion } from './report/report-versions';

export const reportModes = ['edit', 'preview'] as const;
/** What the builder shows: the report being written, or as its reader gets it. */
export type ReportMode = (typeof reportModes)[number];

/** What a signer gives; who asked, when and from where is the server's to say. */
export type SignatureDraft = Pick<ReportSignature, 'role' | 'name' | 'method' | 'strokes' | 'reason'>;
/** In which role somebody signs. */
export type SignatureRole = ReportSignature['role'];

/** Who signs a report. Named here again because the contract's own list would bring its whole validator along. */
export const signatureRoles = ['technician', 'customer', 'reviewer'] as const satisfies readonly SignatureRole[];
/** A drawn signature: each stroke as its points. */
export type SignatureStrokes = NonNullable<ReportSignature['strokes']>;

/**
 * The reviewer's decision on the version that was read. A rejection has a reason; a pass has one where a signature is
 * missing, and it is empty otherwise.
 */
export interface ReviewVerdict {
  readonly outcome: 'pass' | 'reject';
  readonly version: number;
  readonly reason: string;
}

/** Why and how a report changed. */
export type ReportMeta = ChangeMeta<ReportChangeReason, ReportChange>;

/** Reads figures from the host's records: with it, sections with figures can be added, removed and read anew. */
export interface ReportSources {
  /** Kinds that can be read. */
  readonly kinds: readonly (ReportSectionKind | OwnKind)[];
  readonly load: (
    kind: ReportSectionKind | OwnKind,
    options: HostCallOptions & { readonly period: ReportDocument['period'] },
  ) => Promise<ReportSection | OwnReportSection>;
}

/** A form that a host makes of a report, such as a text document or a spreadsheet of its tables. */
export interface ReportExporter<Report extends ReportRecord = ReportRecord> {
  readonly id: string;
  readonly label: string;
  /** Of what is saved; a rejection is shown in the host's words. */
  readonly run: (document: Report & ReportDocument, options: HostCallOptions) => Promise<unknown>;
}

/** Parts of {@link ReportBuilder} that a host may replace. */
export interface ReportBuilderParts extends StateParts {
  /** What stands above the paper: view, undo, save, print, share. */
  readonly Toolbar: { readonly document: ReportDocument; readonly dirty: boolean };
  /** The chapters, each with the way to it. */
  readonly Outline: { readonly document: ReportDocument; readonly onGo: (sectionId: string) => void };
  /** One section on the paper. */
  readonly Section: { readonly section: ReportSection; readonly title: string };
  /** What can be done with a section. */
  readonly SectionMenu: { readonly section: ReportSection; readonly acts: readonly MenuItem[] };
  readonly Completeness: {
    readonly findings: readonly ReportGap[];
    /** Null where there is nothing to write in. */
    readonly onGo: ((sectionId: string) => void) | null;
  };
  /** Where the report is signed. */
  readonly SignaturePad: { readonly document: ReportDocument; readonly dirty: boolean };
  /** What reviewers noted. */
  readonly Notes: { readonly document: ReportDocument };
  /** The reviewer's part. */
  readonly ReviewBar: { readonly document: ReportDocument; readonly dirty: boolean };
  /** The paper. */
  readonly Page: { readonly document: ReportDocument; readonly layout: ReportLayout };
}

/** Parts of {@link ReportView} that a host may replace. */
export type ReportViewParts = StateParts & Pick<ReportBuilderParts, 'Section' | 'Page'>;

/** Props of {@link ReportView}. */
export interface ReportViewProps extends RootAttributes, WidgetStates {
  /** Null or undefined while the host has none. */
  readonly document?: ReportRecord | null | undefined;
  /** Paper, logo and colour. Without it, that of the report. */
  readonly layout?: ReportLayout | undefined;
  /**
   * Takes the place of the browser's print dialog, for a WebView whose app prints; it is given the window that holds the
   * printable page alone.
   */
  readonly onPrint?: ((page: Window) => unknown) | undefined;
  readonly slots?: Slots<ReportViewParts> | undefined;
  readonly slotProps?: SlotProps<ReportViewParts> | undefined;
}

/** What the `ref` of {@link ReportView} holds. */
export interface ReportViewHandle extends WidgetHandle {
  /** Prints the report alone, whatever page it stands on, once its charts are painted. */
  print(): Promise<void>;
  /** Settles when charts and pictures are there. */
  ready(): Promise<void>;
  scrollTo(sectionId: string): void;
}

/** What the `ref` of {@link ReportBuilder} holds. */
export interface ReportBuilderHandle extends ReportViewHandle {
  /** What an auditor would miss. */
  validate(): readonly ReportGap[];
  /** False where there is nothing to take back. */
  undo(): boolean;
  redo(): boolean;
}

/** Props of {@link ReportBuilder} that its headless hook reads. */
export interface ReportBuilderOptions<Report extends ReportRecord = ReportRecord>
  extends Pick<WidgetStates, 'onError' | 'describeError'> {
  /** Null or undefined while the host has none. */
  readonly value?: Report | null | undefined;
  readonly defaultValue?: Report | null | undefined;
  /**
   * The report as it is kept, where `value` may be a draft of it, or where it is read again after a save: what differs
   * from it is not saved. Without it, that is the report as it first came, and each newer version.
   */
  readonly savedValue?: Report | null | undefined;
  readonly onChange?: ((document: Report & ReportDocument, meta: ReportMeta) => void) | undefined;
  /** @default 'edit' */
  readonly mode?: ReportMode | undefined;
  readonly defaultMode?: ReportMode | undefined;
  readonly onModeChange?: ((mode: ReportMode) => void) | undefined;
  /** Paper, logo and colour. Without it, that of the report. */
  readonly layout?: ReportLayout | undefined;
  /** Of a report that has none of its own. */
  readonly defaultLayout?: ReportLayout | undefined;
  /** With it, or with `defaultLayout`, the layout can be changed in the builder. */
  readonly onLayoutChange?: ((layout: ReportLayout) => void) | undefined;
  /** An approved report is read only whatever this says. @default false */
  readonly readOnly?: boolean | undefined;
  /**
   * May answer with the report as the server keeps it, or with its new `version`. Without either, the version counts up
   * by one.
   */
  readonly onSave?: ((document: Report & ReportDocument, options: HostCallOptions) => Promise<unknown>) | undefined;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /**
   * What completeness asks for, in this order: rules of ours by their names (`reportRuleIds` of `pest-sdk` has them all)
   * and those of your own audit scheme. Rules warn, and never keep a report from being saved. An empty list asks nothing.
   * @default all of ours
   */
  readonly rules?: ReportRules | undefined;
  /** What is missing, when the report opens and whenever it changes. */
  readonly onFindings?: ((findings: readonly ReportGap[]) => void) | undefined;
  /**
   * Saves by itself, once nothing was changed for a while; with `onSave`. What was refused is not sent again until
   * something is changed. Each save of a signed report voids its signatures. @default false
   */
  readonly autosave?: false | { readonly afterMs: number } | undefined;
  /**
   * The report as somebody else saved it while this one was written: the builder shows what differs and asks which words
   * to go on from.
   */
  readonly newer?: Report | null | undefined;
}

/**
 * Each callback is a button: without it there is none. A callback that rejects has its refusal shown in the host's words,
 * and nothing typed is lost.
 */
export interface ReportBuilderProps<Report extends ReportRecord = ReportRecord>
  extends RootAttributes,
    WidgetStates,
    ReportBuilderOptions<Report>,
    ReportNoteProps {
  /** Keeps the layout: it is tried on the paper, and stays only once this has gone well. */
  readonly onSaveLayout?:
    | ((layout: ReportLayout, document: Report & ReportDocument, options: HostCallOptions) => Promise<unknown>)
    | undefined;
  /** Takes a picture of the logo and answers its address, which is otherwise typed. */
  readonly onLogoUpload?: ((file: File, options: HostCallOptions) => Promise<string>) | undefined;
  readonly onSubmit?: ((document: Report & ReportDocument, options: HostCallOptions) => Promise<unknown>) | undefined;
  readonly onReview?: ((verdict: ReviewVerdict, options: HostCallOptions) => Promise<unknown>) | undefined;
  readonly onSign?: ((signature: SignatureDraft, options: HostCallOptions) => Promise<unknown>) | undefined;
  /** Roles that the reader may sign for; all by default. */
  readonly signAs?: readonly SignatureRole[] | undefined;
  /** The reader's own name, which stands in its own signature. */
  readonly signerName?: string | undefined;
  /** Makes a file of the report, such as the server's PDF. */
  readonly onExport?: ((document: Report & ReportDocument, options: HostCallOptions) => Promise<unknown>) | undefined;
  /** Other forms that the host makes of the report, in a menu beside `onExport`. */
  readonly exporters?: readonly ReportExporter<Report>[] | undefined;
  /**
   * Takes the place of the browser's print dialog, for a WebView whose app prints; it is given the window that holds the
   * printable page alone.
   */
  readonly onPrint?: ((page: Window) => unknown) | undefined;
  /** Links by which the report is shared. */
  readonly shares?: readonly ReportShareLink[] | null | undefined;
  /** Makes a link that is open to the end of a day; may answer with the link. */
  readonly onShare?: ((request: { readonly until: string }, options: HostCallOptions) => Promise<unknown>) | undefined;
  readonly onRevokeShare?: ((share: ReportShareLink, options: HostCallOptions) => Promise<unknown>) | undefined;
  /** Earlier versions, in any order. */
  readonly history?: readonly ReportVersion[] | null | undefined;
  /** Reads a version that `history` names without its document. */
  readonly loadVersion?: ((version: ReportVersion, options: HostCallOptions) => Promise<ReportRecord>) | undefined;
  /**
   * Called when an earlier version is taken up again. Without it, or where it answers with no report, the builder makes
   * a draft of it that is not saved and can be undone.
   */
  readonly onRestore?: ((version: ReportVersion, options: HostCallOptions) => Promise<unknown>) | undefined;
  readonly sources?: ReportSources | undefined;
  /** What else stands in the toolbar. */
  readonly actions?: ReactNode;
  readonly slots?: Slots<ReportBuilderParts> | undefined;
  readonly slotProps?: SlotProps<ReportBuilderParts> | undefined;
}

/** What a panel that calls the host is told of its failures. */
export type Failures = Pick<ReportBuilderProps, 'onError' | 'describeError'>;
