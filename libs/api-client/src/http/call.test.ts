import { ok, refusal, startLocalGateway, type Reply, type Seen } from '../../test/local-gateway';
import { accountRequests } from '../account/requests';
import { commonRequests } from '../common/requests';
import { contentRequests } from '../content/requests';
import { customerRequests } from '../customer/requests';
import { depositRequests } from '../deposit/requests';
import { identityRequests } from '../identity/requests';
import { marketRequests } from '../market/requests';
import { addressOf, call, download } from './call';
import { createHttp } from './create-http';
import { uploadFile } from './upload-file';

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

const makeHttp = () => createHttp({ baseURL: gateway.origin, lang: () => 'zh_CN', token: () => token, onForcedLogout });
const last = () => gateway.seen[gateway.seen.length - 1]!;

const draft = { accountId: 'a1', channel: 'EGPAY', amount: '50.00' };

describe('the request', () => {
  beforeEach(() => {
    reply = () => ok(null);
  });

  it('puts language and token in the header and the arguments of a POST in JSON', async () => {
    await call(makeHttp(), depositRequests.submitData, draft, { idempotencyKey: 'key-1' });
    expect(last()).toMatchObject({ method: 'POST', url: '/v2/deposit/submitData' });
    expect(last().headers).toMatchObject({ lang: 'zh_CN', token: 'T', 'idempotency-key': 'key-1' });
    expect(last().headers['content-type']).toMatch('application/json');
    expect(JSON.parse(last().body)).toEqual(draft);
  });

  it('sends at once, without looking for a cookie', async () => {
    const get = jest.fn().mockReturnValue(new Promise(() => undefined));
    Object.defineProperty(window, 'cookieStore', { value: { get }, configurable: true });
    // axios looks for a cookie only if the page and the gateway have one origin.
    const http = makeHttp();
    http.defaults.baseURL = window.location.origin;
    http.defaults.timeout = 200;
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await call(http, commonRequests.getCommonConfig);
    quiet.mockRestore();
    Reflect.deleteProperty(window, 'cookieStore');
    expect(get).not.toHaveBeenCalled();
  });

  it('sends no token header when signed out', async () => {
    token = undefined;
    await call(makeHttp(), commonRequests.getCommonConfig);
    expect(last().headers).not.toHaveProperty('token');
    expect(last().headers['lang']).toBe('zh_CN');
  });

  it('puts the arguments of a GET in the query', async () => {
    await call(makeHttp(), accountRequests.queryAccountInfo, { includeBalance: true });
    expect(last()).toMatchObject({ method: 'GET', url: '/v2/customer/queryAccountInfo?includeBalance=true', body: '' });
  });

  it('fills path parameters, encoded, and leaves them out of the body', async () => {
    await call(
      makeHttp(),
      depositRequests.depositDraftCancel,
      { customerNo: '88/0?1', pno: 'D2025#1' },
      { idempotencyKey: 'k' },
    );
    expect(last().url).toBe('/v2/deposit/depositDraft/cancel/88%2F0%3F1/D2025%231');
    expect(JSON.parse(last().body)).toEqual({});
  });

  it.each(['', '.', '..'])('is not sent with a path parameter %p that would change the path', async (id) => {
    const answer = await call(makeHttp(), depositRequests.depositDraftList, { id });
    expect(answer).toMatchObject({ ok: false, code: 'PARAM', status: 0 });
    expect(gateway.seen).toHaveLength(0);
  });

  it('returns the address of an image', () => {
    expect(addressOf(makeHttp(), customerRequests.captcha, { random: 'a b&c' })).toBe(
      `${gateway.origin}/v2/user/captcha?random=a+b%26c`,
    );
  });

  it('uploads one part named file, and reports the progress', async () => {
    reply = () => ok({ fileId: 'f1', width: 1, height: 1, bytes: 3 });
    const parts: number[] = [];
    const file = new File(['abc'], '身份证.png', { type: 'image/png' });
    const answer = await uploadFile(makeHttp(), file, (part) => parts.push(part));
    expect(answer).toMatchObject({ ok: true, data: { fileId: 'f1' } });
    expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last().headers).toMatchObject({ token: 'T', lang: 'zh_CN' });
    expect(last().body).toMatch(/name="file"; filename=/);
    expect(parts[parts.length - 1]).toBe(1);
  });
});

