import { moreTotal as call } from '@portal/contract/content';
import { handle } from '../http/handler';
import { pageOfList } from './content.store';
import { isList } from './is-list';

/** docs/product-lines.md §9 */
const PAGE = 20;
const NOTICES = 5;

export const moreTotal = handle(call, async ({ params, query, gateway: { db, brand }, fail }) => {
  if (!isList(brand, params.id)) throw fail('NOT_FOUND', { status: 404 });
  const {
    limit = params.id === brand.content.category.notice ? NOTICES : PAGE,
    pageNo = 1,
    topic,
    full = false,
  } = query;
  const list = topic === undefined ? params.id : `${params.id}/${topic}`;
  const page = await pageOfList(db, { list, offset: (pageNo - 1) * limit, size: limit, full });
  return { ...page, pageNo, pageSize: limit };
});
