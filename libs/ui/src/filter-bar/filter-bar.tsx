import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Select, type SelectOption } from '../select/select';

/** A filter whose value is stored in the URL's query string. */
export type AddressFilter = {
  /** Query parameter name. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** Value when the query string has none, or one that is not an option; default: the first option. */
  usual?: string;
};

// Table rows reach the edge of their card, so the filters have the same inset as the cells.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding: 16px 24px;

  > * {
    flex: 0 1 180px;
  }
  @media (max-width: 639.98px) {
    padding: 12px 16px;

    > * {
      flex: 1 1 120px;
    }
  }
`;

/**
 * Filters of a list. The values are in the query string, so that they can be shared and survive Back; a change resets to page 1.
 */
export function FilterBar({ filters }: { filters: readonly AddressFilter[] }) {
  const [search, setSearch] = useSearchParams();
  // A second change may come before the first one has rendered.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(newest.current);
    next.delete('page');
    next.set(name, value);
    newest.current = next;
    setSearch(next, { replace: true });
  };
  return (
    <Bar>
      {filters.map(({ name, label, options, usual = options[0]?.value ?? '' }) => (
        <Select
          key={name}
          name={name}
          label={label}
          value={options.find(({ value }) => value === search.get(name))?.value ?? usual}
          options={options}
          onChange={(value) => choose(name, value)}
        />
      ))}
    </Bar>
  );
}
