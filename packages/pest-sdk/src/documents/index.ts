/** Documents without a medium: what a report, a trend and a plan say, for screen, paper and print to lay out. */
export * from './blocks';
export { erasureText } from './erasure';
export * from './key-figures';
export {
  defineReportSection,
  type OwnBlock,
  type OwnReportSection,
  ownSectionWords,
  type ReportSectionDefinition,
} from './own-sections';
export { plainBlocks } from './plain-section';
export * from './report';
export type { ReportBlock, ReportColumn, ReportReader } from './report-blocks';
export * from './trend';
export * from './trend-plot';
