/** How the gateway and the built site speak with each other: the site's `makeRender` answers this. */
export interface RenderedPage {
  status: number;
  /** Whole document. */
  html: string;
  /** Not worth keeping: an address of nothing, or data that could not be had. */
  uncached: boolean;
}

/** Answers a public call by its own handler, in this process: no HTTP, no limit of rate. Never rejects. */
export type Read = (
  request: { method: string; path: string },
  args: Readonly<Record<string, unknown>>,
) => Promise<{ ok: true; data: unknown } | { ok: false; code: string; msg: string }>;

export interface SiteRenderer {
  locate(url: string): {
    /** The same for all addresses that show the same. */
    key: string;
    /** Seconds after which the page is to be rendered anew; none: when the content changes. */
    maxAge?: number;
    /** Where the page has its address, if not here. */
    moved?: string;
  };
  render(url: string, around: { origin: string; read: Read }): Promise<RenderedPage>;
  /** Paths of the pages that search engines should know. */
  readonly listed: readonly string[];
}
