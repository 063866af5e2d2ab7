import './lib/check-node.mjs';
import { join } from 'node:path';

const { fail } = await import('./lib/fail.mjs');
const { runNode } = await import('./lib/run.mjs');
const { inWorkspace } = await import('./lib/workspace.mjs');
const { manifestOf, publishable } = await import('../pack/publishable.mjs');

// Every entry point of every package: what another brokerage may import, and nothing else.
const entries = publishable.flatMap((lib) =>
  Object.values(manifestOf(lib).exports).map((source) => inWorkspace(join('libs', lib, source))),
);
const { ok, output } = await runNode(inWorkspace('node_modules/typedoc/bin/typedoc'), [
  '--tsconfig',
  inWorkspace('tools/pack/tsconfig.types.json'),
  '--skipErrorChecking',
  '--out',
  inWorkspace('dist/reference'),
  '--name',
  'Portal libraries',
  '--readme',
  'none',
  '--disableSources',
  '--excludeExternals',
  '--logLevel',
  'Error',
  ...entries,
]);
if (!ok) fail(output.trim() || 'typedoc 没有完成。');
console.log(inWorkspace('dist/reference/index.html'));
