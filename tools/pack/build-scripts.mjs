import { join } from 'node:path';
import { build } from 'vite';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { builtAt, manifestOf } from './publishable.mjs';

/** Builds a library with one file per module, so that a bundler takes only what is imported. */
export async function buildScripts(lib) {
  const root = inWorkspace('libs', lib);
  const entries = Object.values(manifestOf(lib).exports).map((source) => join(root, source));
  await build({
    root,
    configFile: inWorkspace('tools/pack/vite.config.mts'),
    logLevel: 'warn',
    cacheDir: inWorkspace('node_modules/.vite/pack', lib),
    build: {
      target: 'es2022',
      minify: false,
      outDir: join(builtAt(lib), 'dist'),
      emptyOutDir: true,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: join(root, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
}
