import './lib/check-node.mjs';

const { runNamed } = await import('./lib/run-named.mjs');
await runNamed('mutation');
