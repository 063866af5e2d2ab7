import { page, type Page } from './page';

const home = page('/', 'src/home/home.page.tsx', () => import('../home/home.page'), 'HomePage');

export const notFound = page(
  '*',
  'src/not-found/not-found.page.tsx',
  () => import('../not-found/not-found.page'),
  'NotFoundPage',
);

/** Every page of the site; each is a chunk of its own. The last one answers to everything else. */
export const pages: readonly Page[] = [
  home,
  page('/login', 'src/customer/login.page.tsx', () => import('../customer/login.page'), 'LoginPage'),
  page('/register', 'src/customer/register.page.tsx', () => import('../customer/register.page'), 'RegisterPage'),
  page(
    '/forget-password',
    'src/customer/forget-password.page.tsx',
    () => import('../customer/forget-password.page'),
    'ForgetPasswordPage',
  ),
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
  notFound,
];
