import { stored } from './stored';

/** When the member last used the mouse, the keyboard or a touch screen, and when the last request was answered. */
export const activity = { input: Date.now(), request: Date.now() };

/** Counts an answered request. Other tabs of the browser, which share the session, see it too. */
export function noteRequest(): void {
  activity.request = Date.now();
  stored.write('request', activity.request);
}

/** When the last request of any tab was answered. */
export const lastRequest = (): number => Math.max(activity.request, stored.read('request', 0));

/** Counts the member's input as activity. */
export function watchActivity(): void {
  const used = () => {
    activity.input = Date.now();
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(kind, used, { passive: true });
}

/** Whether the member has used the page within the last two minutes. Polling stops otherwise, so that an idle session can end. */
export const isActive = (): boolean => Date.now() - activity.input < 120_000;
