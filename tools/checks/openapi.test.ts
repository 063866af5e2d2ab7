import { calls } from '@portal/contract';
import { openapiDocument } from '@portal/contract/openapi';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(__dirname, '../../docs/openapi.json');

// UPDATE_OPENAPI=1 writes the document (npm run openapi). Without it, the committed document must match the contract.
test('docs/openapi.json equals the current contract', () => {
  const generated = `${JSON.stringify(openapiDocument(calls), null, 2)}\n`;
  if (process.env['UPDATE_OPENAPI']) writeFileSync(file, generated);
  expect(readFileSync(file, 'utf8')).toBe(generated);
});
