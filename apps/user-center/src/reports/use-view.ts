import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isOpenedHere, openedHere } from '../shared/page/opened-here';
import { addressOf, changed, readView, type View, type ViewChange } from './view';

export interface ViewNavigation {
  view: View;
  /** Goes to the changed view; `replace` leaves no step to go back to, for what is typed. */
  change: (change: ViewChange, options?: { replace?: boolean }) => void;
  /** The address of a changed view, for a link. */
  hrefOf: (change: ViewChange) => string;
  /** Opens a row's details, which the browser's own way back closes again. */
  open: (row: string) => void;
  close: () => void;
}

/** The view that the address tells, and the ways to another one. */
export function useView(): ViewNavigation {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Taken once an opening: days that move with the clock would ask again and again.
  const [now] = useState(Date.now);
  return useMemo(() => {
    const view = readView(search, now);
    const hrefOf = (change: ViewChange) => addressOf(changed(view, change, now));
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
  }, [search, setSearch, state, navigate, now]);
}
