import { isAnswer } from '../../../../core/health/is-answer';
import { RecipientPausedError, RefusedError } from '../../../../ports';
import type { ChosenSms } from '../sms-adapters';
import { smsAdapter, smsCarrier, type SmsProvider } from '../sms-adapters';
import type { Sms } from '../sms';
import type { CarrierFault } from './carrier-simulator';
import type { SmsSimulator } from './sms-simulators';

/** What the suite cannot know of a provider. */
export interface ProviderFacts {
  /** It drops the repeat of an id by itself; the others are asked what they have sent. */
  dropsRepeats?: boolean;
  /** It has no limit for one phone. */
  neverPauses?: boolean;
}

const none = {
  SMS_URL: '',
  SMS_KEY_ID: '',
  SMS_KEY: '',
  SMS_ACCOUNT: '',
  SMS_REGION: '',
  SMS_SENDER: '',
  SMS_TEMPLATES: '',
};
const home = '8613800138000';
const digits = '246810';
const codeTo = (to: string, id: string, change: Partial<Sms> = {}): Sms => ({
  id,
  to,
  kind: 'withdraw',
  text: `【EET】验证码 ${digits}，用于银行出金，5 分钟内有效。请勿告诉他人。`,
  parts: { template: 'code', params: { code: digits, purpose: '银行出金', minutes: '5' } },
  ...change,
});

