import { variable } from './variable';

/**
 * The heat map's scale from light to dark: lightness falls step by step, so that it reads in grey and in print. A host
 * may set all seven. One value in every scheme, since plans are white paper.
 */
export const heat0 = /* @__PURE__ */ variable('heat-0', '#fff1d6');
export const heat1 = /* @__PURE__ */ variable('heat-1', '#ffd590');
export const heat2 = /* @__PURE__ */ variable('heat-2', '#fba35a');
export const heat3 = /* @__PURE__ */ variable('heat-3', '#e5663f');
export const heat4 = /* @__PURE__ */ variable('heat-4', '#b8344c');
export const heat5 = /* @__PURE__ */ variable('heat-5', '#7a1c53');
export const heat6 = /* @__PURE__ */ variable('heat-6', '#3b0f40');
