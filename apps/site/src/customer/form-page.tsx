import { TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

const Column = styled.div`
  padding-block: 48px 72px;

  > header {
    display: grid;
    gap: 8px;
    margin-bottom: 24px;
  }
  > header p {
    color: var(--text-soft);
  }
  > [data-part='sheet'] {
    padding: 32px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  > footer {
    margin-top: 20px;
    color: var(--text-soft);
    font-size: var(--text-14);
    text-align: center;
  }
  @media (max-width: 639.98px) {
    padding-block: 24px 40px;

    > [data-part='sheet'] {
      padding: 20px 16px 24px;
    }
  }
`;

type Props = { title: string; lede: string; children: ReactNode; foot?: ReactNode };

/** The page of one form, in one 480 px column. */
export function FormPage({ title, lede, children, foot }: Props) {
  return (
    <Column>
      <header>
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        <p>{lede}</p>
      </header>
      <div data-part="sheet">
        <div data-waits>{children}</div>
      </div>
      {foot && <footer data-waits>{foot}</footer>}
    </Column>
  );
}
