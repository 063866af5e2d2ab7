import type { Plugin } from 'vite';
import { browserTargets } from './browser-targets.mts';
import { unsupportedCalls } from './unsupported-calls.mts';

/** Builds for the supported browsers, and fails if a module calls what one of them does not have. */
export const supportedBrowsers = (): Plugin => ({
  name: 'supported-browsers',
  // What customers load. A development build has React's own messages for newer consoles.
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  config: () => ({ build: { target: browserTargets } }),
  generateBundle(_, bundle) {
    const faults = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? Object.entries(output.modules).flatMap(([id, { code }]) =>
            unsupportedCalls(id, code ?? '').map((call) => `${call} in ${id}`),
          )
        : [],
    );
    if (faults.length > 0) this.error(`Not in every supported browser:\n${faults.join('\n')}`);
  },
});
