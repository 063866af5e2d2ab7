import type { ArticleLink } from '@portal/contract/content';
import { Lines, TextLink } from '@portal/ui';

type Props = { articles: readonly ArticleLink[]; hrefOf: (id: string) => string };

/** Links to related articles. */
export function Related({ articles, hrefOf }: Props) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">相关内容</h2>
      <Lines>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={hrefOf(id)}>{title}</TextLink>
          </li>
        ))}
      </Lines>
    </section>
  );
}
