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
export { SignPanel, type SignPanelProps } from './SignPanel';
