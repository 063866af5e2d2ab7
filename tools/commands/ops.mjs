import './lib/check-node.mjs';

await import('./lib/ops-command.mjs');
