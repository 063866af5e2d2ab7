import './lib/check-node.mjs';
import { writeFileSync } from 'node:fs';
import { loadSource } from './lib/load-source.mjs';
import { inWorkspace } from './lib/workspace.mjs';

// Writes docs/openapi.json from the contract.
const { calls } = await loadSource('libs/contract/src/index.ts');
const { openapiDocument } = await loadSource('libs/contract/src/openapi/index.ts');
writeFileSync(inWorkspace('docs/openapi.json'), `${JSON.stringify(openapiDocument(calls), null, 2)}\n`);
