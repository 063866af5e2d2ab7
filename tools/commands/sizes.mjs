import './lib/check-node.mjs';

const { packAll } = await import('../pack/pack-all.mjs');
const { writeSizes } = await import('../sizes/size-tables.mjs');
await packAll();
await writeSizes();
