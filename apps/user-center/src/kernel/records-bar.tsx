import { Select, styled } from '@portal/ui';
import { presets } from './date-range';
import type { RecordsQuery } from './use-records-query';

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

type Props = {
  query: RecordsQuery;
  /** The list's own filter: its name in the address and its choices, the first of them being the usual one. */
  filter?: { name: string; label: string; options: readonly { value: string; label: string }[] };
};

/** What a list of records is narrowed by. */
export function RecordsBar({ query: { preset, search, choose }, filter }: Props) {
  const chosen = filter?.options.find(({ value }) => value === search.get(filter.name)) ?? filter?.options[0];
  return (
    <Bar>
      <Select
        name="days"
        label="日期"
        value={preset}
        options={presets.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => choose('days', id)}
      />
      {filter && (
        <Select
          name={filter.name}
          label={filter.label}
          value={chosen?.value ?? ''}
          options={filter.options}
          onChange={(value) => choose(filter.name, value)}
        />
      )}
    </Bar>
  );
}
