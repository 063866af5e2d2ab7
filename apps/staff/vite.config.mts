import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { staffServer } from '../../tools/config/vite-dev-server.mts';
import { firstLoadBudgets } from '../../tools/config/vite-first-load.mts';
import { firstScripts } from '../../tools/config/vite-first-scripts.mts';
import { stableStyledIds } from '../../tools/config/vite-stable-styled-ids.mts';
import { supportedBrowsers } from '../../tools/config/vite-supported-browsers.mts';

const workspace = join(import.meta.dirname, '../..');

// Budget in kB of JavaScript, compressed with brotli, before a page is usable.
const budget = 200;
const pages = [
  'home/home',
  'review/review',
  'review/queue',
  'customer/customers',
  'audit/audit',
  'reconciliation/reconciliation',
];
const budgets = Object.fromEntries(pages.map((page) => [`src/${page}.page.tsx`, budget]));

// Packages change less often than our code, so they stay in the browser's cache.
const groups = [{ name: 'vendor', priority: 2, test: /\/node_modules\//, tags: ['$initial' as const] }];

const folder = 'static';
const base = '/';

export default defineConfig({
  root: import.meta.dirname,
  base,
  cacheDir: join(workspace, 'node_modules/.vite/apps/staff'),
  plugins: [
    react(),
    stableStyledIds(workspace),
    supportedBrowsers(),
    firstLoadBudgets(budgets, folder),
    firstScripts(base, folder, true),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  resolve: { tsconfigPaths: true },
  build: {
    outDir: join(workspace, 'dist/apps/staff'),
    emptyOutDir: true,
    assetsDir: folder,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Otherwise everything that any page imports from a library's entry would load with the first page.
      treeshake: { moduleSideEffects: [{ test: /\/libs\/(ui|rules|brand)\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
  server: staffServer,
});
