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

// kB of JavaScript, brotli, before a page is usable. 175 is promised; the heaviest is 157, and a library that grows is to be seen.
const budget = 165;
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

// What one reads: a form without a line is of no use.
const readPages = ['shell/acct-info', 'shell/deposit-guide', 'reports/funding-details', 'recommend/invite'].map(
  (page) => `src/${page}.page.tsx`,
);

// Few files: what changes together travels together, and compresses better so.
const groups = [
  // A new version of ours leaves them in the browser's cache.
  { name: 'vendor', priority: 3, test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'shell', priority: 2, tags: ['$initial' as const] },
  // What one filters by, and types into.
  {
    name: 'fields',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/ui\/src\/(field|select|text-field)\/|\/icons\/chevron-down\.mjs/,
  },
  // What every form is made of; a field that few have comes with those.
  {
    name: 'form',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/node_modules\/(formik|lodash-es|deepmerge|react-fast-compare|tiny-warning)\/|\/ui\/src\/(amount-field\/|form\/(bound|bound-text|draft|form|form-texts|form-select|form-(text|amount)-field|unfinished|use-[a-z-]+)\.)|\/api-client\/src\/(kernel\/use-idempotency-key|http\/new-idempotency-key)|\/rules\/src\/rules\/amount\.|\/src\/kernel\/(check-amount|form-column|use-draft-key)\./,
  },
  // A code by text message, and the picture in front of it.
  {
    name: 'codes',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/ui\/src\/((code|captcha)-field\/|form\/form-(code|captcha)-field\.)|\/rules\/src\/rules\/(sms-code|image-captcha)\.|\/src\/kernel\/(act-code-fields|random-id)\./,
  },
  // Small parts that most pages have, of which each would be a file.
  {
    name: 'kit',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/ui\/src\/(copy|definition-list|money|text)\/|\/ui\/src\/dialog\/confirm|\/rules\/src\/(money|kernel\/define-rule)|\/api-client\/src\/kernel\/use-(http|read-again)|\/src\/kernel\/(account-name|card-lines|cents|failure-of|late-part|loaded|reasons|tidy-rate)\.|\/icons\/(check|copy)\.mjs/,
  },
];

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
      output: { codeSplitting: { groups } },
    },
  },
  server: { port: 4201, proxy: { '^/(v2|api|sandbox|config\\.json)': 'http://127.0.0.1:8080' } },
});
