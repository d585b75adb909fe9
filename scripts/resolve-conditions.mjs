// @ts-check
const conditions = ['module', 'browser', 'development|production'];

/** The packages as their sources; with `PEST_PACKED` as they are published. */
export const resolveConditions = process.env.PEST_PACKED ? conditions : ['@pest/source', ...conditions];
