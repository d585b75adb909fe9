export {
  type CheckOutcome,
  type ConformanceCheck,
  type ConformanceOptions,
  type ConformanceReport,
  type ConformanceRow,
  runConformance,
} from './run-conformance';
