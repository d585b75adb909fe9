/** Of the open sheet under a narrow plan that fills its place. */
export const sheetHeight = 'clamp(160px, 34svh, 420px)';

/** How far it lies over the plan, for its round corners. */
export const sheetOverlap = 12;
