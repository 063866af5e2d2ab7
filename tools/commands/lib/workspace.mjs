import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, independent of the caller's working directory. */
export const workspace = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** A path inside the repository. */
export const inWorkspace = (...parts) => join(workspace, ...parts);
