import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isOpenedHere, openedHere } from '../shared/page/opened-here';
import { useToday } from '../shared/records/use-today';
import { addressOf, changed, readView, type View, type ViewChange } from './view';

export interface ViewNavigation {
  view: View;
  /** Goes to the changed view. `replace` adds no history entry; it is for typed input. */
  change: (change: ViewChange, options?: { replace?: boolean }) => void;
  /** The URL of a changed view, for a link. */
  hrefOf: (change: ViewChange) => string;
  /** Opens a row's details; the browser's back button closes them. */
  open: (row: string) => void;
  close: () => void;
}

/** The view in the URL, and functions to change it. */
export function useView(): ViewNavigation {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  return useMemo(() => {
    const view = readView(search, today);
    const hrefOf = (change: ViewChange) => addressOf(changed(view, change, today));
    return {
      view,
      hrefOf,
      change: (change, options) => setSearch(hrefOf(change), options),
      open: (row) => setSearch(hrefOf({ row }), { state: openedHere('row') }),
      close: () => {
        if (isOpenedHere(state, 'row')) void navigate(-1);
        else setSearch(hrefOf({ row: '' }), { replace: true });
      },
    };
  }, [search, setSearch, state, navigate, today]);
}
