export { ReportBuilder } from './ReportBuilder';
export type {
  ReportBuilderHandle,
  ReportBuilderOptions,
  ReportBuilderParts,
  ReportBuilderProps,
  ReportExporter,
  ReportMeta,
  ReportMode,
  ReportSources,
  ReviewVerdict,
  SignatureDraft,
  SignatureRole,
  SignatureStrokes,
} from './ReportBuilder.types';
export type { ReportChange, ReportChangeReason, ReportContent, SectionPatch } from './report-changes';
export type { ReportNoteAnswer, ReportNoteProps, ReportSectionNote } from './report-notes';
export type { HostReportFinding, ReportGap, ReportRule, ReportRules } from './report-rules';
export type { ReportShareLink } from './report-shares';
export type { ReportVersion } from './report-versions';
export { SignaturePad, type SignaturePadProps } from './SignaturePad';
export { SignaturePicture, type SignaturePictureProps } from './SignaturePicture';
export type { SignPanelProps } from './SignForm';
export { SignPanel } from './SignPanel';
export { type EditOrigin, type EditReport, type ReportBuilderState, useReportBuilder } from './useReportBuilder';
export * from './view';
