import { loadConfig, looksSignedIn, takeAutoLogin } from '@portal/session/core';
import { initialTheme, openGate } from '@portal/ui';

// The first script. Before anything else: whatever is fetched from here on must not carry a token along.
const autoLogin = takeAutoLogin();
initialTheme();

const { address, reveal } = document.documentElement.dataset;
const isAsServed = address === undefined || address === window.location.pathname + window.location.search;
const isStranger = autoLogin === undefined && !looksSignedIn();
// REVEAL=served: mounting changes nothing of what a visitor who is not signed in sees.
if (reveal && isAsServed && isStranger) openGate(reveal === 'words' ? 'words' : 'open');

async function load(): Promise<void> {
  // Kept for the start, which asks again where it failed.
  loadConfig().catch(() => undefined);
  try {
    const { start } = await import('./start');
    await start(document.getElementById('root') ?? document.body, autoLogin, isStranger);
  } catch (cause) {
    // The HTML is whole without us: its gate opens by itself, and it reads and links as it stands.
    console.error('The site could not start', cause);
  }
}

void load();
