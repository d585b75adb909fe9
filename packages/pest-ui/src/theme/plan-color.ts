import { variable } from './variable';

/**
 * Floor plans and signatures are drawn on white paper, whatever the scheme: these colours have one value. Apart from
 * `color.ts` so that only what draws on paper pays for them.
 */
export const paper = /* @__PURE__ */ variable('plan-paper', '#fff');
/** Around the paper: the one colour that follows the scheme. */
export const surround = /* @__PURE__ */ variable('plan-surround', 'light-dark(#f4f4f1,#0c0f0d)');
export const ink = /* @__PURE__ */ variable('plan-ink', '#1f1f1f');
/** The circle within which the next device of the type belongs. */
export const reach = /* @__PURE__ */ variable('plan-reach', '#0b6b4b');
export const flyLamp = /* @__PURE__ */ variable('plan-fly-lamp', '#6b43b5');
export const mouseTrap = /* @__PURE__ */ variable('plan-mouse-trap', '#36423d');
export const cockroachTrap = /* @__PURE__ */ variable('plan-cockroach-trap', '#9a2f63');
export const baitStation = /* @__PURE__ */ variable('plan-bait-station', '#0b62a6');
export const due = /* @__PURE__ */ variable('plan-due', '#a85b00');
export const activity = /* @__PURE__ */ variable('plan-activity', '#b3261e');
/** A device of a type that nobody named. */
export const otherDevice = /* @__PURE__ */ variable('plan-other-device', '#59605c');
/** A device without a code, not in use. */
export const idle = /* @__PURE__ */ variable('plan-idle', '#6f7672');
/** Where the guidance is not kept. */
export const finding = /* @__PURE__ */ variable('plan-finding', '#f2b01e');
export const findingInk = /* @__PURE__ */ variable('plan-finding-ink', '#3a2600');
/** Where waste is kept, and how far bait stations may be from it. */
export const trashArea = /* @__PURE__ */ variable('plan-trash-area', '#8a5a00');
/** Selected, and what is being measured. */
export const chosen = /* @__PURE__ */ variable('plan-chosen', '#0b6b4b');
export const measure = /* @__PURE__ */ variable('plan-measure', '#1466b8');
