'use client';

/** The report as it is read, without the code that writes it. */
export type { ReportViewHandle, ReportViewParts, ReportViewProps } from './ReportBuilder.types';
export { ReportComparison, type ReportComparisonProps } from './ReportComparison';
export { ReportView } from './ReportView';
export type { ReportLayout } from './report-layout';
export type { ReportRecord } from './report-of';
