'use client';

export * from './charts';
export * from './floor-plan-editor';
export * from './heat-map';
export * from './hosts/provider';
export * from './inspection-template-editor';
export * from './primitives';
export * from './report-builder';
export * from './stock-bell';
export * as chartColor from './theme/chart-color';
