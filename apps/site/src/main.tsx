import { loadConfig, looksSignedIn, takeAutoLogin } from '@portal/session/core';
import { initialTheme } from '@portal/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { BrandAround } from './shell/configured-brand';
import { readAt, shows, takeOwnAddress } from './shell/exported';
import { Frame } from './shell/frame';
import { prepareAt } from './shell/page-at';
import { PublicData, type Known } from './shell/public-data';
import { Site } from './shell/site';
import type { SiteBrand } from './shell/site-brand';

// First of all: whatever is fetched from here on must not carry the token along.
const autoLogin = takeAutoLogin();
initialTheme();

/** What stands in the HTML as data. */
function broughtAlong<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

/** The brand that the HTML was made for; where it was made for none, the one of the configuration. */
async function brandAround(): Promise<BrandAround> {
  const brand = broughtAlong<SiteBrand>('brand');
  if (brand) return { brand };
  const [{ configuredBrand }, config] = await Promise.all([import('./shell/configured-brand'), loadConfig()]);
  return configuredBrand(config);
}

async function start(root: HTMLElement): Promise<void> {
  takeOwnAddress(window.location, window.history);
  const said = document.documentElement.dataset;
  const { pathname, search } = window.location;
  const url = pathname + search;
  const publicData = new PublicData(broughtAlong<Record<string, Known>>('page-data'), readAt(said, url));
  const started = Promise.all([loadConfig(), import('./shell/start-session')]).then(([config, { startSession }]) =>
    startSession(config),
  );
  const session = started.then((made) => made.session);
  // The page was rendered for a brand; its data is read in that brand's ids.
  const { brand, styles } = await brandAround();
  const [config, { startSession: ofForm }] = await Promise.all([loadConfig(), prepareAt(url, publicData, brand)]);
  // A stranger reads at once. Who is known, or about to be, sees the page as it is for them and nothing that changes under them.
  const isAwaited = ofForm !== undefined || autoLogin !== undefined || looksSignedIn();
  const tree = (
    <Site
      installation={{ brand, config, http: () => started.then((made) => made.http()) }}
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

start(document.getElementById('root') ?? document.body).catch((cause: unknown) => {
  // The HTML is whole without us: its gate opens by itself, and it reads and links as it stands.
  console.error('The site could not start', cause);
});
