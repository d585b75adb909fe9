'use client';

export {
  defineReportSection,
  type OwnBlock,
  type OwnReportSection,
  type ReportSectionDefinition,
} from 'pest-sdk/documents';
export { ReportComparison, type ReportComparisonProps } from './history/ReportComparison';
/** The report as it is read, without the code that writes it. */
export type { ReportViewHandle, ReportViewParts, ReportViewProps } from './ReportBuilder.types';
export { ReportView } from './ReportView';
export type { ReportLayout } from './report/report-layout';
export type { ReportRecord } from './report/report-of';
