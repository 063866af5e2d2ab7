import { createContext } from 'react';

/** A schema.org object. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The data of a page for search engines and previews. */
export interface HeadFacts {
  title: string;
  description: string;
  noIndex?: boolean;
  kind: 'website' | 'article';
  jsonLd: readonly JsonLd[];
}

/** The server collects a page's head data through this callback. Undefined in the browser. */
export const HeadContext = createContext<((facts: HeadFacts) => void) | undefined>(undefined);
