import { runnerImport } from 'vite';
import { inWorkspace } from './workspace.mjs';

const { NODE_ENV } = process.env;

/** Loads one of our TypeScript modules, so that a tool works on the code itself and not a copy of it. */
export async function loadSource(path) {
  try {
    const { module } = await runnerImport(inWorkspace(...path.split('/')), { resolve: { tsconfigPaths: true } });
    return module;
  } finally {
    // Vite leaves `development` behind: what is built or started afterwards would get React's slow build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
