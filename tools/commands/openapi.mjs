import './lib/check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSource } from './lib/load-source.mjs';
import { inWorkspace } from './lib/workspace.mjs';

// Writes the OpenAPI documents from the contract, with the answers that the baseline has recorded as examples.
const { calls } = await loadSource('libs/contract/src/index.ts');
const { audiences, examplesOf, openapiDocument } = await loadSource('libs/contract/src/openapi/index.ts');
const answersOf = (name) => JSON.parse(readFileSync(inWorkspace(`e2e/baseline/answers/${name}.json`), 'utf8')).answers;
const examples = examplesOf(calls, { demo: answersOf('demo'), newcomer: answersOf('newcomer') });
for (const audience of audiences) {
  const file = audience === 'customer' ? 'openapi.json' : `openapi-${audience}.json`;
  const text = JSON.stringify(openapiDocument(calls, audience, examples), null, 2);
  writeFileSync(inWorkspace('docs', file), `${text}\n`);
}
