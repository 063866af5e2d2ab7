import type { LiveFigures, LiveNews } from '@portal/contract/account';
import type { Http } from '../http/create-http';
import { readEvents } from '../http/read-events';
import { accountRequests } from './requests';

export interface LiveListener {
  onFigures: (figures: LiveFigures) => void;
  /** `first`: nothing has been missed, this is how things stand. */
  onNews: (news: LiveNews, first: boolean) => void;
  /** Whether figures are coming in; while they are not, the page asks by itself. */
  onConnected: (connected: boolean) => void;
  /** The session is over: any call now says why. */
  onEnded: () => void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** The gateway says something each 15 s: after this the line is dead, whatever the browser believes. */
const SILENT_MS = 40_000;

/** Follows a customer's own events while the page is looked at, and comes back after every cut. Answers how to stop. */
export function followLive(http: Http, { onFigures, onNews, onConnected, onEnded }: LiveListener): () => void {
  let lastEventId: string | undefined;
  let current: AbortController | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let stopped = false;

  function cut(): void {
    clearTimeout(again);
    clearTimeout(silent);
    current?.abort();
    current = undefined;
    onConnected(false);
  }

  async function open(): Promise<void> {
    if (stopped || current || document.hidden || !http.portal.token()) return;
    const own = new AbortController();
    current = own;
    let over = false;
    const heard = () => {
      clearTimeout(silent);
      silent = setTimeout(() => own.abort(), SILENT_MS);
    };
    heard();
    try {
      await readEvents(http, accountRequests.stream.path, {
        signal: own.signal,
        lastEventId,
        onEvent({ id, event, data }) {
          if (own.signal.aborted) return;
          heard();
          wait = FIRST_WAIT_MS;
          if (event === 'figures') {
            onConnected(true);
            onFigures(JSON.parse(data) as LiveFigures);
          } else if (event === 'news') {
            onNews(JSON.parse(data) as LiveNews, lastEventId === undefined);
            lastEventId = id;
          } else if (event === 'end') {
            over = true;
          }
        },
      });
    } catch {
      // Cut off; it is opened again.
    }
    if (current !== own) return;
    cut();
    if (stopped) return;
    // A changed password ends this session, too, and gives this page another: it is opened again like after any cut.
    if (over) onEnded();
    again = setTimeout(() => void open(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  const look = () => {
    if (document.hidden) cut();
    else void open();
  };
  document.addEventListener('visibilitychange', look);
  void open();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', look);
    cut();
  };
}
