import type { ArticleRow, Fragment } from '@portal/contract/content';
import { DateTime, Tag, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { categoryName } from '../shared/content/category-names';

const List = styled.ul`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
    /* A title breaks at its punctuation, not within a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  /* The whole row leads there. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    margin-top: 4px;
    max-width: 760px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  mark {
    background: var(--warn-tint);
    color: var(--text);
  }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  gap: 8px 32px;
  padding: 16px;

  & + & {
    border-top: 1px solid var(--line);
  }
  &:hover {
    background: var(--sunken);
  }
  &:hover h2 a {
    color: var(--action-text);
  }
  > :first-child {
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (min-width: 640px) {
    grid-template-columns: 104px minmax(0, 1fr);
    padding: 20px 24px;

    > :first-child {
      display: grid;
      gap: 4px;
      align-content: start;
      justify-items: start;
    }
  }
`;

/** Text with the search hits marked. */
export const Marked = ({ pieces }: { pieces: readonly Fragment[] }) => (
  <>{pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}</>
);

type Shown = ArticleRow & { highlight?: { title: readonly Fragment[]; text: readonly Fragment[] } };

/** A list of articles: day and category, title, summary. */
export function ArticleLines({ rows }: { rows: readonly Shown[] }) {
  const brand = useBrand();
  return (
    <List>
      {rows.map(({ id, title, summary, category, publishedAt, highlight }) => (
        <Line key={id}>
          <div>
            <DateTime value={publishedAt} show="date" />
            <Tag>{categoryName(brand, category) ?? '页面'}</Tag>
          </div>
          <div>
            <h2>
              <TextLink href={`/news/${id}`}>{highlight ? <Marked pieces={highlight.title} /> : title}</TextLink>
            </h2>
            <p>{highlight ? <Marked pieces={highlight.text} /> : summary}</p>
          </div>
        </Line>
      ))}
    </List>
  );
}
