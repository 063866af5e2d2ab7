import { runnerImport } from 'vite';
import { inWorkspace } from './workspace.mjs';

/** Loads one of our TypeScript modules, so that a tool works on the code itself and not a copy of it. */
export async function loadSource(path) {
  const { module } = await runnerImport(inWorkspace(...path.split('/')), { resolve: { tsconfigPaths: true } });
  return module;
}
