/** The pieces of the heat map that B3 holds against the rows they were given. */
export { rankByActivity } from '../../../packages/pest-sdk/src/rules/activity';
export { heatCsv } from '../../../packages/pest-ui/src/heat-map/heat-columns';
export { heatFigures, sortFigures } from '../../../packages/pest-ui/src/heat-map/heat-figures';
export { readingsOf } from '../../../packages/pest-ui/src/heat-map/heat-readings';
