import type { RuntimeConfig } from './runtime-config';
import { safePath, type Origins } from './safe-path';
import { readUserCookie, writeUserCookie } from './user-cookie';
import { readUserValue, removeUserValue, usersWith, writeUserValue } from './user-value';

/** What a customer typed and did not send. */
export interface Unfinished {
  /** The page of the form that was typed in last. */
  path: string;
  /** The values to restore, by name. No secrets. */
  entries: Readonly<Record<string, string>>;
}

/** How an app reads the typed values of its forms and restores them. */
export interface UnfinishedForms {
  read: (username: string) => Unfinished | undefined;
  restore: (entries: Readonly<Record<string, string>>) => void;
}

/** A form that waits for its customer to log in again. */
export interface WaitingForm {
  path: string;
  /** When it is given up, in milliseconds. */
  until: number;
}

type Domain = Pick<RuntimeConfig, 'cookieDomain'>;

/** How long it waits after a forced logout. */
const KEPT_MS = 30 * 60 * 1000;

// The values lie in the user centre's localStorage. The cookie says that they wait, until when and on which page: home, on the
// other origin, reads it, a logout there removes it, and without it the values count for nothing.
const NAME = 'unfinished';
const plainMark = /^(\d{1,15}) (|\/.*)$/s;

/** The marks of customers whom a forced logout hit less than 30 minutes ago, the newest first. */
function marks(): readonly (WaitingForm & { username: string })[] {
  return readUserCookie(NAME).flatMap(([username, value]) => {
    const [, until = '', path = ''] = plainMark.exec(value) ?? [];
    const left = Number(until) - Date.now();
    return left > 0 && left <= KEPT_MS ? [{ username, until: Number(until), path }] : [];
  });
}

const markOf = (username: string) => marks().find((mark) => mark.username === username);

function keptOf(username: string): { until: number; entries: Record<string, string> } | undefined {
  try {
    const kept: unknown = JSON.parse(readUserValue(username, NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('entries' in kept)) return undefined;
    const { until, entries } = kept;
    if (typeof until !== 'number' || typeof entries !== 'object' || entries === null) return undefined;
    const texts = Object.entries(entries).filter((one): one is [string, string] => typeof one[1] === 'string');
    return until > Date.now() ? { until, entries: Object.fromEntries(texts) } : undefined;
  } catch {
    return undefined;
  }
}

function keep(username: string, found: Unfinished | undefined, until: number, { cookieDomain }: Domain): void {
  const entries = found && { ...found.entries, ...keptOf(username)?.entries };
  const isKept = entries !== undefined && writeUserValue(username, NAME, JSON.stringify({ until, entries }));
  const path = markOf(username)?.path || (isKept && found?.path) || '';
  // A cookie expires at a whole second; the time stored in it decides.
  writeUserCookie(NAME, username, `${until} ${path}`, cookieDomain, new Date(until + 1000));
}

/** A forced logout: keeps what the customer typed in this tab for 30 minutes, and marks the logout for the other tabs. */
export function keepUnfinished(username: string, found: Unfinished | undefined, domain: Domain): void {
  // What waits already is not made to wait longer by a tab that has nothing to add.
  if (!found && markOf(username)) return;
  keep(username, found, Date.now() + KEPT_MS, domain);
}

/** Handles a logout in another tab. After a forced one, stores this tab's typed values too and returns true. */
export function joinUnfinished(username: string, found: Unfinished | undefined, domain: Domain): boolean {
  const mark = markOf(username);
  if (mark && found) keep(username, found, mark.until, domain);
  if (!mark) removeUserValue(username, NAME);
  return mark !== undefined;
}

/** Restores the waiting values of the current customer and removes expired values of others. */
export function restoreUnfinished(
  username: string | undefined,
  forms: UnfinishedForms,
  { cookieDomain }: Domain,
): void {
  const kept = username !== undefined && markOf(username) ? keptOf(username) : undefined;
  if (kept) forms.restore(kept.entries);
  if (username !== undefined) forgetUnfinished(username, { cookieDomain });
  for (const other of usersWith(NAME)) {
    if (!markOf(other) || !keptOf(other)) removeUserValue(other, NAME);
  }
}

/** Removes what waits for a customer: an ordinary logout leaves nothing. */
export function forgetUnfinished(username: string, { cookieDomain }: Domain): void {
  removeUserValue(username, NAME);
  writeUserCookie(NAME, username, undefined, cookieDomain);
}

/** The newest waiting form of any customer. */
export function waitingForm(origins: Origins): (WaitingForm & { username: string }) | undefined {
  const userCentre = `${origins.userCenterOrigin}/user-center/`;
  return marks().find(({ path }) => safePath(path, origins).startsWith(userCentre));
}
