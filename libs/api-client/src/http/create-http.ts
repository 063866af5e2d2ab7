import axios, { type AxiosInstance } from 'axios';
import type { ClientTexts } from '../texts/client-texts';
import { zhCN } from '../texts/zh-cn';

/** Settings of the client: the gateway's URL, the session's token, the language and the texts. */
export interface HttpOptions {
  /** `''` for the page's own origin, else an origin or prefix. */
  baseURL: string;
  lang: () => string;
  /** Returns the session's current token. */
  token: () => string | undefined;
  /** Called once for each token that the gateway rejected with 10005 or 4. */
  onForcedLogout: (code: string, msg: string) => void;
  /** The client's own texts; default: simplified Chinese. */
  texts?: ClientTexts;
}

/** An axios instance configured for the portal; `portal` has what its calls need in addition. */
export interface Http extends AxiosInstance {
  readonly portal: {
    texts: ClientTexts;
    token: () => string | undefined;
    answered: (sent: string | undefined, code: string, msg: string) => void;
  };
}

const TIMEOUT_MS = 10_000;

/** Creates the app's only axios instance: time-out 10 s, cookies sent, headers `lang` and, when there is one, `token`. */
export function createHttp({ baseURL, lang, token, onForcedLogout, texts = zhCN }: HttpOptions): Http {
  const instance = axios.create({
    baseURL,
    timeout: TIMEOUT_MS,
    withCredentials: true,
    // The gateway has no such token. Looking for its cookie would delay every request until the page has been drawn.
    withXSRFToken: false,
    // The caller evaluates the status; only a transport error rejects.
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
  });

  instance.interceptors.request.use((request) => {
    request.headers.set('lang', lang());
    const own = token();
    if (own && !request.headers.has('token')) request.headers.set('token', own);
    return request;
  });

  const none = Symbol('none');
  let reportedToken: string | undefined | typeof none = none;

  return Object.assign(instance, {
    portal: {
      texts,
      token,
      answered(sent: string | undefined, code: string, msg: string) {
        if (code === 'OK') {
          reportedToken = none;
        } else if ((code === '10005' || code === '4') && sent === token() && sent !== reportedToken) {
          // A response to a token that has since been replaced says nothing about the current session.
          reportedToken = sent;
          onForcedLogout(code, msg);
        }
      },
    },
  });
}
