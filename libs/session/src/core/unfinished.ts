import type { RuntimeConfig } from './runtime-config';
import { safePath, type Origins } from './safe-path';
import { readUserCookie, writeUserCookie } from './user-cookie';
import { readUserValue, removeUserValue, usersWith, writeUserValue } from './user-value';

/** Values that a customer typed and did not submit. */
export interface Unfinished {
  /** The page of the form that was edited last. */
  path: string;
  /** The values to restore, by name. No secrets. */
  entries: Readonly<Record<string, string>>;
}

/** How an app reads the typed values of its forms and restores them. */
export interface UnfinishedForms {
  read: (username: string) => Unfinished | undefined;
  restore: (entries: Readonly<Record<string, string>>) => void;
}

/** A form that can be continued when its customer logs in again. */
export interface WaitingForm {
  path: string;
  /** Expiry time, in milliseconds. */
  until: number;
}

type Domain = Pick<RuntimeConfig, 'cookieDomain'>;

/** How long the values are stored after a forced logout. */
const LIFETIME_MS = 30 * 60 * 1000;

// The values are in the user centre's localStorage. The cookie holds their expiry and their page. Home, on the other origin,
// reads the cookie, and a logout there removes it. Without the cookie the values are ignored.
const NAME = 'unfinished';
const plainMark = /^(\d{1,15}) (|\/.*)$/s;

/** The marks of customers with a forced logout less than 30 minutes ago, the newest first. */
function marks(): readonly (WaitingForm & { username: string })[] {
  return readUserCookie(NAME).flatMap(([username, value]) => {
    const [, until = '', path = ''] = plainMark.exec(value) ?? [];
    const left = Number(until) - Date.now();
    return left > 0 && left <= LIFETIME_MS ? [{ username, until: Number(until), path }] : [];
  });
}

const markOf = (username: string) => marks().find((mark) => mark.username === username);

function storedOf(username: string): { until: number; entries: Record<string, string> } | undefined {
  try {
    const stored: unknown = JSON.parse(readUserValue(username, NAME) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('until' in stored) || !('entries' in stored))
      return undefined;
    const { until, entries } = stored;
    if (typeof until !== 'number' || typeof entries !== 'object' || entries === null) return undefined;
    const texts = Object.entries(entries).filter((one): one is [string, string] => typeof one[1] === 'string');
    return until > Date.now() ? { until, entries: Object.fromEntries(texts) } : undefined;
  } catch {
    return undefined;
  }
}

function store(username: string, found: Unfinished | undefined, until: number, { cookieDomain }: Domain): void {
  const entries = found && { ...found.entries, ...storedOf(username)?.entries };
  const isStored = entries !== undefined && writeUserValue(username, NAME, JSON.stringify({ until, entries }));
  const path = markOf(username)?.path || (isStored && found?.path) || '';
  // A cookie expires at a whole second, so the time stored in its value decides.
  writeUserCookie(NAME, username, `${until} ${path}`, cookieDomain, new Date(until + 1000));
}

/** On a forced logout, stores the typed values of this tab for 30 minutes and marks the logout for the other tabs. */
export function keepUnfinished(username: string, found: Unfinished | undefined, domain: Domain): void {
  // A tab without values must not extend the expiry of stored ones.
  if (!found && markOf(username)) return;
  store(username, found, Date.now() + LIFETIME_MS, domain);
}

/** Handles a logout in another tab. After a forced one, stores this tab's typed values too and returns true. */
export function joinUnfinished(username: string, found: Unfinished | undefined, domain: Domain): boolean {
  const mark = markOf(username);
  if (mark && found) store(username, found, mark.until, domain);
  if (!mark) removeUserValue(username, NAME);
  return mark !== undefined;
}

/** Restores the stored values of the current customer and removes expired values of others. */
export function restoreUnfinished(
  username: string | undefined,
  forms: UnfinishedForms,
  { cookieDomain }: Domain,
): void {
  const stored = username !== undefined && markOf(username) ? storedOf(username) : undefined;
  if (stored) forms.restore(stored.entries);
  if (username !== undefined) forgetUnfinished(username, { cookieDomain });
  for (const other of usersWith(NAME)) {
    if (!markOf(other) || !storedOf(other)) removeUserValue(other, NAME);
  }
}

/** Removes a customer's stored values: an ordinary logout leaves nothing. */
export function forgetUnfinished(username: string, { cookieDomain }: Domain): void {
  removeUserValue(username, NAME);
  writeUserCookie(NAME, username, undefined, cookieDomain);
}

/** The newest stored form of any customer. */
export function waitingForm(origins: Origins): (WaitingForm & { username: string }) | undefined {
  const userCentre = `${origins.userCenterOrigin}/user-center/`;
  return marks().find(({ path }) => safePath(path, origins).startsWith(userCentre));
}
