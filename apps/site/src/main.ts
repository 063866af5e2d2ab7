import { loadConfig, looksSignedIn, takeAutoLogin } from '@portal/session/core';
import { initialTheme, openGate } from '@portal/ui';
import { broughtAlong } from './shell/brought-along';
import { painted } from './shell/painted';

// The first script, of a kilobyte. Before anything else: whatever is fetched from here on must not carry a token along.
const autoLogin = takeAutoLogin();
initialTheme();

// A stranger's page is shown as it was served: mounting changes nothing of it. Who is known, or about to be, waits for it; of a
// page to type into what is typed waits, and not the words over it.
const { address, gate } = document.documentElement.dataset;
const isAsServed = address === undefined || address === window.location.pathname + window.location.search;
const isStranger = autoLogin === undefined && !looksSignedIn();
const isShown = isAsServed && isStranger;
if (isShown) openGate(gate === undefined ? 'open' : 'words');

const pause = () => new Promise<void>((done) => setTimeout(done));

/**
 * The page's scripts: asked for all at once, since each that is found by another costs a way to the server and back; and run one
 * by one, what others stand on first, since in one piece they would keep a phone from answering for a tenth of a second.
 */
async function runScripts(files: readonly string[]): Promise<void> {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
}

async function load(): Promise<void> {
  // Kept for the start, which asks again where it failed.
  loadConfig().catch(() => undefined);
  try {
    await runScripts(broughtAlong<string[]>('scripts') ?? []);
    const { start } = await import('./start');
    await start(document.getElementById('root') ?? document.body, autoLogin, isStranger);
  } catch (cause) {
    // The HTML is whole without us: its gate opens by itself, and it reads and links as it stands.
    console.error('The site could not start', cause);
  }
}

// What can be read is painted before anything takes the line or the processor from it. A tab in the background paints nothing.
if (isShown && document.visibilityState === 'visible') void painted().then(load);
else void load();
