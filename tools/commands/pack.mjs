import './lib/check-node.mjs';

const { packAll } = await import('../pack/pack-all.mjs');
for (const tarball of await packAll()) console.log(tarball);
