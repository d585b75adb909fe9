/**
 * In which languages a journey goes: in the first of them with `npm test`, where half of the journeys speak each, and
 * in all with `npm run test:all`.
 */
export function spoken<Cases extends readonly [unknown, ...unknown[]]>(...cases: Cases): readonly Cases[number][] {
  return process.env.PEST_TEST_LANGUAGES === 'each' ? cases : cases.slice(0, 1);
}
