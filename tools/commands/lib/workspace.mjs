import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, whatever folder a command was called from. */
export const workspace = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** A path inside the repository. */
export const inWorkspace = (...parts) => join(workspace, ...parts);
