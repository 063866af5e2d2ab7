import { act } from '@testing-library/react';
import { envelope, storeOver } from '../../test/hooks';
import { api } from './api';
import { read } from './endpoint';
import type { Tag } from './tag-types';
import { useHttp } from './use-http';
import { useLastAnswer } from './use-last-answer';
import { useRefetch } from './use-refetch';
import { useRefetchAll } from './use-refetch-all';

const page = (tag: Tag) => ({ method: 'POST', path: `/v2/page/${tag}` }) as const;
const { depositPage, couponPage } = api.injectEndpoints({
  endpoints: (build) => ({
    depositPage: read(build, page('deposit'), ['deposit']),
    couponPage: read(build, page('activity'), ['activity']),
  }),
}).endpoints;

afterEach(() => jest.useRealTimers());

/** A page that has read both. */
async function setUp() {
  let answer: () => Promise<object> | object = () => envelope({});
  const parts = storeOver(() => answer());
  await parts.store.dispatch(depositPage.initiate());
  await parts.store.dispatch(couponPage.initiate());
  parts.requested.length = 0;
  return { ...parts, answerWith: (next: typeof answer) => (answer = next) };
}

it('gives the axios instance of the store', async () => {
  const { hook, http } = await setUp();
  const { result } = hook(useHttp);
  expect(result.current).toBe(http);
});

it('refetches the queries of the named tags, and no others', async () => {
  const { hook, requested } = await setUp();
  const { result } = hook(useRefetch);
  await act(async () => result.current(['activity', 'coin']));
  expect(requested).toEqual(['/v2/page/activity']);
});

describe('refetching everything', () => {
  it('ends when the slowest response is there', async () => {
    jest.useFakeTimers();
    const { hook, requested, answerWith } = await setUp();
    const { result } = hook(useRefetchAll);
    const arrivals: (() => void)[] = [];
    answerWith(() => new Promise((come) => arrivals.push(() => come(envelope({})))));
    const done = jest.fn();
    await act(async () => {
      void result.current().then(done);
      await jest.advanceTimersByTimeAsync(1_000);
    });
    expect([...requested].sort()).toEqual(['/v2/page/activity', '/v2/page/deposit']);
    for (const arrive of arrivals) {
      expect(done).not.toHaveBeenCalled();
      arrive();
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('ends also where a response is a refusal', async () => {
    const { hook, answerWith } = await setUp();
    const { result } = hook(useRefetchAll);
    answerWith(() => ({ code: 'BUSY', msg: '', data: null }));
    await act(() => result.current());
  });
});

describe('the last answer', () => {
  it('is the newest of all queries, and no failure', async () => {
    jest.useFakeTimers({ now: 1_000 });
    const { hook, store, answerWith } = await setUp();
    const { result } = hook(useLastAnswer);
    expect(result.current).toBe(1_000);
    jest.setSystemTime(2_000);
    await act(async () => {
      void store.dispatch(couponPage.initiate(undefined, { forceRefetch: true }));
      // The store tells its readers in the next animation frame.
      await jest.advanceTimersByTimeAsync(50);
    });
    expect(result.current).toBe(2_000);
    jest.setSystemTime(3_000);
    answerWith(() => ({ code: 'BUSY', msg: '', data: null }));
    await act(async () => {
      void store.dispatch(depositPage.initiate(undefined, { forceRefetch: true }));
      await jest.advanceTimersByTimeAsync(50);
    });
    expect(result.current).toBe(2_000);
  });

  it('is none before the first', () => {
    const { hook } = storeOver(() => envelope({}));
    expect(hook(useLastAnswer).result.current).toBeUndefined();
  });
});
