export { type MockBackend, type MockBackendOptions, mockBackend } from './backend/mock-backend';
export {
  type MockAnswer,
  type MockAnswers,
  type MockCall,
  type MockOptions,
  mockHandlers,
} from './mock-handlers';
export { MockRefusal, type MockRefusalDetails, refusal } from './mock-refusal';
export { sampleResult } from './sample';
