import { loadConfig, type AutoLoginRequest } from '@portal/session/core';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { broughtAlong } from './shell/brought-along';
import type { BrandAround } from './shared/installation/configured-brand';
import { readAt, shows, takeOwnAddress } from './shell/exported';
import { Frame } from './shell/frame';
import { prepareAt } from './shell/page-at';
import { PublicData, type Known } from './shared/data/public-data';
import { Site } from './shell/site';
import type { SiteBrand } from './shared/installation/site-brand';

/** The brand that the HTML was made for; where it was made for none, the one of the configuration. */
async function brandAround(): Promise<BrandAround> {
  const brand = broughtAlong<SiteBrand>('brand');
  if (brand) return { brand };
  const [{ configuredBrand }, config] = await Promise.all([
    import('./shared/installation/configured-brand'),
    loadConfig(),
  ]);
  return configuredBrand(config);
}

/** Mounts the page of the address, on the HTML that was served for it where that is there. */
export async function start(
  root: HTMLElement,
  autoLogin: AutoLoginRequest | undefined,
  isStranger: boolean,
): Promise<void> {
  takeOwnAddress(window.location, window.history);
  const said = document.documentElement.dataset;
  const { pathname, search } = window.location;
  const url = pathname + search;
  const publicData = new PublicData(broughtAlong<Record<string, Known>>('page-data'), readAt(said, url));
  const started = Promise.all([loadConfig(), import('./shared/installation/start-session')]).then(
    ([config, { startSession }]) => startSession(config),
  );
  const session = started.then((made) => made.session);
  // The page was rendered for a brand; its data is read in that brand's ids.
  const { brand, styles } = await brandAround();
  const [config, { startSession: ofForm }] = await Promise.all([loadConfig(), prepareAt(url, publicData, brand)]);
  // A stranger reads at once. Who is known, or about to be, sees the page as it is for them and nothing that changes under them.
  const isAwaited = ofForm !== undefined || !isStranger;
  const tree = (
    <Site
      installation={{
        brand,
        config,
        mode: said['mode'] === 'sandbox' ? 'sandbox' : 'production',
        http: () => started.then((made) => made.http()),
      }}
      session={isAwaited ? await session : session}
      publicData={publicData}
      styles={styles}
    >
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Site>
  );
  // In slices: in one piece it would keep the processor of a phone for a quarter of a second.
  if (root.firstElementChild && shows(said, url)) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
  await (await session).start(autoLogin, search);
}
