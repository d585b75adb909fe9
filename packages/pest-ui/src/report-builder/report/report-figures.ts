/** Figures of a report, as screen and paper tell them. */
export { type ReportFigures, reportFigures, sectionOf } from 'pest-sdk/documents';
