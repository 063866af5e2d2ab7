import { brandOf } from '@portal/brand';
import { loadConfig, takeAutoLogin } from '@portal/session/core';
import { initialTheme } from '@portal/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './shell/frame';
import { pageAt } from './shell/routes';
import { Site } from './shell/site';
import { startSession } from './shell/start-session';

// First of all: whatever is fetched from here on must not carry the token along.
const autoLogin = takeAutoLogin();
initialTheme();

async function start(root: HTMLElement): Promise<void> {
  const [config] = await Promise.all([loadConfig(), pageAt(window.location.pathname).page.prepare()]);
  const { session, http } = startSession(config);
  const brand = brandOf(document.documentElement.dataset['brand'] ?? config.brand);
  const tree = (
    <Site installation={{ brand, config, http }} session={session}>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </Site>
  );
  if (root.firstElementChild) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  await session.start(autoLogin);
}

start(document.getElementById('root') ?? document.body).catch((cause: unknown) => {
  // The HTML is whole without us: its gate opens by itself, and it reads and links as it stands.
  console.error('The site could not start', cause);
});
