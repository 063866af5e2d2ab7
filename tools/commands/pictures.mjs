import './lib/check-node.mjs';

await import('./lib/draw-pictures.mjs');
