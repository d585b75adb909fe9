export * from './charts';
export * from './floor-plan-editor';
export * from './heat-map';
export * from './inspection-template-editor';
