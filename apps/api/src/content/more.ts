import { more as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';
import { boundedQueue } from '../limits/bounded-queue';
import { pageOfList, searchList } from './content.store';
import { isList } from './is-list';
import { highlight, queryOf, type Query } from './library/tokens';

/** Signs of the text that a hit is shown with. */
const QUOTE = 96;

/** A search of the site reads every text that has its words. */
export const searchQueue = boundedQueue('search', { running: 2, waiting: 30, retryAfter: 2 });

export const more = handle(call, async ({ params: { id }, query, gateway: { db, brand }, fail }) => {
  if (!isList(brand, id)) throw fail('NOT_FOUND', { status: 404 });
  const { pageNo, pageSize, offset } = pageOf(query);
  const { search = '' } = query;
  const words = queryOf(search);
  // The search has no letter, digit or Han character, so it matches no word.
  const nothing = words === undefined && search.trim() !== '';
  if (nothing) return { list: [], total: 0, pageNo, pageSize };
  const searched = async ({ anywhere, inTitle, loose }: Query) => {
    const part = { list: id, offset, size: pageSize };
    const exact = await searchList(db, { ...part, anywhere, inTitle });
    return exact.total > 0 || !loose ? exact : searchList(db, { ...part, anywhere: loose, inTitle: loose });
  };
  const found = words
    ? await searchQueue(() => searched(words))
    : await pageOfList(db, { list: id, offset, size: pageSize, full: false }).then(({ list, total }) => ({
        list: list.map((row) => ({ ...row, plain: row.summary })),
        total,
      }));
  const list = found.list.map(({ plain, ...row }) => ({
    ...row,
    highlight: {
      title: highlight(row.title, words?.marked ?? search),
      text: highlight(words ? plain : row.summary, words?.marked ?? search, QUOTE),
    },
  }));
  return { list, total: found.total, pageNo, pageSize };
});
