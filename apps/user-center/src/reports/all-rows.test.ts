import { allRows } from './all-rows';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));
const ok = (list: { id: string }[], total: number) => ({ ok: true as const, msg: '', data: { list, total } });
const idOf = ({ id }: { id: string }) => id;

test('reads all pages, and a row that moved to the next page only once', async () => {
  const pages = [ok(rows(1, 100), 130), ok(rows(100, 31), 131)];
  const requests: number[] = [];
  const answer = await allRows(async ({ pageNo }) => {
    requests.push(pageNo);
    return pages[pageNo - 1]!;
  }, idOf);
  expect(requests).toEqual([1, 2]);
  expect(answer.ok && answer.data.map(idOf)).toEqual(rows(1, 130).map(idOf));
});

test('stops after the first page if there are too many rows', async () => {
  const ask = jest.fn(async () => ok(rows(1, 100), 5_001));
  expect(await allRows(ask, idOf)).toMatchObject({ ok: false, msg: expect.stringContaining('缩小日期范围') });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('returns the error if a page cannot be loaded', async () => {
  const lost = { ok: false as const, code: 'NETWORK', msg: '网络异常，请稍后重试', status: 0 };
  const pages = [ok(rows(1, 100), 150), lost];
  expect(await allRows(async ({ pageNo }) => pages[pageNo - 1]!, idOf)).toEqual(lost);
});
