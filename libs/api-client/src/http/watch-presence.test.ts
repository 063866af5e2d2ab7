import { ok, startLocalGateway } from '../../test/local-gateway';
import { accountRequests } from '../account/requests';
import { call } from './call';
import { createHttp, type Http } from './create-http';
import { watchPresence } from './watch-presence';

let gateway: Awaited<ReturnType<typeof startLocalGateway>>;
let now = 0;
let token: string | undefined;
let stop: () => void;
let http: Http;

beforeAll(async () => {
  gateway = await startLocalGateway(() => ok(null));
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.seen.length = 0;
  token = 'T';
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  http = createHttp({ baseURL: gateway.origin, lang: () => 'zh_CN', token: () => token, onForcedLogout: jest.fn() });
  stop = watchPresence(http);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const use = (type = 'keydown') => window.dispatchEvent(new Event(type));
const read = async () => {
  await call(http, accountRequests.queryAccountInfo);
  return gateway.seen[gateway.seen.length - 1]?.headers['present'];
};

it.each(['keydown', 'pointerdown', 'wheel'])('marks requests within a minute of a %s, and no others', async (type) => {
  expect(await read()).toBeUndefined();
  use(type);
  expect(await read()).toBe('1');
  now += 59_999;
  expect(await read()).toBe('1');
  now += 1;
  expect(await read()).toBeUndefined();
});

describe('of a customer who types while the page asks nothing', () => {
  const wait = async (ms: number) => {
    now += ms;
    await jest.advanceTimersByTimeAsync(ms);
  };
  const asked = jest.fn();
  beforeEach(() => {
    asked
      .mockReset()
      .mockImplementation((config) => Promise.resolve({ data: { code: 'OK' }, status: 200, headers: {}, config }));
    http.defaults.adapter = asked;
    jest.useFakeTimers({ doNotFake: ['Date'] });
  });

  it('tells after two minutes, and again after the next input', async () => {
    use();
    await wait(60_000);
    use();
    await wait(59_999);
    expect(asked).not.toHaveBeenCalled();
    await wait(1);
    expect(asked.mock.calls.map(([{ url, data }]) => [url, data])).toEqual([['/v2/user/reauth', '{}']]);
    await wait(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
    use();
    await wait(120_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('tells nothing where a request has told it, nor without a session, nor after the page has gone', async () => {
    use();
    await call(http, accountRequests.queryAccountInfo);
    await wait(120_000);
    expect(asked).toHaveBeenCalledTimes(1);
    token = undefined;
    use();
    await wait(120_000);
    token = 'T';
    use();
    stop();
    await wait(120_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
