import { variable } from './variable';

/**
 * What charts add to the colours: pest groups, none of them green, amber or red, so that no chart looks like an alarm;
 * what is planned and what is done; and the age of what is open. Apart from `color.ts` so that only charts pay for them.
 */
export const rodent = /* @__PURE__ */ chart('rodent', '#5a3358', '#c79ac4');
export const flying = /* @__PURE__ */ chart('flying', '#2a6288', '#5d9fc8');
export const crawling = /* @__PURE__ */ chart('crawling', '#ad8526', '#d9b860');
export const lastYear = /* @__PURE__ */ chart('last-year', '#858c87', '#737c77');
export const plan = /* @__PURE__ */ chart('plan', '#d9e6df', '#24382f');
export const planLine = /* @__PURE__ */ chart('plan-line', '#689482', '#5f8a78');
export const done = /* @__PURE__ */ chart('done', '#0b6b4b', '#4cc38f');
/** From young to old. Bars also print their number: the first is fainter than 3 to 1. */
export const age1 = /* @__PURE__ */ chart('age-1', '#cfd6d2', '#3a423e');
export const age2 = /* @__PURE__ */ chart('age-2', '#9fb0a8', '#66736c');
export const age3 = /* @__PURE__ */ chart('age-3', '#c27a12', '#e09b3a');
export const age4 = /* @__PURE__ */ chart('age-4', '#b3261e', '#f0645a');
export const grid = /* @__PURE__ */ chart('grid', '#eceae6', '#262c29');

function chart<const Name extends string>(name: Name, light: string, dark: string) {
  return variable(`chart-${name}`, `light-dark(${light},${dark})`);
}
