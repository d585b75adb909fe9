'use client';

export { SignaturePicture, type SignaturePictureProps } from './paper/SignaturePicture';
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
export type { ReportChange, ReportChangeReason, ReportContent, SectionPatch } from './report/report-changes';
export type { ReportNoteAnswer, ReportNoteProps, ReportSectionNote } from './report/report-notes';
export {
  defineReportRule,
  type HostReportFinding,
  type ReportGap,
  type ReportRule,
  type ReportRuleDefinition,
  type ReportRules,
} from './report/report-rules';
export type { ReportShareLink } from './report/report-shares';
export type { ReportVersion } from './report/report-versions';
export { SignaturePad, type SignaturePadProps } from './signing/SignaturePad';
export type { SignPanelProps } from './signing/SignForm';
export { SignPanel } from './signing/SignPanel';
export * from './view';
export {
  type EditOrigin,
  type EditReport,
  type ReportBuilderState,
  useReportBuilder,
} from './writing/useReportBuilder';
