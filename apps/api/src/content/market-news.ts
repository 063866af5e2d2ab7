import { marketNews as call } from '@portal/contract/content';
import { handle } from '../http/handler';

export const marketNews = handle(call, async ({ gateway: { ports } }) => {
  const list = ports.newsFeed?.newest() ?? [];
  return {
    offered: ports.newsFeed !== undefined,
    list: list.map(({ at, ...headline }) => ({ ...headline, publishedAt: new Date(at).toISOString() })),
  };
});
