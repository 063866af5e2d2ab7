import './lib/check-node.mjs';

const { install } = await import('./lib/install.mjs');
await install({ dev: true });
const { runNamed } = await import('./lib/run-named.mjs');
await runNamed('prove');
