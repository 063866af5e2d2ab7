import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TitleText } from '../text/title-text';

export type CardProps = {
  title?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** No padding: for tables and lists that reach the edge. */
  flush?: boolean;
  /** Anchor id in the page. */
  id?: string;
  children: ReactNode;
};

const Box = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    min-height: 56px;
    padding: 8px 24px;
    border-bottom: 1px solid var(--line);
  }
  > header :is(h2, h3) {
    font-size: var(--text-16);
  }
  > div {
    padding: 24px;
  }
  &[data-flush='true'] > div {
    padding: 0;
  }
  @media (max-width: 639.98px) {
    > header {
      padding-inline: 16px;
    }
    > div {
      padding: 16px;
    }
  }
  @media print {
    border: 0;
  }
`;

/** A section of a page on the surface colour, with a hairline border. */
export function Card({ title, level = 2, actions, flush, id, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Box data-flush={flush || undefined} id={id}>
      {(title || actions) && (
        <header>
          {title && (
            <Heading>
              <TitleText>{title}</TitleText>
            </Heading>
          )}
          {actions}
        </header>
      )}
      <div>{children}</div>
    </Box>
  );
}
