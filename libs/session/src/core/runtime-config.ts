import { readConfig } from './read-config';

/** The runtime configuration of an app, from /config.json. */
export interface RuntimeConfig {
  /** Origin of the public site, as `https://www.example.com`. */
  siteOrigin: string;
  userCenterOrigin: string;
  /** The parent domain of both origins, on which the cookies are set. */
  cookieDomain: string;
  /** `''` when the gateway has the page's origin. */
  apiBase: string;
  brand: string;
  /** `sandbox`: simulators replace external parties, and pages say so. */
  mode?: 'sandbox' | 'production';
  /** Whether `/demo` has an account to show. */
  demo?: boolean;
  /** URL parameters of the brand's own campaigns, in addition to the common ones. */
  campaignParameters?: readonly string[];
  /** Overrides of the brand's colours and type scale for this installation, by token. */
  theme?: {
    light?: Readonly<Record<string, string>>;
    dark?: Readonly<Record<string, string>>;
    type?: Readonly<Partial<Record<'sizes' | 'leading' | 'heading', Readonly<Record<string, number>>>>>;
  };
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:/.test(value)) return false;
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
}

function isConfig(value: unknown): value is RuntimeConfig {
  if (typeof value !== 'object' || value === null) return false;
  const config = value as Partial<Record<keyof RuntimeConfig, unknown>>;
  const texts = [config.cookieDomain, config.apiBase, config.brand];
  return isOrigin(config.siteOrigin) && isOrigin(config.userCenterOrigin) && texts.every((t) => typeof t === 'string');
}

let loading: Promise<RuntimeConfig> | undefined;

async function load(): Promise<RuntimeConfig> {
  const config = await readConfig();
  if (!isConfig(config)) throw new Error('/config.json is incomplete');
  return config;
}

/**
 * Fetches /config.json once; fetches it again only after a failure.
 * @throws what `readConfig` throws, and when the file lacks a field
 */
export function loadConfig(): Promise<RuntimeConfig> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
