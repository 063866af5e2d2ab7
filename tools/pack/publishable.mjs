import { readFileSync } from 'node:fs';
import { inWorkspace } from '../commands/lib/workspace.mjs';

/** The layers that another brokerage installs, in dependency order. */
export const publishable = ['rules', 'contract', 'brand', 'api-client', 'session', 'ui'];

/** A library's manifest in the sources. Its `exports` refer to sources. */
export const manifestOf = (lib) => JSON.parse(readFileSync(inWorkspace('libs', lib, 'package.json'), 'utf8'));

/** The folder with a library's build, ready to be packed. */
export const builtAt = (lib) => inWorkspace('dist/packages', lib);
