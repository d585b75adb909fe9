import { variable } from './variable';

/**
 * Floor plans and signatures are drawn on white paper, whatever the scheme: these colours have one value. Apart from
 * `color.ts` so that only what draws on paper pays for them.
 */
export const paper = /* @__PURE__ */ variable('plan-paper', '#fff');
/** Around the paper. */
export const surround = /* @__PURE__ */ variable('plan-surround', '#f4f4f1');
export const ink = /* @__PURE__ */ variable('plan-ink', '#1f1f1f');
/** The circle within which the next device of the type belongs. */
export const reach = /* @__PURE__ */ variable('plan-reach', '#0b6b4b');
export const flyLamp = /* @__PURE__ */ variable('plan-fly-lamp', '#5646a8');
export const mouseTrap = /* @__PURE__ */ variable('plan-mouse-trap', '#0b6b4b');
export const cockroachTrap = /* @__PURE__ */ variable('plan-cockroach-trap', '#8a4a10');
export const baitStation = /* @__PURE__ */ variable('plan-bait-station', '#1d5c96');
export const due = /* @__PURE__ */ variable('plan-due', '#a85b00');
export const activity = /* @__PURE__ */ variable('plan-activity', '#b3261e');
/** A badge on a device that somebody should look at, and the ink on it. */
export const finding = /* @__PURE__ */ variable('plan-finding', '#f2b01e');
export const findingInk = /* @__PURE__ */ variable('plan-finding-ink', '#3a2600');
/** Around the device that is chosen. */
export const chosen = /* @__PURE__ */ variable('plan-chosen', '#0b6b4b');
