import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha, waitFor } from '@portal/testkit';
import { messageHttp } from '../../adapters/message/message-http';
import { startSmsSimulator } from '../../adapters/message/testing/sms-simulator';
import { startPartyGate, type Behaviour, type PartyGate } from '../../testing/party-gate';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { watchParties } from '../health/watch-parties';

const { customer } = calls;

let test_: TestGateway;
let sms: Awaited<ReturnType<typeof startSmsSimulator>>;
let gate: PartyGate;
let phones: string[];
/** Requests for the carrier's state while it was not known to be away. The gateway itself asks a carrier that is away every five seconds. */
let asked: number;

beforeAll(async () => {
  test_ = await startTestGateway();
  phones = [];
  for (let n = 0; n < 3; n += 1) phones.push((await registerCustomer(test_.url)).phone);
  sms = await startSmsSimulator();
  gate = await startPartyGate(sms.url);
  const { ports } = test_.gateway;
  const message = messageHttp({ SMS_PROVIDER: 'http', SMS_URL: gate.url, SMS_KEY: sms.key } as never, 'EET');
  const probe: typeof message.probe = (medium) => {
    if (!test_.gateway.parties.isAway('sms')) asked += 1;
    return message.probe(medium);
  };
  const counted = { payment: ports.payment, message: { ...message, probe } };
  Object.assign(ports.message, watchParties(counted, test_.gateway).message);
});
afterAll(async () => {
  await test_.stop();
  await gate.close();
  await sms.close();
});
beforeEach(async () => {
  await gate.set('well');
  // The first request may meet a connection that the gate has cut.
  const { parties, ports } = test_.gateway;
  await waitFor(async () => {
    await ports.message.probe('sms').catch(() => undefined);
    return parties.isUp('sms');
  }, 'the carrier');
  asked = 0;
});

const ask = async (mobilePhone: string) => {
  const client = new Client(test_.url);
  const { resendAfter } = await client.ok(customer.getResetPwdCaptcha, {
    mobilePhone,
    nationCode: '86',
    ...(await solveCaptcha(client)),
  });
  return resendAfter;
};

it.each<Behaviour>(['refused', 'hanging', 'wrong'])(
  'the first customer of an outage learns in seconds that the code comes later, whoever it is for: %s',
  async (fault) => {
    const known = phones.pop() ?? '';
    const { db, parties } = test_.gateway;
    await waitFor(() => Promise.resolve(!parties.hasAnsweredWithin('sms', 3_000)), 'an answer that no longer counts');
    await gate.set(fault);
    const begun = performance.now();
    expect(await Promise.all([ask(known), ask(newPhone())])).toEqual([0, 0]);
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(asked).toBe(1);
    const counted = () =>
      db.row<{ counted: boolean }>(
        'test.counted',
        `select counted from kernel.verify_code where target = $1 and kind = 'resetPwd'`,
        [`86${known}`],
      );
    await waitFor(async () => !(await counted()).counted, 'a code that starts no wait');
    await gate.set('well');
    expect(await sms.codeFor(known)).toMatch(/^\d{6}$/);
  },
  30_000,
);

it('asks a carrier that has just answered no question more', async () => {
  expect(await ask(newPhone())).toBe(60);
  expect(asked).toBe(0);
});
