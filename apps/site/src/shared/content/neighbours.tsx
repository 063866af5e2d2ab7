import type { ArticleLink } from '@portal/contract/content';
import { TextLink } from '@portal/ui';
import { styled } from 'styled-components';

const Pair = styled.nav`
  display: grid;
  gap: 12px 24px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-block: 16px;
  border-block: 1px solid var(--line);
  font-size: var(--text-14);

  > :last-child {
    grid-column: 2;
    text-align: end;
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--text-12);
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
        <div>
          <small>下一篇</small>
          <TextLink href={hrefOf(next.id)}>{next.title}</TextLink>
        </div>
      )}
    </Pair>
  );
}
