import { customerRequests } from '../customer/requests';
import { call } from './call';
import type { Http } from './create-http';

/** A request this soon after the customer's last input is marked. */
const recentMs = 60_000;
/** A customer who types, and whose page asks nothing, is told of after this time. */
const tellAfterMs = 120_000;
const inputs = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Tells the gateway that the customer uses the page, so that the session is not idle: requests soon after an input have the header
 * `present`. The polls of a page that nobody uses have not.
 * @returns stops it
 */
export function watchPresence(http: Http): () => void {
  let lastInput = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tell = () => {
    forget();
    if (http.portal.token()) void call(http, customerRequests.reauth, {});
  };
  const note = () => {
    lastInput = Date.now();
    timer ??= setTimeout(tell, tellAfterMs);
  };
  const id = http.interceptors.request.use((request) => {
    if (Date.now() - lastInput >= recentMs) return request;
    request.headers.set('present', '1');
    forget();
    return request;
  });
  const heard = { capture: true, passive: true };
  for (const input of inputs) window.addEventListener(input, note, heard);
  return () => {
    forget();
    http.interceptors.request.eject(id);
    for (const input of inputs) window.removeEventListener(input, note, heard);
  };
}
