import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Select, type SelectOption } from '../select/select';

/** A choice that is kept in the address. */
export type AddressFilter = {
  /** Its name in the address. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** What holds while the address says nothing, or nothing that is offered; the first option by default. */
  usual?: string;
};

// Rows of a table reach the edge of their card; the filters above them stand in as far as the cells do.
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

/** What a list is narrowed by. The choices stand in the address, to be shared and gone back to; another one begins at page 1. */
export function FilterBar({ filters }: { filters: readonly AddressFilter[] }) {
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.set(name, value);
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
