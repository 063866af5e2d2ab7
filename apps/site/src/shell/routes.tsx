import { FormColumn } from './layout/form-column';
import { FullWidth } from './layout/full-width';
import { TextColumn } from './layout/text-column';
import { page, type Page } from './page';

const home = page('/', 'src/home/home.page.tsx', () => import('../home/home.page'), 'HomePage', {
  maxAge: 60,
  layout: FullWidth,
});

export const notFound = page(
  '*',
  'src/not-found/not-found.page.tsx',
  () => import('../not-found/not-found.page'),
  'NotFoundPage',
  { layout: FormColumn },
);

/** Every page of the site, each in its own chunk. The last one matches all other addresses. */
export const pages: readonly Page[] = [
  home,
  page('/market', 'src/market/market.page.tsx', () => import('../market/market.page'), 'MarketPage', {
    query: ['zone'],
    layout: FullWidth,
  }),
  page('/product/forex', 'src/product/forex.page.tsx', () => import('../product/forex.page'), 'ForexPage', {
    product: 'forex',
    layout: FullWidth,
  }),
  page('/product/goods', 'src/product/goods.page.tsx', () => import('../product/goods.page'), 'GoodsPage', {
    product: 'goods',
    layout: FullWidth,
  }),
  page('/product/indexes', 'src/product/indexes.page.tsx', () => import('../product/indexes.page'), 'IndexesPage', {
    product: 'indexes',
    layout: FullWidth,
  }),
  page('/product/digiccy', 'src/product/digiccy.page.tsx', () => import('../product/digiccy.page'), 'DigiccyPage', {
    product: 'digiccy',
    layout: FullWidth,
  }),
  page('/product/stock', 'src/product/stock.page.tsx', () => import('../product/stock.page'), 'StockPage', {
    product: 'stock',
    layout: FullWidth,
  }),
  page('/login', 'src/customer/login.page.tsx', () => import('../customer/login.page'), 'LoginPage', {
    unlisted: true,
    layout: FormColumn,
  }),
  page('/register', 'src/customer/register.page.tsx', () => import('../customer/register.page'), 'RegisterPage', {
    unlisted: true,
    layout: FormColumn,
  }),
  page(
    '/forget-password',
    'src/customer/forget-password.page.tsx',
    () => import('../customer/forget-password.page'),
    'ForgetPasswordPage',
    { unlisted: true, layout: FormColumn },
  ),
  page('/news', 'src/content/news.page.tsx', () => import('../content/news.page'), 'NewsPage', {
    query: ['category', 'page'],
    // Market news come at their own times.
    maxAge: 300,
    layout: FullWidth,
  }),
  page('/news/:id', 'src/content/article.page.tsx', () => import('../content/article.page'), 'ArticlePage'),
  page(
    '/information',
    'src/content/information.page.tsx',
    () => import('../content/information.page'),
    'InformationPage',
    { query: ['category', 'search', 'page'], layout: FullWidth },
  ),
  page(
    '/trading-strategy',
    'src/strategy/trading-strategy.page.tsx',
    () => import('../strategy/trading-strategy.page'),
    'TradingStrategyPage',
    { query: ['zone', 'symbol', 'page'], layout: FullWidth },
  ),
  page(
    '/trading-strategy/:id',
    'src/strategy/analysis-article.page.tsx',
    () => import('../strategy/analysis-article.page'),
    'AnalysisArticlePage',
    { layout: TextColumn },
  ),
  page('/helpcenter', 'src/content/helpcenter.page.tsx', () => import('../content/helpcenter.page'), 'HelpcenterPage', {
    query: ['topic', 'search', 'page'],
    layout: FullWidth,
  }),
  page('/search', 'src/content/search.page.tsx', () => import('../content/search.page'), 'SearchPage', {
    query: ['search', 'page'],
    unlisted: true,
  }),
  page('/about', 'src/content/about.page.tsx', () => import('../content/about.page'), 'AboutPage', {
    layout: FullWidth,
  }),
  page('/fees', 'src/fees/fees.page.tsx', () => import('../fees/fees.page'), 'FeesPage', { layout: FullWidth }),
  page('/hours', 'src/hours/hours.page.tsx', () => import('../hours/hours.page'), 'HoursPage', { layout: FullWidth }),
  page('/glossary', 'src/content/glossary.page.tsx', () => import('../content/glossary.page'), 'GlossaryPage', {
    layout: FullWidth,
  }),
  page('/security', 'src/content/security.page.tsx', () => import('../content/security.page'), 'SecurityPage', {
    layout: FullWidth,
  }),
  page('/security/not-me', 'src/customer/not-me.page.tsx', () => import('../customer/not-me.page'), 'NotMePage', {
    unlisted: true,
    layout: FormColumn,
  }),
  page('/status', 'src/content/status.page.tsx', () => import('../content/status.page'), 'StatusPage', {
    // The state of the moment.
    maxAge: 15,
    layout: FullWidth,
  }),
  page('/complaint', 'src/support/complaint.page.tsx', () => import('../support/complaint.page'), 'ComplaintPage', {
    layout: FullWidth,
  }),
  page('/legal/terms', 'src/legal/terms.page.tsx', () => import('../legal/terms.page'), 'TermsPage'),
  page('/legal/privacy', 'src/legal/privacy.page.tsx', () => import('../legal/privacy.page'), 'PrivacyPage'),
  page(
    '/legal/disclaimer',
    'src/legal/disclaimer.page.tsx',
    () => import('../legal/disclaimer.page'),
    'DisclaimerPage',
  ),
  page(
    '/legal/risk-warning',
    'src/legal/risk-warning.page.tsx',
    () => import('../legal/risk-warning.page'),
    'RiskWarningPage',
  ),
  page('/legal/execution', 'src/legal/execution.page.tsx', () => import('../legal/execution.page'), 'ExecutionPage'),
  page('/legal/conflicts', 'src/legal/conflicts.page.tsx', () => import('../legal/conflicts.page'), 'ConflictsPage'),
  page(
    '/legal/client-money',
    'src/legal/client-money.page.tsx',
    () => import('../legal/client-money.page'),
    'ClientMoneyPage',
  ),
  page('/legal/cookies', 'src/legal/cookies.page.tsx', () => import('../legal/cookies.page'), 'CookiesPage'),
  page(
    '/legal/accessibility',
    'src/legal/accessibility.page.tsx',
    () => import('../legal/accessibility.page'),
    'AccessibilityPage',
  ),
  page('/legal/archive', 'src/legal/archive.page.tsx', () => import('../legal/archive.page'), 'ArchivePage', {
    query: ['version'],
  }),
  ...['/legal/identity-consent', '/legal/bank-consent', '/legal/marketing-consent'].map((path) =>
    page(path, 'src/legal/consent.page.tsx', () => import('../legal/consent.page'), 'ConsentPage'),
  ),
  page(
    '/financial-calendar',
    'src/calendar/financial-calendar.page.tsx',
    () => import('../calendar/financial-calendar.page'),
    'FinancialCalendarPage',
    { query: ['date', 'view', 'region', 'importance'], maxAge: 60 },
  ),
  page('/ib', 'src/introducer/ib.page.tsx', () => import('../introducer/ib.page'), 'IbPage', { layout: FullWidth }),
  page('/download', 'src/download/download.page.tsx', () => import('../download/download.page'), 'DownloadPage', {
    layout: FullWidth,
  }),
  page(
    '/active/deeplink',
    'src/download/deeplink.page.tsx',
    () => import('../download/deeplink.page'),
    'DeeplinkPage',
    { unlisted: true, layout: FormColumn },
  ),
  ...['/account-type/standard', '/account-type/vip', '/account-type/mini'].map((path) =>
    page(path, 'src/account-type/level.page.tsx', () => import('../account-type/level.page'), 'LevelPage', {
      layout: FullWidth,
    }),
  ),
  page(
    '/mt5Tutorial',
    'src/learn/mt5-tutorial.page.tsx',
    () => import('../learn/mt5-tutorial.page'),
    'Mt5TutorialPage',
    {
      query: ['platform'],
      layout: FullWidth,
    },
  ),
  page(
    '/video-teaching',
    'src/learn/video-teaching.page.tsx',
    () => import('../learn/video-teaching.page'),
    'VideoTeachingPage',
    { layout: FullWidth },
  ),
  page('/tiro', 'src/learn/tiro.page.tsx', () => import('../learn/tiro.page'), 'TiroPage', { layout: FullWidth }),
  page('/tiro/new', 'src/learn/tiro-new.page.tsx', () => import('../learn/tiro-new.page'), 'TiroNewPage', {
    layout: FullWidth,
  }),
  notFound,
];
