import { brandOf, defaultBrand } from '@portal/brand';
import { loadConfig, takeAutoLogin } from '@portal/session/core';
import { initialTheme } from '@portal/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readAt, shows, takeOwnAddress } from './shell/exported';
import { Frame } from './shell/frame';
import { prepareAt } from './shell/page-at';
import { PublicData, type Known } from './shell/public-data';
import { Site } from './shell/site';
import { startSession } from './shell/start-session';

// First of all: whatever is fetched from here on must not carry the token along.
const autoLogin = takeAutoLogin();
initialTheme();

/** The page's data as it stands in the HTML. */
function broughtAlong(): Record<string, Known> | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as Record<string, Known>) : undefined;
}

async function start(root: HTMLElement): Promise<void> {
  takeOwnAddress(window.location, window.history);
  const said = document.documentElement.dataset;
  const url = window.location.pathname + window.location.search;
  const publicData = new PublicData(broughtAlong(), readAt(said, url));
  // The page was rendered for a brand; its data is read in that brand's ids.
  const named = said['brand'];
  const [config] = await Promise.all([loadConfig(), prepareAt(url, publicData, brandOf(named ?? defaultBrand))]);
  const { session, http } = startSession(config);
  const brand = brandOf(named ?? config.brand);
  const tree = (
    <Site installation={{ brand, config, http }} session={session} publicData={publicData}>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Site>
  );
  if (root.firstElementChild && shows(said, url)) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  await session.start(autoLogin);
}

start(document.getElementById('root') ?? document.body).catch((cause: unknown) => {
  // The HTML is whole without us: its gate opens by itself, and it reads and links as it stands.
  console.error('The site could not start', cause);
});
