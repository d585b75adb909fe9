/** Loaded where a template has rules. */
export { ruleFindings } from 'pest-sdk';
