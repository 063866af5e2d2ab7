import type { ArticleLink } from '@portal/contract/content';
import { TextLink } from '@portal/ui';
import { styled } from 'styled-components';

const Pair = styled.nav`
  display: grid;
  gap: 16px;

  > div {
    position: relative;
    padding: 16px 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  > div:hover {
    border-color: var(--action-text);
  }
  small {
    display: block;
    margin-bottom: 4px;
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  a {
    color: var(--text);
    font-weight: 500;
    text-decoration: none;
  }
  /* The whole card leads there. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-to='next'] {
      grid-column: 2;
      text-align: end;
    }
  }
`;

type Props = { previous?: ArticleLink; next?: ArticleLink; hrefOf: (id: string) => string };

/** Links to the previous and next articles. */
export function Neighbours({ previous, next, hrefOf }: Props) {
  if (!previous && !next) return null;
  return (
    <Pair aria-label="上一篇与下一篇">
      {previous && (
        <div>
          <small>上一篇</small>
          <TextLink href={hrefOf(previous.id)}>{previous.title}</TextLink>
        </div>
      )}
      {next && (
        <div data-to="next">
          <small>下一篇</small>
          <TextLink href={hrefOf(next.id)}>{next.title}</TextLink>
        </div>
      )}
    </Pair>
  );
}
