import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ok, refusal, startLocalGateway, type Reply } from '../../test/local-gateway';
import { depositApi } from '../deposit';
import { createHttp } from '../http/create-http';
import { makeStore } from './make-store';
import { useNetworkLost } from './use-network-lost';

let gateway: Awaited<ReturnType<typeof startLocalGateway>>;
let reply: Reply;

beforeAll(async () => {
  gateway = await startLocalGateway(() => reply);
  // jsdom logs a broken connection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => gateway.close());

const { depositDraftList } = depositApi.endpoints;

function setUp() {
  const http = createHttp({
    baseURL: gateway.origin,
    lang: () => 'zh_CN',
    token: () => 'T',
    onForcedLogout: jest.fn(),
  });
  http.defaults.timeout = 500;
  const store = makeStore({ http });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useNetworkLost(), { wrapper });
  const read = (id: string) => act(() => store.dispatch(depositDraftList.initiate({ id }, { forceRefetch: true })));
  return { result, read };
}

it('is true after a broken connection, and false after the next response', async () => {
  const { result, read } = setUp();
  expect(result.current).toBe(false);
  reply = { fault: 'reset' };
  await read('1');
  await waitFor(() => expect(result.current).toBe(true));
  reply = ok([]);
  await read('2');
  await waitFor(() => expect(result.current).toBe(false));
});

it('is false if the gateway refuses', async () => {
  const { result, read } = setUp();
  reply = refusal('deposit.unknown', '入金单不存在');
  await read('1');
  expect(result.current).toBe(false);
});
