/** A piece of market news. The texts are plain, without HTML. */
export interface Headline {
  id: string;
  title: string;
  summary: string;
  /** The article on the publisher's site. */
  href: string;
  /** The publisher; empty if it is not named. */
  source: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A source of market news by others. */
export interface NewsFeed {
  /** The newest headlines known now, newest first. Never waits for the source. */
  newest(): readonly Headline[];
  close(): Promise<void>;
}
