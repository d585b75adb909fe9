export type { Blending } from './density-plugin';
export { HeatLayer, type HeatLayerPoint, type HeatLayerProps } from './HeatLayer';
export { HeatMap } from './HeatMap';
export type {
  HeatChangeMeta,
  HeatChangeReason,
  HeatDays,
  HeatDomain,
  HeatFrame,
  HeatImageOptions,
  HeatMapHandle,
  HeatMapOwnProps,
  HeatMapParts,
  HeatMapProps,
  HeatMeasure,
  HeatNote,
  HeatPoint,
  HeatRange,
  HeatThreshold,
  HeatView,
  SpeciesCount,
} from './HeatMap.types';
export type { HeatFigure, HeatSummary, ReadingState } from './heat-figures';
export type { HeatReading } from './heat-readings';
export type { PaletteName } from './palette';
export type { PestSummary, PestSummaryGroup } from './pest-summary';
export { TopDevices, type TopDevicesProps } from './TopDevices';
export { type HeatState, useHeatMap } from './useHeatMap';
