import { TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

const Two = styled.div`
  display: grid;
  gap: 16px;

  > div {
    padding: 20px 24px;
    border-radius: var(--radius-large);
    background: var(--sunken);
  }
  h3 {
    margin-bottom: 4px;
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Names with a text each, or cells of the caller, in two columns. */
export function Pairs({ items, children }: { items?: readonly (readonly [string, string])[]; children?: ReactNode }) {
  return (
    <Two>
      {items?.map(([name, text]) => (
        <div key={name}>
          <h3>
            <TitleText>{name}</TitleText>
          </h3>
          <p>{text}</p>
        </div>
      ))}
      {children}
    </Two>
  );
}

const List = styled.ul`
  li {
    padding-block: 10px;
    border-top: 1px solid var(--line);
    color: var(--text-soft);
  }
`;

/** The risks of a product line. */
export function Risks({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((risk) => (
        <li key={risk}>{risk}</li>
      ))}
    </List>
  );
}

const Answers = styled.div`
  max-width: 860px;

  details {
    border-top: 1px solid var(--line);
  }
  details:last-child {
    border-bottom: 1px solid var(--line);
  }
  summary {
    min-height: 44px;
    padding-block: 14px;
    font-weight: 500;
    cursor: pointer;
  }
  p {
    padding-bottom: 16px;
    color: var(--text-soft);
  }
`;

/** Questions that open to their answers. */
export function Questions({ items }: { items: readonly (readonly [string, string])[] }) {
  return (
    <Answers>
      {items.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Answers>
  );
}
