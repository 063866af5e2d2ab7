import { loadConfig, type AutoLoginRequest } from '@portal/session/core';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { embeddedJson } from './shell/embedded-json';
import type { BrandAround } from './shared/installation/configured-brand';
import { readAt, shows, takeOwnAddress } from './shell/exported';
import { Frame } from './shell/frame';
import { prepareAt } from './shell/page-at';
import { PublicCache, type CacheEntry } from './shared/data/public-cache';
import { Site } from './shell/site';
import type { SiteBrand } from './shared/installation/site-brand';

/** The brand of the HTML; without one, the brand of the configuration. */
async function brandAround(): Promise<BrandAround> {
  const brand = embeddedJson<SiteBrand>('brand');
  if (brand) return { brand };
  const [{ configuredBrand }, config] = await Promise.all([
    import('./shared/installation/configured-brand'),
    loadConfig(),
  ]);
  return configuredBrand(config);
}

/** Mounts the page of the address. Hydrates the HTML when it was rendered for this address. */
export async function start(
  root: HTMLElement,
  autoLogin: AutoLoginRequest | undefined,
  isAnonymous: boolean,
): Promise<void> {
  takeOwnAddress(window.location, window.history);
  const html = document.documentElement.dataset;
  const { pathname, search } = window.location;
  const url = pathname + search;
  const publicCache = new PublicCache(embeddedJson<Record<string, CacheEntry>>('page-data'), readAt(html, url));
  const started = Promise.all([loadConfig(), import('./shared/installation/start-session')]).then(
    ([config, { startSession }]) => startSession(config),
  );
  const session = started.then((made) => made.session);
  // Data is looked up by the ids of the brand that the page was rendered for.
  const { brand, styles } = await brandAround();
  const [config, { startSession: ofForm }] = await Promise.all([loadConfig(), prepareAt(url, publicCache, brand)]);
  // An anonymous visitor does not wait for the session. A signed-in customer does, so that nothing changes after the first render.
  const waitsForSession = ofForm !== undefined || !isAnonymous;
  const tree = (
    <Site
      installation={{
        brand,
        config,
        mode: html['mode'] === 'sandbox' ? 'sandbox' : 'production',
        demo: 'demo' in html,
        http: () => started.then((made) => made.http()),
      }}
      session={waitsForSession ? await session : session}
      publicCache={publicCache}
      styles={styles}
    >
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Site>
  );
  // A transition hydrates in slices. Hydration in one piece would block a phone for a quarter of a second.
  if (root.firstElementChild && shows(html, url)) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
  await (await session).start(autoLogin, search);
}
