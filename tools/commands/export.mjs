import './lib/check-node.mjs';

await import('./lib/export-portal.mjs');
