import axios, { type AxiosInstance } from 'axios';
import type { ClientTexts } from '../texts/client-texts';
import { zhCN } from '../texts/zh-cn';

/** What a client must be told: where the gateway is, whose token it sends, in which language and with which words. */
export interface HttpOptions {
  /** `''` for the page's own origin, else an origin or prefix. */
  baseURL: string;
  lang: () => string;
  /** The session's token as it is now. */
  token: () => string | undefined;
  /** Told once for a token that the gateway answered 10005 or 4 to. */
  onForcedLogout: (code: string, msg: string) => void;
  /** What the client says by itself; simplified Chinese unless said. */
  texts?: ClientTexts;
}

/** An axios instance that speaks as the portal does; `portal` holds what its calls need beside it. */
export interface Http extends AxiosInstance {
  readonly portal: {
    texts: ClientTexts;
    token: () => string | undefined;
    answered: (sent: string | undefined, code: string, msg: string) => void;
  };
}

const TIMEOUT_MS = 10_000;

/** The one axios instance of an app: time-out 10 s, cookies sent, headers `lang` and, when there is one, `token`. */
export function createHttp({ baseURL, lang, token, onForcedLogout, texts = zhCN }: HttpOptions): Http {
  const instance = axios.create({
    baseURL,
    timeout: TIMEOUT_MS,
    withCredentials: true,
    // A status is the answer's business; only the transport may fail.
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
  let told: string | undefined | typeof none = none;

  return Object.assign(instance, {
    portal: {
      texts,
      token,
      answered(sent: string | undefined, code: string, msg: string) {
        if (code === 'OK') {
          told = none;
        } else if ((code === '10005' || code === '4') && sent === token() && sent !== told) {
          // An answer to a token that has since been replaced says nothing of the session that is here now.
          told = sent;
          onForcedLogout(code, msg);
        }
      },
    },
  });
}
