import { lazy, useState, type ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';

export interface Page {
  path: string;
  /** Its module, by which the build's manifest knows it. */
  source: string;
  /** Loads it now, so that its first render waits for nothing. */
  prepare: () => Promise<void>;
  Body: ComponentType;
}

/**
 * A page as a chunk of its own. A prepared one renders at once: React would open the gate of `MountGate` before it hydrates
 * what is lazy, and lose what is typed in between.
 */
function page<K extends string>(
  path: string,
  source: string,
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): Page {
  let ready: ComponentType | undefined;
  const prepare = async () => {
    ready = (await load())[name];
  };
  const Later = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  function Body() {
    // Chosen once: another component in the same place would begin anew.
    const [{ Shown }] = useState(() => ({ Shown: ready ?? Later }));
    return <Shown />;
  }
  return { path, source, prepare, Body };
}

const home = page('/', 'src/home/home.page.tsx', () => import('../home/home.page'), 'HomePage');

const notFound = page(
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

/** The page that answers a path, and whether it is a page of ours or the one for everything else. */
export function pageAt(pathname: string): { page: Page; found: boolean } {
  const match = pages.find(({ path }) => path !== notFound.path && matchPath(path, pathname));
  return { page: match ?? notFound, found: match !== undefined };
}

export const routes: RouteObject[] = pages.map(({ path, Body }) => ({ path, element: <Body /> }));
