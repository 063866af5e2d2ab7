import type { Answer } from '@portal/api-client/http';

type PageOf<R> = { list: R[]; total: number };

/** The maximum number of rows of one page, and of a file that is built in the browser. */
const PAGE_SIZE = 100;
const MOST = 5_000;

/**
 * Every row of a paginated list, once each. Rows added in the meantime push others to the next page, where they would appear
 * again. Refused if there are more than 5,000.
 */
export async function allRows<R>(
  ask: (page: { pageNo: number; pageSize: number }) => Promise<Answer<PageOf<R>>>,
  keyOf: (row: R) => string,
): Promise<Answer<R[]>> {
  const rows = new Map<string, R>();
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await ask({ pageNo, pageSize: PAGE_SIZE });
    if (!answer.ok) return answer;
    const { list, total } = answer.data;
    if (total > MOST) {
      return { ok: false, code: 'TOO_MANY', status: 0, msg: '记录超过 5,000 条，请缩小日期范围后再下载' };
    }
    list.forEach((row) => rows.set(keyOf(row), row));
    if (list.length < PAGE_SIZE) return { ok: true, data: [...rows.values()], msg: '' };
  }
}
