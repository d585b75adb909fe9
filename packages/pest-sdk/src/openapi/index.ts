export {
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiOptions,
  type OpenApiParameter,
  type OpenApiWebhook,
  openApiDocument,
  openApiTypeName,
} from './document';
export { sampleRequest } from './sample-request';
