import { loadConfig, looksSignedIn, takeAutoLogin } from '@portal/session/core';
import { initialTheme, revealPage, stopRevealTimer } from '@portal/ui';

stopRevealTimer();
// Runs first: it removes the auto-login token from the address, so that no later request sends it as a referrer.
const autoLogin = takeAutoLogin();
initialTheme();

const { address, browser, reveal } = document.documentElement.dataset;
const isAsServed = address === undefined || address === window.location.pathname + window.location.search;
const isAnonymous = autoLogin === undefined && !looksSignedIn();
// REVEAL=served: an anonymous visitor sees the page before it has mounted.
if (reveal && isAsServed && isAnonymous) revealPage(reveal === 'text' ? 'text' : 'all');

async function load(): Promise<void> {
  // `start` uses the same promise, and retries after a failure.
  loadConfig().catch(() => undefined);
  try {
    const { start } = await import('./start');
    await start(document.getElementById('root') ?? document.body, autoLogin, isAnonymous);
  } catch (cause) {
    console.error('The site could not start', cause);
    // Its text and links work without scripts.
    revealPage();
  }
}

// old-browser.js has said why the site does not start.
if (browser !== 'old') void load();
