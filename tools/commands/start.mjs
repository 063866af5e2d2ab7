import './lib/check-node.mjs';

await import('./lib/start-portal.mjs');
