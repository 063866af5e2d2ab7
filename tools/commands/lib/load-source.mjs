import { runnerImport } from 'vite';
import { inWorkspace } from './workspace.mjs';

const { NODE_ENV } = process.env;

/** Imports a TypeScript module of the workspace, so that a tool uses the real code and not a copy of it. */
export async function loadSource(path) {
  try {
    const { module } = await runnerImport(inWorkspace(...path.split('/')), { resolve: { tsconfigPaths: true } });
    return module;
  } finally {
    // Vite leaves NODE_ENV as `development`: whatever is built or started afterwards would use React's slow build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
