'use client';

export type { FloorPlan } from '../floor-plan/floor-plan.types';
export type { Blending } from './density/density-plugin';
export { type PaletteName, paletteColours } from './density/palette';
export type { HeatFigure, HeatSummary, ReadingState } from './figures/heat-figures';
export type {
  HeatDays,
  HeatDomain,
  HeatFrame,
  HeatMeasure,
  HeatPoint,
  HeatRange,
  HeatThreshold,
  SpeciesCount,
} from './figures/heat-points';
export type { HeatReading } from './figures/heat-readings';
export type { PestSummary, PestSummaryGroup } from './figures/pest-summary';
export { HeatMap } from './HeatMap';
export type {
  HeatAgainst,
  HeatChangeMeta,
  HeatChangeReason,
  HeatImageOptions,
  HeatMapHandle,
  HeatMapOwnProps,
  HeatMapParts,
  HeatMapProps,
  HeatNote,
  HeatView,
} from './HeatMap.types';
export { HeatLayer, type HeatLayerPoint, type HeatLayerProps } from './map/HeatLayer';
export { TopDevices, type TopDevicesProps } from './side/TopDevices';
export { type HeatState, useHeatMap } from './state/useHeatMap';
