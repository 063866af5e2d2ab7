import { createContext } from 'react';

/** One thing of schema.org. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a page says of itself to machines. */
export interface HeadFacts {
  title: string;
  description: string;
  noIndex?: boolean;
  kind: 'website' | 'article';
  image?: string;
  jsonLd: readonly JsonLd[];
}

/** Where the server hears what a page says of itself; nobody listens in the browser. */
export const HeadContext = createContext<((facts: HeadFacts) => void) | undefined>(undefined);
