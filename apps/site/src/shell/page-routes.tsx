import { useSyncExternalStore } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { useBrand } from '../shared/installation/installation';
import type { Page } from './page';
import { isAbsent, pageAt } from './page-at';
import { notFound, pages } from './routes';
import { usePublicCache } from '../shared/data/use-public-data';

/** The page, or the not-found page if the brand has no such page or the page's data is absent. */
function Whole({ page }: { page: Page }) {
  const { pathname, search } = useLocation();
  const store = usePublicCache();
  const brand = useBrand();
  const place = pageAt(pathname + search);
  const absent = () => isAbsent({ ...place, page }, store, brand);
  return useSyncExternalStore(store.subscribe, absent, absent) ? <notFound.Body /> : <page.Body />;
}

export const routes: RouteObject[] = pages.map((page) => ({ path: page.path, element: <Whole page={page} /> }));
