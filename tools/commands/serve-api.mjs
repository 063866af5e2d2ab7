import './lib/check-node.mjs';

await import('./lib/serve-gateway.mjs');
