import { readFileSync } from 'node:fs';
import { inWorkspace } from '../commands/lib/workspace.mjs';

/** The layers another brokerage installs, each after those it is built on. */
export const publishable = ['rules', 'contract', 'brand', 'api-client', 'session', 'ui'];

/** The manifest of a library as it stands in the sources; its `exports` name sources. */
export const manifestOf = (lib) => JSON.parse(readFileSync(inWorkspace('libs', lib, 'package.json'), 'utf8'));

/** Where a library is built, ready to be packed. */
export const builtAt = (lib) => inWorkspace('dist/packages', lib);
