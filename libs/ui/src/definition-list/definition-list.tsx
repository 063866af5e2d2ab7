import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A term and its value. */
export type Definition = { id: string; term: string; value: ReactNode; note?: ReactNode };

export type DefinitionListProps = {
  items: readonly Definition[];
  /**
   * `lines`: term and value on one line; `figures`: term above value, side by side; `texts`: term beside its text, above it on
   * narrow screens.
   */
  layout?: 'lines' | 'figures' | 'texts';
};

const List = styled.dl`
  font-size: var(--text-14);

  dt {
    color: var(--text-soft);
  }
  dd > small {
    display: block;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  &[data-layout='lines'] > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
  &[data-layout='lines'] > div:last-child {
    border-bottom: 0;
  }
  &[data-layout='lines'] dt {
    flex: none;
  }
  &[data-layout='lines'] dd {
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  &[data-layout='texts'] > div {
    display: grid;
    grid-template-columns: 120px 1fr;
    gap: 16px;
    padding-block: 8px;
  }
  @media (max-width: 639.98px) {
    &[data-layout='texts'] > div {
      grid-template-columns: 1fr;
      gap: 2px;
    }
  }
  &[data-layout='figures'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
    gap: 16px;
  }
  &[data-layout='figures'] dd {
    margin-top: 4px;
    font-size: var(--text-16);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  &[data-layout='figures'] dd > small {
    margin-top: 4px;
    font-weight: 400;
  }
`;

/** Terms and their values: facts of a contract, totals of a form, key figures. */
export function DefinitionList({ items, layout = 'lines' }: DefinitionListProps) {
  return (
    <List data-layout={layout}>
      {items.map(({ id, term, value, note }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </List>
  );
}
