export {
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiOptions,
  type OpenApiParameter,
  openApiDocument,
  openApiTypeName,
} from './document';
export { sampleRequest } from './sample-request';
