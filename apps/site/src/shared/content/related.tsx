import type { ArticleLink } from '@portal/contract/content';
import { TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';

const Place = styled.section`
  h2 {
    margin-bottom: 12px;
    font-size: var(--text-20);
  }
  ul {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: block;
    padding: 12px 20px;
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    background: var(--sunken);
    color: var(--action-text);
  }
`;

type Props = { title?: string; articles: readonly ArticleLink[]; hrefOf: (id: string) => string };

/** Links to related articles, or to others by the title. */
export function Related({ title = '相关内容', articles, hrefOf }: Props) {
  if (articles.length === 0) return null;
  return (
    <Place aria-labelledby="related">
      <h2 id="related">
        <TitleText>{title}</TitleText>
      </h2>
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={hrefOf(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Place>
  );
}
