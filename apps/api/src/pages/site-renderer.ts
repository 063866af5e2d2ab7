import type { SettingValues } from '@portal/brand';

/** The interface between the gateway and the built site: the site's `makeRender` returns a SiteRenderer. */
export interface RenderedPage {
  status: number;
  /** Whole document. */
  html: string;
  /** Not to be cached: a page that is not found, or one whose data is incomplete. */
  uncached: boolean;
}

/** Runs the handler of a public call in this process, without HTTP and rate limit. Never rejects. */
export type Read = (
  request: { method: string; path: string },
  args: Readonly<Record<string, unknown>>,
) => Promise<{ ok: true; data: unknown } | { ok: false; code: string; msg: string }>;

export interface SiteRenderer {
  locate(url: string): {
    /** The cache key: the same for all addresses that show the same page. */
    key: string;
    /** Seconds after which the page is rendered again. Undefined: when the content changes. */
    maxAge?: number;
    /** The canonical address, when this is not it. */
    moved?: string;
  };
  /** @param around.settings the brand's values that staff have changed, by name */
  render(url: string, around: { origin: string; read: Read; settings?: SettingValues }): Promise<RenderedPage>;
  /** Paths of the pages that search engines should know. */
  readonly listed: readonly string[];
}
