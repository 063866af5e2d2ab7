import './lib/check-node.mjs';

const { parseArgs } = await import('node:util');
const { values } = parseArgs({
  options: { affected: { type: 'boolean' }, base: { type: 'string' }, repeat: { type: 'string' } },
});
const { testAll } = await import('./lib/test-all.mjs');
await testAll(values);