/** What every adapter promises, through its protocol, against its simulator. `docs/parties.md` names the cells by fault. */
export function smsContract(
  provider: SmsProvider,
  start: () => Promise<SmsSimulator>,
  facts: ProviderFacts = {},
): void {
  let simulator: SmsSimulator;
  const settings = (change = {}) => ({ ...none, ...simulator.settings, ...change }) as ChosenSms;
  const send = (sms?: Sms, change = {}) => smsCarrier(settings(change))(sms);
  const failed = async (sms?: Sms, change = {}): Promise<unknown> =>
    send(sms, change).then(
      () => undefined,
      (error: unknown) => error,
    );
  const withFault = async (fault: CarrierFault, sms?: Sms) => {
    simulator.setFault(fault);
    return failed(sms);
  };
  /** How many messages a customer has got of these. */
  const received = () => {
    const { messages, keys } = simulator;
    return facts.dropsRepeats ? new Set(keys).size : messages.length;
  };

  beforeAll(async () => {
    simulator = await start();
  });
  afterAll(() => simulator.close());
  afterEach(() => {
    simulator.setFault();
    simulator.messages.splice(0);
  });

  it(`${provider} is complete with the settings of its simulator`, () => {
    const { required, faults, key } = smsAdapter(provider);
    for (const name of [...required, ...key, 'SMS_KEY' as const]) expect(settings()[name]).not.toBe('');
    expect(faults?.(settings()) ?? []).toEqual([]);
  });

  it(`${provider} takes a code for a phone at home and one abroad`, async () => {
    await send(codeTo(home, 'code-1'));
    await send(codeTo('85291234567', 'code-2'));
    expect(simulator.messages.map(({ to }) => to)).toEqual([home, '85291234567']);
    for (const { text } of simulator.messages) expect(text).toContain(`验证码 ${digits}`);
  });

  it(`${provider} takes notices, with the link of those about security`, async () => {
    const [title, text] = ['出金已付款', '出金 W7（100.00 美元）已付款'];
    const ticket = `123456789-${'a7'.repeat(16)}`;
    const notice = { to: home, kind: 'withdraw.3', text: `【EET】${title}：${text}` };
    await send({ ...notice, id: 'message-1', parts: { template: 'notice', params: { title, text } } });
    const secure = { ...notice, kind: 'customer.password', text: `【EET】${title} ${ticket}` };
    await send({ ...secure, id: 'message-2', parts: { template: 'security', params: { title, text, ticket } } });
    expect(simulator.messages).toMatchObject([
      { to: home, text: expect.stringContaining(title) as string },
      { to: home, text: expect.stringContaining(ticket) as string },
    ]);
  });

  it(`${provider} asks for an answer and sends nothing`, async () => {
    const error = await failed();
    expect(error).toBeInstanceOf(RefusedError);
    expect(isAnswer(error)).toBe(true);
    expect(simulator.messages).toEqual([]);
  });

  it(`${provider} wrong key`, async () => {
    for (const sms of [undefined, codeTo(home, 'code-1')]) {
      const error = await failed(sms, { SMS_KEY: 'another-secret' });
      expect(error).toMatchObject({ status: 401 });
      expect(isAnswer(error)).toBe(false);
    }
    expect(simulator.messages).toEqual([]);
    expect(await withFault('key', codeTo(home, 'code-1'))).toMatchObject({ status: 401 });
  });

  it.each(['away', 'error', 'limit', 'balance'] as const)(`${provider} %s: the message waits`, async (fault) => {
    const error = await withFault(fault, codeTo(home, 'code-1'));
    expect(error).toBeInstanceOf(Error);
    expect(isAnswer(error)).toBe(false);
    simulator.setFault();
    await send(codeTo(home, 'code-1', { repeat: true }));
    expect(received()).toBe(1);
  });

  it(`${provider} refused: nothing stands at its address`, async () => {
    const error = await failed(codeTo(home, 'code-1'), { SMS_URL: 'http://127.0.0.1:1' });
    expect(isAnswer(error)).toBe(false);
    expect(error).toBeInstanceOf(Error);
  });

  it(`${provider} limit and balance have words for staff`, async () => {
    for (const fault of ['limit', 'balance'] as const)
      expect((await withFault(fault, codeTo(home, 'code-1'))) as { code: string }).toMatchObject({
        code: expect.stringMatching(/^[\w.-]+$/) as string,
      });
  });

  it(`${provider} lie: no answer with 200 stands for a message`, async () => {
    for (let n = 0; n < simulator.lies; n += 1) {
      const error = await withFault('lie', codeTo(home, 'code-1'));
      expect(error).toBeInstanceOf(Error);
      expect(isAnswer(error)).toBe(false);
    }
  });

  it.each([
    ['a page', { status: 200, body: '<html>Sign in</html>', type: 'text/html' }],
    ['10 MB', { status: 200, body: JSON.stringify({ Code: 'x'.repeat(10_000_000) }), type: 'application/json' }],
    ['half an answer', { status: 200, body: '{"Code":"OK","Response":{', type: 'application/json' }],
    ['a redirect', { status: 302, body: '', type: 'application/json' }],
  ])(`${provider} wrong: %s`, async (_what, { status, body, type }) => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (_url, init) =>
        status === 302 && init?.redirect === 'error'
          ? Promise.reject(new TypeError('fetch failed'))
          : new Response(body, { status, headers: { 'content-type': type } }),
      );
    const error = await failed(codeTo(home, 'code-1'));
    // A carrier that moves must not get the key at another address.
    expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ redirect: 'error' }));
    fetched.mockRestore();
    expect(error).toBeInstanceOf(Error);
    expect(isAnswer(error)).toBe(false);
  });

  it(`${provider} hanging: gives up within six seconds`, async () => {
    const begun = performance.now();
    expect(isAnswer(await withFault('hanging', codeTo(home, 'code-1')))).toBe(false);
    expect(performance.now() - begun).toBeLessThan(6_500);
  });

  it.each(['late', 'lost'] as const)(`${provider} %s: the repeat brings no second message`, async (fault) => {
    const error = await withFault(fault, codeTo(home, 'code-1'));
    expect(isAnswer(error)).toBe(false);
    expect(simulator.messages).toHaveLength(1);
    simulator.setFault();
    await send(codeTo(home, 'code-1', { repeat: true }));
    expect(received()).toBe(1);
    // Another message to the same phone is no repeat of it.
    const text = '【EET】验证码 135791，用于银行出金，5 分钟内有效。请勿告诉他人。';
    const params = { code: '135791', purpose: '银行出金', minutes: '5' };
    await send(codeTo(home, 'code-2', { repeat: true, text, parts: { template: 'code', params } }));
    expect(received()).toBe(2);
  });

  it(`${provider} recipient: a phone that the carrier refuses is no outage, and final`, async () => {
    const error = await withFault('recipient', codeTo(home, 'code-1'));
    expect(isAnswer(error)).toBe(true);
    expect(error).not.toBeInstanceOf(RecipientPausedError);
  });

  if (!facts.neverPauses)
    it(`${provider} paused: a phone that has had too many is no outage, and is asked later`, async () => {
      const error = await withFault('paused', codeTo(home, 'code-1'));
      expect(error).toBeInstanceOf(RecipientPausedError);
      expect((error as RecipientPausedError).retryAfter).toBeGreaterThan(0);
    });

  it(`${provider} names neither phone nor code nor key in an error`, async () => {
    for (const fault of ['away', 'error', 'key', 'limit', 'balance', 'recipient', 'paused', 'lie'] as const) {
      const { message, code, stack } = (await withFault(fault, codeTo(home, 'code-1'))) as Error & { code?: string };
      for (const secret of [home, home.slice(2), digits, simulator.key])
        expect([message, code, stack].join('\n')).not.toContain(secret);
    }
  });
}
