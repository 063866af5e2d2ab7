import './lib/check-node.mjs';

await import('./lib/run-simulator.mjs');
