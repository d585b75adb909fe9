import type { ReportDocument, ReportSignature } from 'pest-sdk';
import type { HTMLAttributes } from 'react';

export const reportModes = ['edit', 'preview'] as const;
/** What the builder allows: edit, review or read. */
export type ReportMode = (typeof reportModes)[number];

/** What a signer gives; who asked, when and from where is the server's to say. */
export type SignatureDraft = Pick<ReportSignature, 'role' | 'name' | 'method' | 'strokes' | 'reason'>;
/** In which role somebody signs. */
export type SignatureRole = ReportSignature['role'];

/** Who signs a report. Named here again because the contract's own list would bring its whole validator along. */
export const signatureRoles = ['technician', 'customer', 'reviewer'] as const satisfies readonly SignatureRole[];
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

/** Props of {@link ReportView}. */
export interface ReportViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly document: ReportDocument;
}

/**
 * Each callback is a button: without it there is none. A callback that rejects has its refusal shown, and nothing
 * typed is lost.
 */
export interface ReportBuilderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'onSubmit' | 'children'> {
  readonly value?: ReportDocument | undefined;
  readonly defaultValue?: ReportDocument | undefined;
  readonly onChange?: ((document: ReportDocument) => void) | undefined;
  readonly mode?: ReportMode | undefined;
  readonly defaultMode?: ReportMode | undefined;
  readonly onModeChange?: ((mode: ReportMode) => void) | undefined;
  /** An approved report is read only whatever this says. */
  readonly readOnly?: boolean | undefined;
  /** May answer with the document as the server keeps it now. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host's function that answers nothing is as welcome
  readonly onSave?: ((document: ReportDocument) => Promise<ReportDocument | void>) | undefined;
  readonly onSubmit?: ((document: ReportDocument) => Promise<void>) | undefined;
  readonly onReview?: ((verdict: ReviewVerdict) => Promise<void>) | undefined;
  readonly onSign?: ((signature: SignatureDraft) => Promise<void>) | undefined;
  /** Roles that the reader may sign for; all by default. */
  readonly signAs?: readonly SignatureRole[] | undefined;
  /** The reader's own name, which stands in its own signature. */
  readonly signerName?: string | undefined;
  readonly onExport?: ((document: ReportDocument) => Promise<void>) | undefined;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
}
