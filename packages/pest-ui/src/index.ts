export * from './floor-plan-editor';
export * from './heat-map';
