import { useSearchParams } from 'react-router-dom';
import { presets, rangeOf, type PresetId } from './date-range';
import { useToday } from './use-today';

const PAGE_SIZE = 15;
const usual: PresetId = '30';

/**
 * The filters of a list of records, held in the URL: `days` (a preset), `page`, and the list's own. A changed filter starts
 * at page 1.
 */
export function useRecordsQuery() {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const preset = presets.find(({ id }) => id === search.get('days'))?.id ?? usual;
  const page = search.get('page') ?? '';
  const pageNo = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;

  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.set(name, value);
    return next;
  };
  return {
    preset,
    search,
    choose: (name: string, value: string) => setSearch(changed(name, value), { replace: true }),
    hrefOf: (to: number) => `?${changed('page', String(to)).toString()}`,
    args: { ...rangeOf(preset, today), pageNo, pageSize: PAGE_SIZE },
    /** The parameters without any filter: the newest records. */
    newest: { ...rangeOf(usual, today), pageNo: 1, pageSize: PAGE_SIZE },
  };
}

export type RecordsQuery = ReturnType<typeof useRecordsQuery>;
