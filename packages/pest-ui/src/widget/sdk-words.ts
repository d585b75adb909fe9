/** The words for every error code weigh more than most widgets: they are loaded when the first such error is shown. */
export { describeError } from 'pest-sdk';