describe('the result', () => {
  const submit = () => call(makeHttp(), depositRequests.submitData, draft, { idempotencyKey: 'k' });

  it('is the data of an OK envelope', async () => {
    reply = () => ({ body: { code: 'OK', msg: '已提交', data: { pno: 'D1' } } });
    expect(await submit()).toEqual({ ok: true, data: { pno: 'D1' }, msg: '已提交' });
  });

  it('is the code and text of a refusal', async () => {
    reply = () => refusal('deposit.limit', '单笔入金须在 50 至 50000 美元之间');
    expect(await submit()).toEqual({
      ok: false,
      code: 'deposit.limit',
      msg: '单笔入金须在 50 至 50000 美元之间',
      status: 200,
    });
  });

  it('keeps the fields of a 400', async () => {
    const fields = { amount: '请输入金额', odd: 7 };
    reply = () => ({ status: 400, body: { code: 'PARAM', msg: '请检查填写的内容', data: { fields } } });
    expect(await submit()).toMatchObject({ code: 'PARAM', status: 400, fields: { amount: '请输入金额' } });
  });

  it.each([
    ['37', 37],
    [new Date(Date.now() - 5000).toUTCString(), 0],
    ['soon', undefined],
  ])('keeps Retry-After %s of a 429', async (header, seconds) => {
    reply = () => ({
      status: 429,
      headers: { 'Retry-After': header },
      body: { code: 'RATE', msg: '慢一点', data: null },
    });
    const answer = await submit();
    expect(answer).toMatchObject({ ok: false, code: 'RATE', status: 429 });
    expect(answer).toHaveProperty('msg', '慢一点');
    expect('retryAfter' in answer ? answer.retryAfter : undefined).toBe(seconds);
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [500, ''],
    [200, '<html>登录网络</html>'],
    [200, '[]'],
    [200, 'null'],
  ])('is the error HTTP if a %i has the body %p, which is not an envelope', async (status, body) => {
    reply = () => ({ status, body, headers: { 'Content-Type': 'text/html' } });
    expect(await submit()).toEqual({ ok: false, code: 'HTTP', msg: '系统繁忙，请稍后重试', status });
  });

  it('is an error for a 500, even with an OK envelope', async () => {
    reply = () => ({ status: 500, body: { code: 'OK', msg: '', data: { pno: 'D1' } } });
    expect(await submit()).toMatchObject({ ok: false, code: 'HTTP', status: 500 });
  });

  it('is the error NETWORK, returned and not thrown, if the connection breaks', async () => {
    reply = () => ({ fault: 'reset' });
    // jsdom also logs this to the console.
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const http = makeHttp();
    // jsdom keeps the timer of an aborted request, and jest would wait for it.
    http.defaults.timeout = 500;
    const answer = await call(http, depositRequests.queryDepositInfo);
    expect(answer).toEqual({ ok: false, code: 'NETWORK', msg: '网络异常，请稍后重试', status: 0 });
    quiet.mockRestore();
  });

  it('is the error TIMEOUT after the limit of ten seconds', async () => {
    const http = makeHttp();
    expect(http.defaults.timeout).toBe(10_000);
    http.defaults.timeout = 50;
    reply = () => ({ fault: 'silent' });
    const answer = await call(http, depositRequests.queryDepositInfo);
    expect(answer).toEqual({ ok: false, code: 'TIMEOUT', msg: '等待时间过长，请稍后重试', status: 0 });
  });

  it('is thrown and is no answer if our own code fails', async () => {
    const http = makeHttp();
    http.defaults.adapter = () => Promise.reject(new TypeError('x is not a function'));
    await expect(call(http, depositRequests.queryDepositInfo)).rejects.toThrow('x is not a function');
  });

  it('is the error CANCELED if the caller aborts', async () => {
    reply = () => ({ fault: 'silent' });
    const given = new AbortController();
    const pending = call(makeHttp(), depositRequests.queryDepositInfo, undefined, { signal: given.signal });
    given.abort();
    expect(await pending).toMatchObject({ ok: false, code: 'CANCELED' });
  });

  it.each([
    ['获取用户信息失败', () => call(makeHttp(), accountRequests.queryAccountInfo)],
    ['获取KYC信息失败', () => call(makeHttp(), identityRequests.queryKycInfo)],
    ['获取账户信息失败', () => call(makeHttp(), accountRequests.getAccountInfoAjax, { id: 'a' })],
    ['获取用户银行信息失败', () => call(makeHttp(), identityRequests.getUserBankDetail)],
  ])('has the text %s if the gateway sends none', async (text, ask) => {
    reply = () => refusal('SOMETHING', '');
    expect(await ask()).toMatchObject({ ok: false, code: 'SOMETHING', msg: text });
    reply = () => refusal('SOMETHING', '有话');
    expect(await ask()).toMatchObject({ msg: '有话' });
  });

  it('is the bytes of a download, or the refusal that was sent instead', async () => {
    reply = () => ({ headers: { 'Content-Type': 'image/png' }, body: Buffer.from([0x89, 0x50, 0, 255]) });
    const image = await download(makeHttp(), commonRequests.file, { fileId: 'f1' });
    expect(image.ok && [image.data.type, image.data.size]).toEqual(['image/png', 4]);
    reply = () => ({ ...refusal('NOT_FOUND', '请求的内容不存在'), status: 404 });
    expect(await download(makeHttp(), commonRequests.file, { fileId: 'f2' })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
      msg: '请求的内容不存在',
      status: 404,
    });
  });
});

