// Uses the packed libraries as another brokerage would: installs them into bare apps, checks types, and runs them in Node, on a
// server and in a browser against the gateway of this repository.
import { parseArgs } from 'node:util';
import { ended, freePort, startGateway } from '../commands/lib/gateway-process.mjs';
import { runNode } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { packAll, tarballOf } from '../pack/pack-all.mjs';
import { builtAt, publishable } from '../pack/publishable.mjs';
import { differingSizes } from '../sizes/size-tables.mjs';
import { installConsumer } from './lib/install-consumer.mjs';
import { signInByBrowser } from './lib/sign-in-by-browser.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { values } = parseArgs({ args: process.argv.slice(3), options: { packed: { type: 'boolean' } } });
const { folder, log, remove } = workFolder('portal-consumer-');
const bin = (name) => inWorkspace('node_modules', name);
let faults = 0;

async function step(name, work) {
  const begun = performance.now();
  const problem = await work().catch((error) => error.stack ?? String(error));
  if (problem) faults += 1;
  console.log(`${problem ? '✗' : '✓'} ${name}，${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (problem) console.log(problem);
}

const program = async (script, args, options) => {
  const { ok, output } = await runNode(script, args, options);
  return ok ? undefined : output;
};

const eachLib = async (work) => (await Promise.all(publishable.map(work))).filter(Boolean).join('\n');

if (!values.packed) await step('打包', async () => void (await packAll()));
// Steps that wait for the registry and steps that compute run in parallel.
await Promise.all([
  step('安装', () => installConsumer(folder)),
  step('publint', () => eachLib((lib) => program(bin('publint/src/cli.js'), [builtAt(lib), '--strict']))).then(() =>
    // ADR 0022: one format, ESM. Node itself handles `require` of it.
    step('are the types wrong', () =>
      eachLib((lib) => program(bin('@arethetypeswrong/cli/dist/index.js'), [tarballOf(lib), '--profile', 'esm-only'])),
    ),
  ),
]);
await Promise.all(
  ['bundler', 'node16'].map((resolution) =>
    step(`类型（${resolution}）`, () =>
      program(bin('typescript/bin/tsc'), ['-p', `tsconfig.${resolution}.json`], { cwd: folder }),
    ),
  ),
);
for (const script of ['node/esm.mjs', 'node/cjs.cjs', 'ssr/render.mjs'])
  await step(script, () => program(script, [], { cwd: folder }));
await step('体积表', differingSizes);
await step('浏览器登录', async () => {
  const port = await freePort();
  const gateway = await startGateway({ PORT: String(port), DATA_DIR: `${folder}/data`, DATABASE_URL: '' }, log);
  try {
    return await signInByBrowser({ folder, gateway: gateway.url });
  } finally {
    gateway.child.kill('SIGTERM');
    await ended(gateway.child);
  }
});
remove({ keep: faults > 0 });
if (faults > 0) process.exitCode = 1;
