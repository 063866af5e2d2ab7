import type { Reducer } from '@reduxjs/toolkit';
import { ok, refusal, startLocalGateway, type Reply, type Seen } from '../../test/local-gateway';
import { accountApi } from '../account';
import { commonApi } from '../common';
import { depositApi } from '../deposit';
import { createHttp } from '../http/create-http';
import { api } from './api';
import { makeStore } from './make-store';

let gateway: Awaited<ReturnType<typeof startLocalGateway>>;
let reply: (seen: Seen) => Reply;
let token: string | undefined;
const onForcedLogout = jest.fn();

beforeAll(async () => {
  gateway = await startLocalGateway((seen) => reply(seen));
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.seen.length = 0;
  onForcedLogout.mockReset();
  token = 'T';
});

const newStore = () => {
  const http = createHttp({ baseURL: gateway.origin, lang: () => 'zh_CN', token: () => token, onForcedLogout });
  return makeStore({ http });
};
const asked = (path: string) => gateway.seen.filter((seen) => seen.url.startsWith(path)).length;
const pause = () => new Promise((done) => setTimeout(done, 100));

const { queryDepositInfo, submitData, depositDraftList, egpaySuccess } = depositApi.endpoints;
const { queryAccountInfo } = accountApi.endpoints;
const submission = { accountId: 'a', channel: 'EGPAY', amount: '50.00', idempotencyKey: 'key-1' };

it('returns data, or the error with its code', async () => {
  const store = newStore();
  reply = () => ok([{ pno: 'D1' }]);
  expect((await store.dispatch(depositDraftList.initiate({ id: '88' }))).data).toEqual([{ pno: 'D1' }]);
  reply = () => refusal('deposit.unknown', '入金单不存在');
  const { error } = await store.dispatch(depositDraftList.initiate({ id: '89' }));
  expect(error).toEqual({ code: 'deposit.unknown', msg: '入金单不存在', status: 200 });
});

it('sends the idempotency key in the header only', async () => {
  reply = () => ok({ pno: 'D1' });
  await newStore().dispatch(submitData.initiate(submission));
  expect(gateway.seen[0]?.headers['idempotency-key']).toBe('key-1');
  expect(JSON.parse(gateway.seen[0]!.body)).toEqual({ accountId: 'a', channel: 'EGPAY', amount: '50.00' });
});

it('refuses a customer call without a token locally, and ends no session', async () => {
  token = undefined;
  reply = () => ok({});
  const store = newStore();
  expect((await store.dispatch(queryAccountInfo.initiate())).error).toEqual({ code: '4', msg: '请先登录', status: 0 });
  expect((await store.dispatch(submitData.initiate(submission))).error).toMatchObject({ code: '4' });
  expect(gateway.seen).toHaveLength(0);
  expect(onForcedLogout).not.toHaveBeenCalled();
  expect((await store.dispatch(commonApi.endpoints.getCommonConfig.initiate())).data).toEqual({});
});

it('ends the session on 10005', async () => {
  reply = () => refusal('10005', '登录状态已失效，请重新登录');
  await newStore().dispatch(queryAccountInfo.initiate());
  expect(onForcedLogout).toHaveBeenCalledWith('10005', '登录状态已失效，请重新登录');
});

describe('data that a submission may have changed', () => {
  const watch = async () => {
    const store = newStore();
    reply = () => ok({});
    await Promise.all([
      store.dispatch(queryDepositInfo.initiate()),
      store.dispatch(queryAccountInfo.initiate()),
      store.dispatch(commonApi.endpoints.getCommonConfig.initiate()),
    ]);
    return store;
  };
  const refetch = () => [
    asked('/v2/deposit/queryDepositInfo'),
    asked('/v2/customer/queryAccountInfo'),
    asked('/v2/common/getCommonConfig'),
  ];

  it('is refetched, and nothing else', async () => {
    const store = await watch();
    await store.dispatch(submitData.initiate(submission));
    await pause();
    expect(refetch()).toEqual([2, 2, 1]);
  });

  it('is refetched if the outcome is unknown', async () => {
    const store = await watch();
    reply = ({ url }) => (url.endsWith('submitData') ? { status: 502, body: 'Bad gateway' } : ok({}));
    await store.dispatch(submitData.initiate(submission));
    await pause();
    expect(refetch()).toEqual([2, 2, 1]);
  });

  it('is refetched with limits and levels after a refusal, because the page showed something out of date', async () => {
    const store = await watch();
    reply = ({ url }) => (url.endsWith('submitData') ? refusal('deposit.limit', '超出限额') : ok({}));
    await store.dispatch(submitData.initiate(submission));
    await pause();
    expect(refetch()).toEqual([2, 2, 2]);
  });
});

it('refetches the account data once when a polled draft becomes paid', async () => {
  const store = newStore();
  let status = 'unpaid';
  reply = ({ url }) => ok(url.endsWith('egpaySuccess') ? { pno: 'D1', status } : {});
  await store.dispatch(queryAccountInfo.initiate());
  const poll = () => store.dispatch(egpaySuccess.initiate({ pno: 'D1' }, { forceRefetch: true }));
  await poll();
  await poll();
  await pause();
  expect(asked('/v2/customer/queryAccountInfo')).toBe(1);
  status = 'paid';
  await poll();
  await poll();
  await pause();
  expect(asked('/v2/customer/queryAccountInfo')).toBe(2);
  expect(asked('/v2/deposit/egpaySuccess')).toBe(4);
});

it('removes all data when the user changes', async () => {
  const store = newStore();
  reply = () => ok({ custInfo: { chineseName: '王小明' } });
  await store.dispatch(queryAccountInfo.initiate());
  expect(JSON.stringify(store.getState())).toContain('王小明');
  store.dispatch(api.util.resetApiState());
  expect(JSON.stringify(store.getState())).not.toContain('王小明');
});

it('accepts the slices of the app and their initial state', () => {
  const count: Reducer<number> = (state = 0, { type }) => (type === 'more' ? state + 1 : state);
  const http = createHttp({ baseURL: '', lang: () => 'zh_CN', token: () => undefined, onForcedLogout });
  const store = makeStore({ http, reducers: { count }, preloadedState: { count: 4 } });
  store.dispatch({ type: 'more' });
  expect(store.getState().count satisfies number).toBe(5);
});

it('refuses an endpoint name that another domain uses', () => {
  expect(() =>
    api.injectEndpoints({
      overrideExisting: 'throw',
      endpoints: (build) => ({ submitData: build.query<null, void>({ queryFn: () => ({ data: null }) }) }),
    }),
  ).toThrow(/submitData/);
});
