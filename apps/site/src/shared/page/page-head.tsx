import { useContext } from 'react';
import { HeadContext, type JsonLd } from './head';
import { useBrand } from '../installation/installation';

export interface PageHeadProps {
  /** Without the brand's name, which is appended. The home page has none. */
  title?: string;
  description: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** The type of the page for link previews. Default: `website`. */
  kind?: 'website' | 'article';
  /** Structured data of schema.org; `@context` is added. Paths in `url` and `item` become absolute URLs. */
  jsonLd?: readonly JsonLd[];
}

/**
 * Title and description of a page. React puts them into the document's head. The rest is for crawlers that read the served
 * HTML, so only the server writes it.
 */
export function PageHead({ title, description, noIndex, kind = 'website', jsonLd = [] }: PageHeadProps) {
  const { name, slogan } = useBrand();
  const parts = title ? [title, name] : [name, slogan];
  useContext(HeadContext)?.({ title: title ?? name, description, noIndex, kind, jsonLd });
  return (
    <>
      <title>{parts.join(' - ')}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
