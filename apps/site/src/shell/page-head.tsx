import { useBrand } from './installation';

export interface PageHeadProps {
  /** Without the brand's name, which follows it; the home page gives none. */
  title?: string;
  description: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/** Title and description of a page; React puts them into the document's head. */
export function PageHead({ title, description, noIndex }: PageHeadProps) {
  const { name, slogan } = useBrand();
  const parts = title ? [title, name] : [name, slogan];
  return (
    <>
      <title>{parts.join(' - ')}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
