import { join } from 'node:path';
import { runnerImport } from 'vite';
import { workspace } from './workspace.mjs';

const { NODE_ENV } = process.env;

/**
 * Imports a TypeScript module of the workspace, so that a tool uses the real code and not a copy of it. `root`: of another copy of the
 * repository.
 */
export async function loadSource(path, root = workspace) {
  try {
    const { module } = await runnerImport(join(root, ...path.split('/')), { root, resolve: { tsconfigPaths: true } });
    return module;
  } finally {
    // Vite leaves NODE_ENV as `development`: whatever is built or started afterwards would use React's slow build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
