import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { productionRouter } from '../../tools/config/production-router.mts';
import { siteServer } from '../../tools/config/vite-dev-server.mts';
import { firstLoadBudgets } from '../../tools/config/vite-first-load.mts';
import { firstScripts } from '../../tools/config/vite-first-scripts.mts';
import { stableStyledIds } from '../../tools/config/vite-stable-styled-ids.mts';
import { supportedBrowsers } from '../../tools/config/vite-supported-browsers.mts';

const workspace = join(import.meta.dirname, '../..');
const base = '/';

// kB of JavaScript, brotli, before a page is usable.
const text = 110;
const live = 125;
const form = 145;
const budgets = {
  'src/home/home.page.tsx': live,
  'src/market/market.page.tsx': live,
  'src/product/forex.page.tsx': live,
  'src/product/goods.page.tsx': live,
  'src/product/indexes.page.tsx': live,
  'src/product/digiccy.page.tsx': live,
  'src/product/stock.page.tsx': live,

  'src/customer/login.page.tsx': form,
  'src/customer/register.page.tsx': form,
  'src/customer/forget-password.page.tsx': form,
  'src/content/about.page.tsx': text,
  'src/content/article.page.tsx': text,
  'src/content/helpcenter.page.tsx': text,
  'src/content/information.page.tsx': text,
  'src/content/news.page.tsx': text,
  'src/content/search.page.tsx': text,
  'src/content/glossary.page.tsx': text,
  'src/content/security.page.tsx': text,
  'src/customer/not-me.page.tsx': text,
  'src/content/status.page.tsx': text,
  'src/support/complaint.page.tsx': text,
  'src/fees/fees.page.tsx': live,
  'src/hours/hours.page.tsx': text,
  'src/strategy/trading-strategy.page.tsx': live,
  'src/strategy/analysis-article.page.tsx': live,
  'src/legal/terms.page.tsx': text,
  'src/legal/privacy.page.tsx': text,
  'src/legal/disclaimer.page.tsx': text,
  'src/legal/risk-warning.page.tsx': text,
  'src/legal/execution.page.tsx': text,
  'src/legal/conflicts.page.tsx': text,
  'src/legal/client-money.page.tsx': text,
  'src/legal/cookies.page.tsx': text,
  'src/legal/accessibility.page.tsx': text,
  'src/legal/archive.page.tsx': text,
  'src/legal/consent.page.tsx': text,
  'src/calendar/financial-calendar.page.tsx': live,
  'src/introducer/ib.page.tsx': text,
  'src/download/download.page.tsx': text,
  'src/download/deeplink.page.tsx': text,
  'src/account-type/level.page.tsx': text,
  'src/learn/mt5-tutorial.page.tsx': text,
  'src/learn/video-teaching.page.tsx': text,
  'src/learn/tiro.page.tsx': text,
  'src/learn/tiro-new.page.tsx': text,
  'src/not-found/not-found.page.tsx': text,
};

/** A dynamically imported module keeps its own file, because the server looks up its path in the manifest. */
const unlessLazy = (name: string) => (id: string, context: Rolldown.ChunkingContext) =>
  context.getModuleInfo(id)?.dynamicImporters.length ? null : name;

// Packages change less often than our code, so they stay in the browser's cache.
const groups = [
  {
    name: 'vendor',
    priority: 2,
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|styled-components|stylis)\//,
  },
  { name: 'first', priority: 3, tags: ['$initial' as const] },
  // What a page tells of a call that failed; otherwise the http layer would come with every page.
  { name: 'failure', priority: 4, test: /\/api-client\/src\/(http\/failure-from|texts\/zh-cn)\.ts/ },
  // Loaded with the first call, and not with a page.
  {
    name: 'http',
    priority: 3,
    test: /\/node_modules\/axios\/|\/api-client\/src\/http\/(call|create-http|read-answer|send)\.ts/,
  },
  // What nearly every page uses.
  { name: unlessLazy('shell'), priority: 2, minShareCount: 6 },
];

/**
 * For development builds, in which React reports hydration mismatches. styled-components generates different class names in
 * development, so this uses those of production.
 */
const productionStyles: Plugin = {
  name: 'production-styles',
  transform: {
    filter: { id: /\/node_modules\/styled-components\// },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  base,
  cacheDir: join(workspace, 'node_modules/.vite/apps/site'),
  plugins: [
    react(),
    stableStyledIds(workspace),
    ...(isSsrBuild ? [] : [supportedBrowsers(), firstScripts(base, 'assets', false)]),
    ...(command === 'serve'
      ? []
      : mode === 'development'
        ? [productionStyles]
        : isSsrBuild
          ? []
          : [firstLoadBudgets(budgets)]),
  ],
  // The compiler generates the ids, so that the class names of server and client match in any load order.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // The development build for development only: it checks and warns, on the server at every request.
  resolve: { tsconfigPaths: true, alias: command === 'build' && mode === 'production' ? productionRouter : [] },
  // As CommonJS, the default export of styled-components would differ between server and browser. Of lucide's 2,000 icons, the
  // site uses only a few. Node would load the development build of react-router.
  ssr: {
    noExternal: ['lucide', 'styled-components', 'react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'],
  },
  server: siteServer,
  build: {
    outDir: join(
      workspace,
      'dist/apps',
      isSsrBuild ? 'site-server' : mode === 'development' ? 'site-hydration' : 'site',
    ),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server preloads what a page needs; see src/server/preloads-of.ts.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Our libraries are barrels without side effects, so unused parts are left out.
      treeshake: { moduleSideEffects: (id) => !id.startsWith(join(workspace, 'libs/')) },
      output: isSsrBuild
        ? { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' }
        : { codeSplitting: { groups } },
    },
  },
}));
