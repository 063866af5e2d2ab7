import type { Plugin } from 'vite';

/**
 * Leaves out of two libraries what no page of ours can reach but a bundler has to keep. All of it is in every first load.
 * - React Router is published as its development build only, and names its components and contexts at the top level
 *   (`Form.displayName = …`): effects, for which forms, prefetching and framework parts stay with everybody, and
 *   so do the sentences that it warns programmers with.
 * - Styled-components puts no vendor prefixes unless asked to (we do not), yet its compiler's table of them comes along.
 * A new version that looks otherwise loses nothing but the saving, which the first-load budgets then show.
 */
export function leanLibraries(): Plugin[] {
  return [
    {
      name: 'lean-router',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
        handler: (code) => ({
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
            .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
            .replace(/^(function warning)\(cond, message\) \{[^]*?\n}\n/m, '/* @__NO_SIDE_EFFECTS__ */\n$1() {}\n'),
          map: null,
        }),
      },
    },
    {
      name: 'lean-styles',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/stylis\/src\/Middleware\.js$/ },
        handler: (code) => ({
          code: code.replace(/export function prefixer [^]*?\n}\n/, 'export function prefixer () {}\n'),
          map: null,
        }),
      },
    },
  ];
}
