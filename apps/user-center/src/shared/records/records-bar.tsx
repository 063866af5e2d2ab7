import { FilterBar, type AddressFilter } from '@portal/ui';
import { presets } from './date-range';
import type { RecordsQuery } from './use-records-query';

type Props = {
  query: RecordsQuery;
  /** The list's own filter; its first option is the default. */
  filter?: AddressFilter;
};

/** The filters of a list of records. */
export function RecordsBar({ query: { preset }, filter }: Props) {
  const days = presets.map(({ id, label }) => ({ value: id, label }));
  return (
    <FilterBar filters={[{ name: 'days', label: '日期', options: days, usual: preset }, ...(filter ? [filter] : [])]} />
  );
}
