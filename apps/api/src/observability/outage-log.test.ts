import { outageLog } from './outage-log';

const minute = 60_000;
const away = new Error('away');

afterEach(() => jest.restoreAllMocks());

it('logs the first failure, a reminder in ten minutes, and the first success after them', async () => {
  let now = 5_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const log = { warn: jest.fn(), info: jest.fn() };
  const { failed, worked, try: attempt } = outageLog(log, 'the feed gave nothing');
  worked();
  expect(await attempt(async () => 7)).toBe(7);
  for (let n = 0; n < 600; n += 1) {
    expect(await attempt(() => Promise.reject(away))).toBeUndefined();
    now += 1_000;
  }
  expect(log.warn.mock.calls).toEqual([[{ err: away, tries: 1 }, 'the feed gave nothing']]);
  failed(away, { group: 'real' });
  expect(log.warn.mock.calls.slice(1)).toEqual([[{ group: 'real', err: away, tries: 601 }, 'the feed gave nothing']]);
  now += 10 * minute - 1;
  failed(away);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.info).not.toHaveBeenCalled();
  worked();
  worked();
  expect(log.info.mock.calls).toEqual([
    [{ seconds: 1_200, tries: 602, failed: 'the feed gave nothing' }, 'works again'],
  ]);
  failed(away);
  expect(log.warn.mock.calls.slice(2)).toEqual([[{ err: away, tries: 1 }, 'the feed gave nothing']]);
});
