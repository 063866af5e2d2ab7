import type { ClientTexts } from '../texts/client-texts';
import { zhCN } from '../texts/zh-cn';
import type { Answer, ApiError } from './api-error';

/** The client's own codes, and the text of each. */
const textOf = {
  CANCELED: 'canceled',
  HTTP: 'busy',
  NETWORK: 'network',
  RELEASE: 'release',
  SCRIPT: 'script',
  TIMEOUT: 'timeout',
} as const satisfies Record<string, keyof ClientTexts>;

type OwnCode = keyof typeof textOf;

/** What axios, fetch, `import()` and RTK Query leave of an error. */
interface Thrown {
  code?: unknown;
  name?: string;
  message?: string;
  isAxiosError?: boolean;
}

// The words of Chromium, Firefox and Safari. `import()` says no more of a file that is gone than of a line that is cut.
const noFile = /dynamically imported module|Importing a module script/;
const noFetch = /^(?:Failed to fetch|Load failed|NetworkError)/;
// Every other code of axios is of a request that it refuses itself.
const misused = /^ERR_(?!NETWORK|BAD_RES)/;

function codeOf({ code, name = '', message = '', isAxiosError = false }: Thrown): OwnCode {
  const given = String(code ?? '');
  if (/^[A-Z]+$/.test(given) && given in textOf) return given as OwnCode;
  if (given === 'ERR_CANCELED' || name === 'AbortError') return 'CANCELED';
  if (given === 'ETIMEDOUT' || name === 'TimeoutError') return 'TIMEOUT';
  if (noFile.test(message)) return navigator.onLine ? 'RELEASE' : 'NETWORK';
  return (isAxiosError && !misused.test(given)) || noFetch.test(message) ? 'NETWORK' : 'SCRIPT';
}

/**
 * What to tell of an error, whatever it is: a refusal in its own words, and of everything that was thrown what went wrong. Only a
 * request without a response is the network's fault.
 */
export function failureFrom(cause: unknown, texts: ClientTexts = zhCN): Extract<Answer<never>, { ok: false }> {
  const thrown: Thrown & Partial<ApiError> = Object(cause);
  if (typeof thrown.msg === 'string') return { ok: false, ...(thrown as ApiError) };
  const code = codeOf(thrown);
  return { ok: false, code, msg: texts[textOf[code]], status: 0 };
}

/** The failure of a hook's outcome; undefined if it succeeded. */
export const failureOf = ({ error }: { error?: unknown }): ApiError | undefined =>
  error === undefined ? undefined : failureFrom(error);
