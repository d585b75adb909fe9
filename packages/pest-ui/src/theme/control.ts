import { variable } from './variable';

/** What a button is made of, a constant each, so that it carries no scale of which it needs one step; `tokens.ts` has the scales. */
export const space2 = /* @__PURE__ */ variable('space-2', '8px');
export const space3 = /* @__PURE__ */ variable('space-3', '12px');
export const radiusMd = /* @__PURE__ */ variable('radius-md', '6px');
export const medium = /* @__PURE__ */ variable('font-weight-medium', '500');
export const control = /* @__PURE__ */ variable('size-control', '32px');
export const controlSmall = /* @__PURE__ */ variable('size-control-small', '26px');
export const touch = /* @__PURE__ */ variable('size-touch', '48px');
export const touchSmall = /* @__PURE__ */ variable('size-touch-small', '36px');
