import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `sw.js`: the source of `worker` with the list of files that the `pages` need offline.
 * @param pages modules such as `src/shell/acct-info.page.tsx`
 * @param worker path of the worker's source, plain JavaScript, in which `__FILES__` and `__VERSION__` are replaced
 */
export function offlineShell(pages: readonly string[], worker: string, base: string): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const take = (file: string) => {
        const output = bundle[file];
        if (files.has(file) || output?.type !== 'chunk') return;
        files.add(file);
        output.imports.forEach(take);
      };
      for (const output of Object.values(bundle)) {
        // The app's first script is not a chunk.
        if (output.type !== 'chunk' && output.fileName.endsWith('.js')) files.add(output.fileName);
        if (output.type !== 'chunk') continue;
        if (output.isEntry || pages.some((page) => output.facadeModuleId?.endsWith(`/${page}`))) take(output.fileName);
      }
      const list = JSON.stringify([...files].sort().map((file) => base + file));
      const source = readFileSync(join(import.meta.dirname, '../..', worker), 'utf8')
        .replace("'__FILES__'", list)
        .replace('__VERSION__', createHash('sha256').update(list).digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
