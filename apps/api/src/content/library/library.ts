/** A brand's content as it goes into the tables: rows are named as their columns. */
export interface ArticleRecord {
  id: string;
  kind: string;
  category: string;
  title: string;
  summary: string;
  html: string;
  plain: string;
  published_at: string;
  updated_at: string;
  facts: Facts;
  related: readonly string[];
  tokens: string;
}

/** What only some kinds of articles have. */
export interface Facts {
  cover?: string;
  source?: string;
  version?: string;
  topic?: string;
  platform?: 'windows' | 'macos' | 'android' | 'ios' | 'web';
  minutes?: number;
  pinned?: boolean;
  popular?: number;
  headings?: { id: string; text: string }[];
}

/** A legal text as a version of it is stored. */
export interface LegalText {
  id: string;
  version: string;
  /** SHA-256 of title and text, in hexadecimal. */
  hash: string;
  title: string;
  /** Markdown with the settings filled in. */
  text: string;
  html: string;
  /** Its page of the site. */
  href: string;
  dated: string;
}

export interface Library {
  articles: readonly ArticleRecord[];
  legal: readonly LegalText[];
  listings: readonly { list: string; ord: number; article_id: string }[];
  slides: readonly {
    id: string;
    ord: number;
    title: string;
    subtitle: string;
    image: string;
    href: string;
    runs_from: string;
    runs_until: string;
  }[];
  /** How many of the slides run now. */
  running: number;
  /** When the next article becomes public, or a slide begins or ends, in ms since 1970. */
  next?: number;
}
