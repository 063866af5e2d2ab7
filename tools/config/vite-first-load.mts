import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Files that a cold visit of a page loads: its own chunk, the entry, and everything that these import statically. */
function firstLoad(chunks: ReadonlyMap<string, Rollup.OutputChunk>, page: string): Set<string> {
  const files = new Set<string>();
  const take = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    chunks.get(file)?.imports.forEach(take);
  };
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || chunk.facadeModuleId?.endsWith(`/${page}`)) take(chunk.fileName);
  }
  return files;
}

/**
 * Writes `.br` and `.gz` beside every script, prints what each page loads first, and fails the build if a budget is exceeded.
 * @param budgets kB (1000 B, brotli) by the page's module, such as `src/home/home.page.tsx`
 * @param folder folder of the scripts within the build
 */
export function firstLoadBudgets(budgets: Readonly<Record<string, number>>, folder = 'assets'): Plugin {
  return {
    name: 'first-load-budgets',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const sizes = new Map<string, number>();
      for (const file of readdirSync(join(dir, folder))) {
        if (!/\.(js|css|svg)$/.test(file)) continue;
        const bytes = readFileSync(join(dir, folder, file));
        const small = brotli(bytes);
        writeFileSync(join(dir, folder, `${file}.br`), small);
        writeFileSync(join(dir, folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        sizes.set(`${folder}/${file}`, small.length);
      }
      const chunks = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output] as const] : [],
        ),
      );
      const over: string[] = [];
      for (const [page, budget] of Object.entries(budgets)) {
        const files = [...firstLoad(chunks, page)];
        const kB = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
        const line = `${page.padEnd(48)} ${kB.toFixed(1).padStart(6)} kB of ${budget} kB brotli, ${files.length} files`;
        console.log(line);
        if (kB > budget) over.push(line);
      }
      if (over.length > 0) this.error(`First load over budget:\n${over.join('\n')}`);
    },
  };
}
