export { audiences, type Audience } from './audience';
export { examplesOf, type Recorded } from './examples';
export { openapiDocument } from './openapi-document';
