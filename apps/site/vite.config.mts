import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadBudgets } from '../../tools/config/vite-first-load.mts';
import { leanLibraries } from '../../tools/config/vite-lean-libraries.mts';
import { servedStyles } from '../../tools/config/vite-served-styles.mts';
import { stableStyledIds } from '../../tools/config/vite-stable-styled-ids.mts';
import { styledDoor } from '../../tools/config/vite-styled-door.mts';

const workspace = join(import.meta.dirname, '../..');

// kB of JavaScript, brotli, before a page is usable.
// React, router and styles are 76 of it, the shell around every page 15; the session comes once a page can be read.
const text = 95;
// With the session, the way to the gateway, formik and yup.
const form = 150;
// The words; the table wakes after them.
const product = 95;
const budgets = {
  'src/home/home.page.tsx': 130,
  'src/market/market.page.tsx': 130,
  'src/product/forex.page.tsx': product,
  'src/product/goods.page.tsx': product,
  'src/product/indexes.page.tsx': product,
  'src/product/digiccy.page.tsx': product,
  'src/product/stock.page.tsx': product,

  'src/customer/login.page.tsx': form,
  'src/customer/register.page.tsx': form,
  'src/customer/forget-password.page.tsx': form,
  'src/content/about.page.tsx': text,
  'src/content/article.page.tsx': text,
  'src/content/helpcenter.page.tsx': text,
  'src/content/information.page.tsx': text,
  'src/content/news.page.tsx': text,
  'src/content/search.page.tsx': text,
  'src/strategy/trading-strategy.page.tsx': 130,
  'src/strategy/analysis-article.page.tsx': 130,
  'src/legal/terms.page.tsx': text,
  'src/legal/privacy.page.tsx': text,
  'src/legal/disclaimer.page.tsx': text,
  'src/legal/risk-warning.page.tsx': text,
  'src/calendar/financial-calendar.page.tsx': 130,
  // Calculator and application's form come after.
  'src/introducer/ib.page.tsx': text,
  'src/download/download.page.tsx': text,
  'src/download/deeplink.page.tsx': text,
  'src/account-type/mini.page.tsx': text,
  'src/learn/mt5-tutorial.page.tsx': text,
  'src/learn/video-teaching.page.tsx': text,
  'src/learn/tiro.page.tsx': text,
  'src/learn/tiro-new.page.tsx': text,
  'src/not-found/not-found.page.tsx': text,
};

// Few files: what changes together travels together, and compresses better so.
const groups = [
  {
    name: 'react',
    priority: 2,
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)\/|money\/(parse-amount|format-amount|minor|group-digits)\.ts|icons\/(check|smartphone|monitor)\.m?js/,
  },
  // What one types into, which pages to read do without.
  {
    name: 'fields',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/(ui\/src\/(field|text-field)|content\/search-form)/,
  },
  {
    name: 'lists',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /content\/(chips|list-state|href-with|wants)\.tsx?/,
  },
  {
    name: 'rows',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /content\/(article-lines|category-names)|ui\/src\/pagination/,
  },
  {
    name: 'tables',
    priority: 0,
    includeDependenciesRecursively: false,
    test: /ui\/src\/(tabs|table)\/|icons\/chevrons-up-down\.m?js/,
  },
  {
    name: 'live',
    priority: 0,
    includeDependenciesRecursively: false,
    test: /(calendar\/(importance|regions)\.ts|market\/(live-figure|feed-line|use-price-board|live-spread|price-board|use-live-price)\.ts|ui\/src\/(chart\/use-seen|money\/money\.tsx|(spark|percent|price)\/)|icons\/arrow-(up|down)\.m?js)/,
  },
  // With what a field for a phone checks, of which each rule would be a file.
  {
    name: 'instruments',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/(rules\/src\/(kernel\/define-rule|rules\/mobile)|customer\/clean-phone|market\/(zones|use-zones|use-instruments)|shell\/faq-page|brand\/src\/products|api-client\/src\/common\/wires)\.ts/,
  },
  {
    name: 'cookies',
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/(libs\/session\/src\/core\/(campaign|cookie-options|session-cookies)|node_modules\/js-cookie)/,
  },
  // Comes with the HTML and alone: it shows the page.
  { name: 'first', priority: 3, tags: ['$initial' as const] },
  // The start's own parts, and what a third of the pages share: else every piece of the kit is a file that compresses alone.
  { name: 'start', priority: 1, test: /site\/src\/start\.tsx/ },
  { name: 'shell', priority: 1, minShareCount: 10 },
];

/** Pages have no style sheets and the server names their scripts: a dynamic import is just that. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * A development build, whose React tells where it hydrates something else than was served, yet with the class names of
 * production: styled-components makes others in development.
 */
const productionStyles: Plugin = {
  name: 'production-styles',
  transform: {
    filter: { id: /\/node_modules\/styled-components\// },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  base: '/',
  cacheDir: join(workspace, 'node_modules/.vite/apps/site'),
  plugins: [
    plainImports,
    leanLibraries(),
    servedStyles(),
    styledDoor(),
    react(),
    stableStyledIds(workspace),
    ...(mode === 'development' ? [productionStyles] : isSsrBuild ? [] : [firstLoadBudgets(budgets)]),
  ],
  // Ids made by the compiler, so that server and client agree on class names whatever is loaded first.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  resolve: { tsconfigPaths: true },
  // As CommonJS the default export of styled-components would be another thing on the server than in the browser; of lucide's
  // two thousand drawings a few are ours.
  ssr: { noExternal: ['lucide', 'styled-components'] },
  build: {
    outDir: join(
      workspace,
      'dist/apps',
      isSsrBuild ? 'site-server' : mode === 'development' ? 'site-hydration' : 'site',
    ),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server names what a page needs; see src/server/preloads-of.ts.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Our libraries are barrels of parts without side effects: what a page does not use is left out.
      treeshake: { moduleSideEffects: (id) => !id.startsWith(join(workspace, 'libs/')) },
      output: isSsrBuild
        ? { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' }
        : { codeSplitting: { groups } },
    },
  },
}));
