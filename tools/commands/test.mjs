import './lib/check-node.mjs';

await import('./lib/test-all.mjs');
