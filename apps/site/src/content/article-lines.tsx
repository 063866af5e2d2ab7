import type { ArticleRow, Fragment } from '@portal/contract/content';
import { DateTime, Tag, TextLink, TitleText } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { articleHref } from '../shared/content/article-href';
import { categoryName } from '../shared/content/category-names';
import { Line, Lines } from './lines';

/** Text with the search hits marked. */
export const Marked = ({ pieces }: { pieces: readonly Fragment[] }) => (
  <>{pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}</>
);

type Shown = ArticleRow & { highlight?: { title: readonly Fragment[]; text: readonly Fragment[] } };

/** A list of articles: day and category, title, summary. */
export function ArticleLines({ rows }: { rows: readonly Shown[] }) {
  const brand = useBrand();
  return (
    <Lines>
      {rows.map(({ id, title, summary, category, publishedAt, highlight }) => (
        <Line key={id}>
          <div>
            <DateTime value={publishedAt} show="date" />
            <Tag>{categoryName(brand, category) ?? '页面'}</Tag>
          </div>
          <div>
            <h2>
              <TextLink href={articleHref(brand, id)}>
                {highlight ? <Marked pieces={highlight.title} /> : <TitleText>{title}</TitleText>}
              </TextLink>
            </h2>
            <p>{highlight ? <Marked pieces={highlight.text} /> : summary}</p>
          </div>
        </Line>
      ))}
    </Lines>
  );
}
