import Cookies from 'js-cookie';
import type { RegisterArgs } from './session-calls';
import { cookieOptions } from './cookie-options';

/** `{first, last}`: the address parameters of the first and of the latest visit that had any. */
export type TrackParameters = NonNullable<RegisterArgs['trackParameters']>;
type Touch = NonNullable<TrackParameters['first']>;

const NAME = 'campaign';
/** Each touch gets half of what the cookie may hold, so that a long latest visit never costs the first. */
const MAX_TOUCH = 1000;
const MAX_COOKIE = 2048;
const MAX_VALUE = 256;
const plainName = /^[\w.[\]-]{1,64}$/;
const neverKept = new Set(['token', 'path', '__proto__']);

const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

const encodedLength = (touch: Touch) => encodeURIComponent(JSON.stringify(touch)).length;

function isKept(name: string, value: string): boolean {
  return plainName.test(name) && !neverKept.has(name.toLowerCase()) && value !== '' && value.length <= MAX_VALUE;
}

function touchOf(search: string): Touch | undefined {
  const touch: Touch = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (!isKept(name, value) || Object.hasOwn(touch, name)) continue;
    if (encodedLength({ ...touch, [name]: value }) <= MAX_TOUCH) touch[name] = value;
  }
  return Object.keys(touch).length > 0 ? touch : undefined;
}

/** A touch as found in the cookie; any sibling host can write that, so it is judged like an address. */
function readTouch(value: unknown): Touch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = Object.entries(value).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string' && isKept(pair[0], pair[1]);
  });
  const touch: Touch = Object.fromEntries(kept);
  return kept.length > 0 && encodedLength(touch) <= MAX_TOUCH ? touch : undefined;
}

/** What register and login send as trackParameters; `undefined` where no visit had any. */
export function trackParameters(): TrackParameters | undefined {
  const raw = cookies.get(NAME);
  if (!raw || raw.length > MAX_COOKIE) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(raw));
    if (typeof value !== 'object' || value === null) return undefined;
    const first = readTouch('first' in value ? value.first : undefined);
    const last = readTouch('last' in value ? value.last : undefined);
    return first || last ? { ...(first && { first }), ...(last && { last }) } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the parameters of an address: the first touch stays, the last is replaced. */
export function keepCampaign(search: string, cookieDomain: string): void {
  const touch = touchOf(search);
  if (!touch) return;
  const campaign = { first: trackParameters()?.first ?? touch, last: touch };
  cookies.set(NAME, encodeURIComponent(JSON.stringify(campaign)), cookieOptions(cookieDomain));
}
