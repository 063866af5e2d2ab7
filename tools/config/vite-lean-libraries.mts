import type { Plugin } from 'vite';

/** A function of a module, from its name to the brace at the line's start that ends it, with another body. */
const withBody = (code: string, name: string, body: string) =>
  code.replace(new RegExp(`^function ${name}\\([^]*?\\n}\\n`, 'm'), `function ${name}(given) { ${body} }\n`);

/**
 * Leaves out of four libraries what no page of ours can reach but a bundler has to keep. All of it is in every first load.
 * - React Router is published as its development build only, and names its components and contexts at the top level
 *   (`Form.displayName = …`): effects, for which forms, prefetching and framework parts stay with everybody, and
 *   so do the sentences that it warns programmers with. A link of its framework fetches pages ahead, an error of its server
 *   components leads elsewhere: neither is here.
 * - Styled-components puts no vendor prefixes unless asked to (we do not), yet its compiler's table of them comes along.
 * - Axios takes XMLHttpRequest, which every browser has, and brings a second way by fetch for where there is none; and a table
 *   of status codes by their names.
 * - Formik gives its lists their defaults at the top level, and so they stay, and what makes components of the old kind.
 * A new version that looks otherwise loses nothing but the saving, which the first-load budgets then show.
 */
export function leanLibraries(): Plugin[] {
  return [
    {
      name: 'lean-router',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
        handler: (code) => {
          const bare = code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
            .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
            .replace(/^(function warning)\(cond, message\) \{[^]*?\n}\n/m, '/* @__NO_SIDE_EFFECTS__ */\n$1() {}\n');
          const ahead = withBody(bare, 'usePrefetchBehavior', 'return [false, null, {}];');
          const links = withBody(ahead, 'PrefetchPageLinks', 'return null;');
          return { code: withBody(links, 'RSCErrorHandler', 'return given.children;'), map: null };
        },
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
    {
      name: 'lean-http',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/axios\/lib\/(axios|adapters\/adapters)\.js$/ },
        handler: (code) => ({
          code: code
            .replace(/^ {2}fetch: \{\n {4}get: fetchAdapter\.getFetch,\n {2}},\n/m, '')
            .replace(/^axios\.(HttpStatusCode|CancelToken) = \1;$/gm, ''),
          map: null,
        }),
      },
    },
    {
      name: 'lean-forms',
      apply: 'build',
      transform: {
        filter: { id: /\/node_modules\/(formik\/dist\/formik\.esm|(hoist-non-react-statics|react-is)\/.*)\.js$/ },
        handler: (code) => ({
          code: code
            .replace(/^\w+\.displayName = '\w+';$/gm, '')
            .replace(/^FieldArrayInner\.defaultProps = \{[^]*?^};$/m, ''),
          map: null,
          moduleSideEffects: false,
        }),
      },
    },
  ];
}
