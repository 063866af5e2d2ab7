import { more as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { pageOf } from '../database/page-of';
import { boundedQueue } from '../limits/bounded-queue';
import { pageOfList, popularArticles, searchLists } from './content.store';
import { isList } from './is-list';
import { highlight, queryOf, type Query } from './library/tokens';

/** Signs of the text that a hit is shown with. */
const QUOTE = 96;
/** Articles to offer where nothing was found. */
const POPULAR = 6;

/** A search of the site reads every text that has its words. */
export const searchQueue = boundedQueue('search', { running: 2, waiting: 30, retryAfter: 2 });

export const more = handle(call, async ({ params: { id }, query, gateway: { db, brand }, fail }) => {
  if (!isList(brand, id)) throw fail('NOT_FOUND', { status: 404 });
  const { pageNo, pageSize, offset } = pageOf(query);
  const { search = '' } = query;
  const words = queryOf(search);
  // The search has no letter, digit or Han character, so it matches no word.
  const nothing = words === undefined && search.trim() !== '';
  const popular = () => popularArticles(db, id, POPULAR);
  if (nothing) return { list: [], total: 0, pageNo, pageSize, popular: await popular() };
  const { help, notice } = brand.content.category;
  // What customers ask the help centre may stand in a notice.
  const part = { lists: id === help ? [help, notice] : [id], offset, size: pageSize };
  const searched = async ({ anywhere, inTitle, words: each }: Query) => {
    const exact = await searchLists(db, { ...part, anywhere, inTitle });
    const isWhole = each.length < 2 && (each[0] ?? anywhere) === anywhere;
    if (exact.total > 0 || isWhole) return exact;
    const some = { words: each, least: Math.ceil(each.length / 2) };
    return searchLists(db, { ...part, anywhere: each.join(' | '), inTitle, some });
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
  const isEmpty = words !== undefined && found.total === 0;
  return { list, total: found.total, pageNo, pageSize, ...(isEmpty && { popular: await popular() }) };
});
