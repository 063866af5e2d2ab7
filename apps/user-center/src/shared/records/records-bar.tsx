import { FilterBar, type AddressFilter } from '@portal/ui';
import { presets } from './date-range';
import type { RecordsQuery } from './use-records-query';

type Props = {
  query: RecordsQuery;
  /** The list's own filter, the first of its choices being the usual one. */
  filter?: AddressFilter;
};

/** What a list of records is narrowed by. */
export function RecordsBar({ query: { preset }, filter }: Props) {
  const days = presets.map(({ id, label }) => ({ value: id, label }));
  return (
    <FilterBar filters={[{ name: 'days', label: '日期', options: days, usual: preset }, ...(filter ? [filter] : [])]} />
  );
}
