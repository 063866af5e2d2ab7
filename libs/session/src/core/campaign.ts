import Cookies from 'js-cookie';
import { isCampaignParameter } from './campaign-parameters';
import { cookieOptions } from './cookie-options';
import type { RuntimeConfig } from './runtime-config';
import type { RegisterArgs } from './session-calls';

/** `{first, last}`: the campaign parameters of the first and of the latest visit that had any. */
export type TrackParameters = NonNullable<RegisterArgs['trackParameters']>;
type Touch = NonNullable<TrackParameters['first']>;

const NAME = 'campaign';
/** Each touch gets half of the cookie's maximum size, so that a long latest visit never displaces the first. */
const MAX_TOUCH = 1000;
const MAX_COOKIE = 2048;
const MAX_VALUE = 256;
/** Never campaign parameters, even if a brand lists them. */
const neverStored = new Set(['token', 'path', 'merchantid', 'pno', '__proto__']);
const plainName = /^[\w.[\]-]{1,64}$/;

const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

const encodedLength = (touch: Touch) => encodeURIComponent(JSON.stringify(touch)).length;

const isPlain = (name: string, value: string) =>
  plainName.test(name) && value !== '' && value.length <= MAX_VALUE && !neverStored.has(name.toLowerCase());

/** The campaign parameters among the given ones; those of an old cookie are validated again. */
function touchOf(given: Iterable<[string, string]>, more: readonly string[] | undefined): Touch | undefined {
  const touch: Touch = {};
  for (const [name, value] of given) {
    if (!isPlain(name, value) || !isCampaignParameter(name, more) || Object.keys(touch).includes(name)) continue;
    if (encodedLength({ ...touch, [name]: value }) <= MAX_TOUCH) touch[name] = value;
  }
  return Object.keys(touch).length > 0 ? touch : undefined;
}

/** A touch from the cookie. Any sibling host can write the cookie, so it is validated like a URL. */
function readTouch(value: unknown): Touch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parameters = Object.entries(value).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string' && isPlain(pair[0], pair[1]);
  });
  const touch: Touch = Object.fromEntries(parameters);
  return parameters.length > 0 && encodedLength(touch) <= MAX_TOUCH ? touch : undefined;
}

/** The `trackParameters` of register and login; `undefined` when no visit had any. */
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

/** Stores the campaign parameters of a URL: the first touch is kept, the last is replaced. */
export function keepCampaign(
  search: string,
  { cookieDomain, campaignParameters }: Pick<RuntimeConfig, 'cookieDomain' | 'campaignParameters'>,
): void {
  const touch = touchOf(new URLSearchParams(search), campaignParameters);
  if (!touch) return;
  const before = touchOf(Object.entries(trackParameters()?.first ?? {}), campaignParameters);
  const campaign = { first: before ?? touch, last: touch };
  cookies.set(NAME, encodeURIComponent(JSON.stringify(campaign)), cookieOptions(cookieDomain));
}