describe('forced logout', () => {
  const ask = (http: ReturnType<typeof makeHttp>) => call(http, depositRequests.queryDepositInfo);

  it.each(['10005', '4', 10005, 4])('is reported for code %p', async (code) => {
    reply = () => ({ body: { code, msg: '登录状态已失效，请重新登录', data: null } });
    await ask(makeHttp());
    expect(onForcedLogout.mock.calls).toEqual([[String(code), '登录状态已失效，请重新登录']]);
  });

  it('is reported for a call below /api/v1', async () => {
    reply = () => refusal('10005', '失效');
    await call(makeHttp(), marketRequests.marketprice, { symbols: 'XAUUSD' });
    expect(last().url).toBe('/api/v1/marketprice?symbols=XAUUSD');
    expect(onForcedLogout.mock.calls).toEqual([['10005', '失效']]);
  });

  it('is not reported for a call outside /v2 and /v1', async () => {
    reply = () => refusal('10005', '失效');
    const answer = await call(makeHttp(), contentRequests.calendarNext);
    expect(last().url).toBe('/news/calendar/next');
    expect(answer).toMatchObject({ ok: false, code: '10005' });
    expect(onForcedLogout).not.toHaveBeenCalled();
  });

  it('is reported once, however many calls fail at the same time', async () => {
    reply = () => refusal('10005', '失效');
    const http = makeHttp();
    await Promise.all([ask(http), ask(http), ask(http)]);
    await ask(http);
    expect(onForcedLogout).toHaveBeenCalledTimes(1);
  });

  it('is reported again for the next session', async () => {
    reply = () => refusal('10005', '失效');
    const http = makeHttp();
    await ask(http);
    token = 'T2';
    await ask(http);
    expect(onForcedLogout).toHaveBeenCalledTimes(2);
  });

  it('does not end the session for the response to a previous token', async () => {
    reply = () => {
      token = 'T2';
      return refusal('10005', '失效');
    };
    expect(await ask(makeHttp())).toMatchObject({ ok: false, code: '10005' });
    expect(onForcedLogout).not.toHaveBeenCalled();
  });

  it('does not end the session if a token that is only tried is refused', async () => {
    reply = () => refusal('10005', '失效');
    const answer = await call(makeHttp(), accountRequests.queryAccountInfo, undefined, { token: 'tried' });
    expect(last().headers['token']).toBe('tried');
    expect(answer).toMatchObject({ ok: false, code: '10005' });
    expect(onForcedLogout).not.toHaveBeenCalled();
  });

  it('is not reported for another code', async () => {
    reply = () => refusal('40', '');
    await ask(makeHttp());
    expect(onForcedLogout).not.toHaveBeenCalled();
  });
});
