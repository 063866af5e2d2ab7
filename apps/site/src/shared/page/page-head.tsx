import { useContext } from 'react';
import { HeadContext, type JsonLd } from './head';
import { useBrand } from '../installation/installation';

export interface PageHeadProps {
  /** Without the brand's name, which follows it; the home page gives none. */
  title?: string;
  description: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** What the page is, for those who show links to it; `website` where it is not said. */
  kind?: 'website' | 'article';
  /** Path of a picture of ours for links to the page. */
  image?: string;
  /** Structured data, in the words of schema.org; `@context` is added. Paths in `url` and `item` become whole addresses. */
  jsonLd?: readonly JsonLd[];
}

/**
 * Title and description of a page; React puts them into the document's head. The rest is for machines that read what is
 * served: it is written on the server alone.
 */
export function PageHead({ title, description, noIndex, kind = 'website', image, jsonLd = [] }: PageHeadProps) {
  const { name, slogan } = useBrand();
  const parts = title ? [title, name] : [name, slogan];
  useContext(HeadContext)?.({ title: title ?? name, description, noIndex, kind, image, jsonLd });
  return (
    <>
      <title>{parts.join(' - ')}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
