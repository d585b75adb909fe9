export { FailureState } from 'pest-ui';
