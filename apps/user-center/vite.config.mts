import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { userCenterServer } from '../../tools/config/vite-dev-server.mts';
import { firstLoadBudgets } from '../../tools/config/vite-first-load.mts';
import { firstScripts } from '../../tools/config/vite-first-scripts.mts';
import { installFiles } from '../../tools/config/vite-install-files.mts';
import { offlineShell } from '../../tools/config/vite-offline-shell.mts';
import { pageList } from '../../tools/config/vite-page-list.mts';
import { productionRouter } from '../../tools/config/production-router.mts';
import { stableStyledIds } from '../../tools/config/vite-stable-styled-ids.mts';
import { supportedBrowsers } from '../../tools/config/vite-supported-browsers.mts';
import { pagePaths } from './src/shell/page-paths.mts';

const workspace = join(import.meta.dirname, '../..');

// Budget in kB of JavaScript, compressed with brotli, before a page is usable.
const budget = 180;
const pages = [
  'shell/acct-info',
  'shell/deposit-guide',
  'deposit/deposit',
  'withdraw/withdraw',
  'coin/withdraw-coin',
  'transfer/transfer',
  'reports/funding-details',
  'reports/explain/explain',
  'reports/statements/statements',
  'reports/costs/costs',
  'recommend/invite',
];
const budgets = Object.fromEntries(pages.map((page) => [`src/${page}.page.tsx`, budget]));

// Not `assets`: /user-center/assets/* are pages.
const folder = 'static';
const base = '/user-center/';

// Pages available offline; a form is of no use without a network.
const readPages = [
  ...['shell/acct-info', 'shell/deposit-guide', 'reports/funding-details', 'recommend/invite'].map(
    (page) => `src/${page}.page.tsx`,
  ),
  // The lower part of acct-info, which loads beside its figures.
  'src/shell/overview-below.tsx',
];

// Packages change less often than our code, so they stay in the browser's cache. What every page uses is one file.
const groups = [
  { name: 'vendor', priority: 2, test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', priority: 2, tags: ['$initial' as const] },
  { name: 'page', priority: 1, test: /\/user-center\/src\/shared\/page\/(page|lazy|loaded|refetch|with-others)/ },
  // Some lines each, for most pages: in files of their own they compress badly.
  {
    name: 'small',
    priority: 1,
    test: /\/shared\/(money\/(cents|tidy-rate)|forms\/(use-debounced|use-draft-key|use-restored|use-act-key|form-column|reasons)|accounts\/(account-name|main-account)|records\/(use-today|card-lines))\.tsx?$/,
  },
  // What every form of an amount needs, whichever else needs a part of it.
  { name: 'amount', priority: 1, test: /\/ui\/src\/amount-field\/|\/rules\/src\/(cleaning|rules\/amount)/ },
];

export default defineConfig({
  root: import.meta.dirname,
  base,
  cacheDir: join(workspace, 'node_modules/.vite/apps/user-center'),
  plugins: [
    react(),
    stableStyledIds(workspace),
    supportedBrowsers(),
    firstLoadBudgets(budgets, folder),
    pageList(pagePaths),
    installFiles({ base, folder, start: `${base}acctInfo` }),
    firstScripts(base, folder, true),
    offlineShell(readPages, 'apps/user-center/src/offline-worker.js', base),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  resolve: { tsconfigPaths: true, alias: productionRouter },
  build: {
    outDir: join(workspace, 'dist/apps/user-center'),
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
  server: userCenterServer,
});
