/** The pieces of the heat map that B3 holds against the rows they were given. */
export { rankByActivity } from '../../../packages/pest-sdk/src/rules/activity';
export { heatFigures, sortFigures } from '../../../packages/pest-ui/src/heat-map/figures/heat-figures';
export { readingsOf } from '../../../packages/pest-ui/src/heat-map/figures/heat-readings';
export { heatCsv } from '../../../packages/pest-ui/src/heat-map/table/heat-columns';
