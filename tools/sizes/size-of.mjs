import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { builtAt, manifestOf, publishable } from '../pack/publishable.mjs';

const ENTRY = '\0what-is-measured';

/** Own packages are measured as packed, by the entry in their manifest. */
const packed = {
  name: 'packed-libraries',
  enforce: 'pre',
  resolveId(id) {
    if (id === ENTRY) return id;
    const lib = publishable.find((name) => id === `@portal/${name}` || id.startsWith(`@portal/${name}/`));
    if (!lib) return undefined;
    const source = manifestOf(lib).exports[`.${id.slice(`@portal/${lib}`.length)}`];
    const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');
    return { id: `${builtAt(lib)}/${file.slice(2)}`, moduleSideEffects: false };
  },
};

/**
 * What an import costs an app that already has React and styled-components.
 * @param {string} code an ES module that uses what is measured
 * @returns {Promise<{bytes: number, modules: string[]}>} bytes, minified and compressed by brotli; packages and files included
 */
export async function sizeOf(code, external) {
  const given = { name: 'what-is-measured', load: (id) => (id === ENTRY ? code : undefined) };
  const result = await build({
    root: inWorkspace(),
    configFile: false,
    logLevel: 'silent',
    plugins: [packed, given],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        treeshake: { moduleSideEffects: [{ test: /dist\/packages/, sideEffects: false }] },
      },
    },
  });
  const chunks = result.output.filter(({ type }) => type === 'chunk');
  const first = chunks.filter(({ isEntry }) => isEntry);
  return {
    bytes: first.reduce((sum, { code: text }) => sum + brotliCompressSync(text).length, 0),
    modules: first.flatMap(({ moduleIds }) => moduleIds),
  };
}
