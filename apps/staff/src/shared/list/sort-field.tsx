import { Select } from '@portal/ui';
import type { ListColumn } from './column';
import type { useListAddress } from './use-list-address';

type Props<R> = {
  columns: readonly ListColumn<R>[];
  address: ReturnType<typeof useListAddress>;
};

/** The order of a list whose rows are cards: there are no heads to press. */
export function SortField<R>({ columns, address: { sort, change } }: Props<R>) {
  const options = columns.flatMap(({ head, sort: by }) =>
    by === undefined
      ? []
      : [
          { value: by, label: `${head} 升序` },
          { value: `-${by}`, label: `${head} 降序` },
        ],
  );
  if (options.length === 0) return null;
  return (
    <Select
      name="sort"
      label="排序"
      value={sort ? `${sort.descending ? '-' : ''}${sort.by}` : ''}
      options={options}
      onChange={(chosen) => change('sort', chosen)}
    />
  );
}
