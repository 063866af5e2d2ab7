import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { firstLoadBudgets } from '../../tools/config/vite-first-load.mts';
import { installFiles } from '../../tools/config/vite-install-files.mts';
import { leanLibraries } from '../../tools/config/vite-lean-libraries.mts';
import { offlineShell } from '../../tools/config/vite-offline-shell.mts';
import { stableStyledIds } from '../../tools/config/vite-stable-styled-ids.mts';
import { styledDoor } from '../../tools/config/vite-styled-door.mts';

const workspace = join(import.meta.dirname, '../..');

// kB of JavaScript, brotli, before a page is usable.
const budget = 175;
const pages = [
  'shell/acct-info',
  'shell/deposit-guide',
  'deposit/deposit',
  'withdraw/withdraw',
  'coin/withdraw-coin',
  'transfer/transfer',
  'reports/funding-details',
  'recommend/invite',
];
const budgets = Object.fromEntries(pages.map((page) => [`src/${page}.page.tsx`, budget]));

// Not `assets`: /user-center/assets/* are pages.
const folder = 'static';
const base = '/user-center/';

// What one reads: a form without a line is of no use.
const readPages = ['shell/acct-info', 'shell/deposit-guide', 'reports/funding-details', 'recommend/invite'].map(
  (page) => `src/${page}.page.tsx`,
);

export default defineConfig({
  root: import.meta.dirname,
  base,
  cacheDir: join(workspace, 'node_modules/.vite/apps/user-center'),
  plugins: [
    leanLibraries(),
    styledDoor(),
    react(),
    stableStyledIds(workspace),
    firstLoadBudgets(budgets, folder),
    installFiles({ base, folder, start: `${base}acctInfo` }),
    offlineShell(readPages, 'apps/user-center/src/offline-worker.js', base),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  resolve: { tsconfigPaths: true },
  build: {
    outDir: join(workspace, 'dist/apps/user-center'),
    emptyOutDir: true,
    assetsDir: folder,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Else every piece that any page takes from a library's entry would be loaded with the first page.
      treeshake: { moduleSideEffects: [{ test: /\/libs\/(ui|rules|brand)\/src\//, sideEffects: false }] },
    },
  },
  server: { port: 4201, proxy: { '^/(v2|api|sandbox|config\\.json)': 'http://127.0.0.1:8080' } },
});
