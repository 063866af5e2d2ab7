import './lib/check-node.mjs';

const { drawBaseline } = await import('./lib/draw-baseline.mjs');
await drawBaseline(process.argv.slice(2));
