import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { Client, newPhone, waitFor } from '@portal/testkit';
import type { SmsProvider } from '../adapters/message/sms/sms-adapters';
import { smsSimulators, type SmsSimulator } from '../adapters/message/sms/testing/sms-simulators';
import { startEgpaySimulator } from '../adapters/payment/testing/egpay-simulator';
import { startMt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { recordedConditions } from '../core/health/recorded-conditions.store';
import { leaveMessage } from '../core/messages/message';
import { productionSettings } from '../testing/production-settings';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { newDatabase } from '../testing/test-database';

// A gateway in production mode with each provider of SMS: what a customer gets and staff see while its carrier fails.
const { common, customer } = calls;
const captcha = '4821';

let mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
let egpay: Awaited<ReturnType<typeof startEgpaySimulator>>;
beforeAll(async () => {
  [mt5, egpay] = [await startMt5Simulator(), await startEgpaySimulator()];
});
afterAll(async () => {
  await mt5.close();
  await egpay.close();
});

describe.each<[SmsProvider, balance: string]>([
  ['aliyun', '阿里云短信：isv.AMOUNT_NOT_ENOUGH'],
  ['tencent', '腾讯云短信：FailedOperation.InsufficientBalanceInSmsPackage'],
  ['twilio', 'Twilio：20005'],
])('%s', (provider, balance) => {
  let simulator: SmsSimulator;
  let running: TestGateway;
  const lines: string[] = [];
  const query = async (text: string, values: unknown[] = []) =>
    (await running.gateway.db.pool.query<Record<string, unknown>>(text, values)).rows;
  const outage = async () => (await recordedConditions(running.gateway.db)).find(({ kind }) => kind === 'smsDown');

  beforeAll(async () => {
    simulator = await smsSimulators[provider]();
    const settings = {
      ...productionSettings({ mt5, egpay, sms: simulator }, await newDatabase()),
      ...simulator.settings,
    };
    running = await startTestGateway({ ...settings, LOG_LEVEL: 'info' }, settings.DATABASE_URL, undefined, {
      write: (line: string) => void lines.push(line),
    });
    jest.spyOn(running.gateway.ports.captcha, 'answerFor').mockReturnValue(captcha);
  });
  afterAll(async () => {
    await running.stop();
    await simulator.close();
  });
  afterEach(() => simulator.setFault());

  async function askForCode(mobilePhone: string) {
    const client = new Client(running.url);
    const { brand } = await client.ok(common.getCommonConfig, {});
    const random = randomUUID();
    await client.fetch(`/v2/user/captcha?random=${random}&for=register`);
    const from = { nationCode: '86', signature: brand.code, mobilePhone, trackParameters: {} };
    return client.ok(customer.sendOpenMessage, { ...from, random, validate: captcha });
  }

  it('sends a code by the carrier', async () => {
    const phone = newPhone();
    await askForCode(phone);
    expect(await simulator.codeFor(phone)).toMatch(/^\d{6}$/);
    expect(simulator.messages.at(-1)).toMatchObject({ to: `86${phone}` });
    expect(await outage()).toBeUndefined();
  });

  it('names the carrier and its word to staff while it refuses to send, and sends what waits afterwards', async () => {
    simulator.setFault('balance');
    const phone = newPhone();
    await askForCode(phone);
    await waitFor(async () => (await outage())?.detail === balance, 'the condition');
    // It answers a probe all the while.
    await running.gateway.ports.message.probe('sms').catch(() => undefined);
    expect(running.gateway.parties.isAway('sms')).toBe(true);
    expect((await outage())?.detail).toBe(balance);
    simulator.setFault();
    await waitFor(async () => (await outage()) === undefined, 'the end of the outage', 45_000);
    expect(await simulator.codeFor(phone)).toMatch(/^\d{6}$/);
  });

  it('brings a code once whose answer was lost', async () => {
    simulator.setFault('lost');
    const phone = newPhone();
    await askForCode(phone);
    const ofPhone = () => simulator.messages.filter(({ to }) => to.endsWith(phone));
    await waitFor(async () => ofPhone().length > 0, 'the code');
    simulator.setFault();
    const sent = async () =>
      (
        await query(`select sent_at is not null as sent from kernel.verify_code where target = $1`, [`86${phone}`])
      )[0]?.['sent'] === true;
    await waitFor(sent, 'the record of it', 45_000);
    expect(ofPhone()).toHaveLength(1);
  });

  it('says neither phone nor key nor code in the log', () => {
    const said = lines.join('\n');
    expect(said).toContain('an outside party is away');
    for (const { to, text } of simulator.messages) {
      expect(said).not.toContain(to.slice(2));
      expect(said).not.toContain(/验证码 (\d{6})/.exec(text)?.[1]);
    }
    expect(said).not.toContain(simulator.key);
    expect(said).not.toContain(simulator.settings['SMS_KEY_ID']);
  });

  if (provider !== 'twilio')
    it('waits for an hour with a notice to a phone that has had too many, and holds nobody else up', async () => {
      await query(
        `insert into customer.customer (nation_code, mobile_phone, invite_code, platform) values ('86', $1, 'PAUSED7', 1)`,
        [newPhone()],
      );
      const [{ id } = { id: '' }] = await query('select max(id)::text as id from customer.customer');
      simulator.setFault('paused');
      const params = { pno: 'D7', amount: '10000' };
      await leaveMessage(running.gateway.db, { customerId: BigInt(String(id)), kind: 'deposit.paid', params });
      const wait = async () =>
        (
          await query(
            `select extract(epoch from run_at - now())::int as wait from graphile_worker.jobs
             where task_identifier = 'message.send' and run_at > now() + interval '1 minute'`,
          )
        )[0]?.['wait'];
      await waitFor(async () => (await wait()) !== undefined, 'the later try');
      expect(await wait()).toBeGreaterThan(3_000);
      expect(await outage()).toBeUndefined();
      expect(running.gateway.parties.isAway('sms')).toBe(false);
    });
});
