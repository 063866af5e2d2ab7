import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const database = join(import.meta.dirname, 'database');

/** The program by its name, wherever it is called from and linked to. */
const portal = `#!/bin/sh
exec node --enable-source-maps "$(dirname "$(readlink -f "$0")")/main.mjs" "$@"
`;

/** What brands write, read at run time: `content/<brand>` beside the bundle. */
function copyContent(out: string) {
  const brands = join(import.meta.dirname, '../../libs/brand/src');
  for (const brand of readdirSync(brands)) {
    const folder = join(brands, brand, 'content');
    if (existsSync(folder)) cpSync(folder, join(out, 'content', brand), { recursive: true });
  }
}

// Node bundle: workspace code is inlined, packages stay external but for those of hundreds of small modules, which cost a
// start a second to read one by one; the SQL files stand beside it.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/api',
  resolve: { tsconfigPaths: true },
  ssr: {
    noExternal: ['typebox', 'markdown-it', 'entities', 'linkify-it', 'mdurl', 'punycode.js', 'uc.micro'],
  },
  plugins: [
    {
      name: 'files-beside-the-bundle',
      buildStart() {
        for (const file of readdirSync(database, { recursive: true, encoding: 'utf8' }))
          this.addWatchFile(join(database, file));
      },
      writeBundle({ dir: out = '' }) {
        // Of a release the program needs its checksums. Tests need its files.
        const filter = (file: string) => !/releases.*schema\.txt$/.test(file);
        cpSync(database, join(out, 'database'), { recursive: true, filter });
        copyContent(out);
        writeFileSync(join(out, 'portal'), portal, { mode: 0o755 });
        for (const domain of ['common', 'reports', 'sandbox', 'withdraw/staff/files']) {
          cpSync(join(import.meta.dirname, 'src', domain, 'assets'), join(out, 'assets'), { recursive: true });
        }
      },
    },
  ],
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: join(import.meta.dirname, '../../dist/apps/api'),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs', sourcemapExcludeSources: true },
    },
  },
});
