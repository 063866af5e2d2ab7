import type { ArticleRow, Fragment } from '@portal/contract/content';
import { DateTime, Lines, Row, Tag, Text, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { categoryName } from '../shared/content/category-names';

const List = styled(Lines)`
  padding: 4px 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  @media (max-width: 639.98px) {
    padding-inline: 16px;
  }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  gap: 4px;

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 48px;

    > :last-child {
      grid-row: 1 / 3;
      grid-column: 2;
      justify-content: flex-end;
    }
  }

  h2 {
    font-size: var(--text-16);
    font-weight: 600;
    line-height: 1.5;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
  p {
    max-width: 760px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  mark {
    background: var(--warn-tint);
    color: var(--text);
  }
`;

/** Text with the search hits marked. */
export const Marked = ({ pieces }: { pieces: readonly Fragment[] }) => (
  <>{pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}</>
);

type Shown = ArticleRow & { highlight?: { title: readonly Fragment[]; text: readonly Fragment[] } };

/** A list of articles: title, summary, category and day. */
export function ArticleLines({ rows }: { rows: readonly Shown[] }) {
  const brand = useBrand();
  return (
    <List>
      {rows.map(({ id, title, summary, category, publishedAt, pinned, highlight }) => (
        <Line key={id}>
          <h2>
            <TextLink href={`/news/${id}`}>{highlight ? <Marked pieces={highlight.title} /> : title}</TextLink>
          </h2>
          <p>{highlight ? <Marked pieces={highlight.text} /> : summary}</p>
          <Row data-gap={2}>
            {pinned && <Tag tone="info">置顶</Tag>}
            <Text data-size={12} data-tone="soft">
              {categoryName(brand, category) ?? '页面'}
              {' · '}
              <DateTime value={publishedAt} show="date" />
            </Text>
          </Row>
        </Line>
      ))}
    </List>
  );
}
