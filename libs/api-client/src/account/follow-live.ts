import type { LiveFigures, LiveNews } from '@portal/contract/account';
import type { Http } from '../http/create-http';
import { readEvents } from '../http/read-events';
import { accountRequests } from './requests';

export interface LiveListener {
  onFigures: (figures: LiveFigures) => void;
  /** `first`: the first event, which is the current state; nothing was missed. */
  onNews: (news: LiveNews, first: boolean) => void;
  /** Whether the stream delivers figures; while it does not, the page polls. */
  onConnected: (connected: boolean) => void;
  /** The session has ended; any call now returns the reason. */
  onEnded: () => void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/**
 * The gateway sends something every 15 s. After this time without data the connection is dead, even if the browser reports none
 * lost.
 */
const SILENT_MS = 40_000;

/**
 * Follows a customer's event stream while the page is visible and reconnects after every disconnection. Returns a stop function.
 */
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
      // The connection was lost; it is reopened below.
    }
    if (current !== own) return;
    cut();
    if (stopped) return;
    // A password change also ends this session but gives this page a new one, so the stream is reopened as after any
    // disconnection.
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
