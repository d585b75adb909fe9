const isEach = process.env.PEST_TEST_LANGUAGES === 'each';

/**
 * In which languages a journey goes: in the first of them with `npm test`, where half of the journeys speak each, and
 * in all with `npm run test:all`.
 */
export function spoken<Cases extends readonly [unknown, ...unknown[]]>(...cases: Cases): readonly Cases[number][] {
  return isEach ? cases : cases.slice(0, 1);
}

/**
 * The widths of nearly all phones, the smallest last. With `npm test` the narrowest of each layout: one begins below 340
 * pixels, the others are the same at 390.
 */
export const phoneWidths = isEach ? [390, 375, 360, 320] : [360, 320];

/** Windows of a desk, and the narrowest with the menu beside the page. */
export const deskWidths = isEach ? [1440, 1280, 1110, 992] : [1280, 992];
