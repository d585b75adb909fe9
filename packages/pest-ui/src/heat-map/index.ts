export type { Blending } from './density-plugin';
export { HeatLayer, type HeatLayerPoint, type HeatLayerProps } from './HeatLayer';
export { HeatMap } from './HeatMap';
export type { HeatDomain, HeatMapProps, HeatMeasure, HeatPoint, HeatView } from './HeatMap.types';
export type { PaletteName } from './palette';
export { TopDevices, type TopDevicesProps } from './TopDevices';
