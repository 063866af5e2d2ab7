import { calls } from '..';
import { openapiDocument } from '.';

// `npm run openapi` writes the document.
test('docs/openapi.json equals the current contract', () => {
  const written = jest.requireActual<object>('../../../../docs/openapi.json');
  expect(JSON.stringify(written, null, 2)).toBe(JSON.stringify(openapiDocument(calls), null, 2));
});
