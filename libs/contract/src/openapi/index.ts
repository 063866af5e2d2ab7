export { openapiDocument } from './openapi-document';
