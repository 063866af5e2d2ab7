import type { ArticleRow } from '@portal/contract/content';
import { DateTime, Tag, Text, TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px;

  li {
    position: relative;
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 20px 24px;
    border-radius: var(--radius-large);
    background: var(--action-tint);
  }
  h2 {
    font-size: var(--text-20);
    line-height: 1.4;
    text-wrap: pretty;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  /* The whole card leads there. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover h2 a {
    color: var(--action-text);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  div {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  @media (max-width: 639.98px) {
    li {
      gap: 4px;
      padding: 16px;
    }
    h2 {
      font-size: var(--text-16);
      line-height: 1.5;
    }
  }
`;

/** The articles that stay on top, as cards. */
export function PinnedArticles({ rows }: { rows: readonly ArticleRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Cards aria-label="置顶">
      {rows.map(({ id, title, summary, publishedAt }) => (
        <li key={id}>
          <div>
            <Tag>置顶</Tag>
            <Text data-size={14} data-tone="soft">
              <DateTime value={publishedAt} show="date" />
            </Text>
          </div>
          <h2>
            <TextLink href={`/news/${id}`}>
              <TitleText>{title}</TitleText>
            </TextLink>
          </h2>
          <p>{summary}</p>
        </li>
      ))}
    </Cards>
  );
}
