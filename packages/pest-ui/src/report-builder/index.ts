export { ReportBuilder } from './ReportBuilder';
export type {
  ReportBuilderProps,
  ReportMode,
  ReportViewProps,
  ReviewVerdict,
  SignatureDraft,
  SignatureRole,
} from './ReportBuilder.types';
export { ReportView } from './ReportView';
export { type ReportFinding, reportFindings } from './report-rules';
