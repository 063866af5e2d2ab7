import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import {
  agreementsFor,
  Client,
  mt5Password,
  newPhone,
  submitIdentity,
  waitFor,
  type TestCustomer,
} from '@portal/testkit';
import { Registry } from 'prom-client';
import { startMailSimulator } from '../../adapters/message/testing/mail-simulator';
import { startSmsSimulator } from '../../adapters/message/testing/sms-simulator';
import { startEgpaySimulator } from '../../adapters/payment/testing/egpay-simulator';
import { startMt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { registerBusinessMetrics } from '../../start/business-metrics';
import { partyNames, type Party } from './parties';
import { mockNames } from '../../testing/mock-names';
import { startPartyGate, type PartyGate } from '../../testing/party-gate';
import { productionSettings } from '../../testing/production-settings';
import { startRedis } from '../../testing/start-redis';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { newDatabase } from '../../testing/test-database';

// Each cell of docs/parties.md: a party, its fault, and whether it has it when the gateway starts or later. Production mode; every party
// is a simulator behind a gate of its own.
const { account, common, customer, deposit } = calls;

const faults = ['refused', 'unresolvable', 'hanging', 'slow', 'wrong'] as const;
type Fault = (typeof faults)[number];
/** The platform's address must be of this machine or have TLS. */
const hostOf = (party: Party) => (party === 'platform' ? 'localhost' : `${party}.party.test`);
const captcha = '4821';
const patience = 45_000;

let simulators: {
  mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
  egpay: Awaited<ReturnType<typeof startEgpaySimulator>>;
  sms: Awaited<ReturnType<typeof startSmsSimulator>>;
  mail: Awaited<ReturnType<typeof startMailSimulator>>;
  redis: Awaited<ReturnType<typeof startRedis>>;
};
let gates: Record<Party, PartyGate>;
let settings: Record<string, string>;
let person: TestCustomer;
let walletId: string;
let mt5Id: string;
/** Parties whose name is not known to any name server. */
const unknown = new Set<string>();

interface Running {
  gateway: TestGateway;
  lines: { party?: Party; msg?: string }[];
  value(party: Party): Promise<number | undefined>;
}

async function start(): Promise<Running> {
  const lines: Running['lines'] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Running['lines'][number]);
  const gateway = await startTestGateway({ ...settings, LOG_LEVEL: 'info' }, settings['DATABASE_URL'], undefined, {
    write,
  });
  jest.spyOn(gateway.gateway.ports.captcha, 'answerFor').mockReturnValue(captcha);
  const registry = new Registry();
  const refresh = registerBusinessMetrics(registry, gateway.gateway);
  const value = async (party: Party) => {
    await refresh();
    const name = `portal_party_up{party="${party}"} `;
    const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(name));
    return line === undefined ? undefined : Number(line.slice(name.length));
  };
  return { gateway, lines, value };
}

const set = async (party: Party, fault: Fault | 'well') => {
  if (fault === 'unresolvable') unknown.add(hostOf(party));
  else unknown.delete(hostOf(party));
  await gates[party].set(fault === 'unresolvable' ? 'refused' : fault);
};

/** The person's session at another gateway. */
function at({ gateway }: Running): Client {
  const client = new Client(gateway.url);
  client.token = person.client.token;
  for (const [name, value] of person.client.cookies) client.cookies.set(name, value);
  return client;
}
async function solved(client: Client, kind: string) {
  const random = randomUUID();
  await client.fetch(`/v2/user/captcha?random=${random}&for=${kind}`);
  return { random, validate: captcha };
}
async function askForCode(client: Client, mobilePhone: string) {
  const { brand } = await client.ok(common.getCommonConfig, {});
  const from = { nationCode: '86', signature: brand.code, mobilePhone, trackParameters: {} };
  await client.ok(customer.sendOpenMessage, { ...from, ...(await solved(client, 'register')) });
  return from;
}
let mails = 0;

/** What a customer does with a party, and what they see while it answers and while it is away. Returns what they have seen. */
const acts: Record<Party, (running: Running) => Promise<string>> = {
  async platform(running) {
    const { stale } = await at(running).ok(account.getAccountInfoAjax, { id: mt5Id });
    return stale ? '最后的状态' : '现在的状态';
  },
  async channel(running) {
    const client = at(running);
    const submitted = await client.call(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '60.00' });
    const { channels, unpaid } = await client.ok(deposit.queryDepositInfo, {});
    if (submitted.code === 'OK') {
      await client.ok(deposit.depositDraftCancel, { customerNo: person.customerNumber, pno: submitted.data.pno });
      return channels[0]?.available && unpaid.length === 1 ? '收银台' : '不一致';
    }
    return submitted.code === 'deposit.channel' && channels[0]?.available === false && unpaid.length === 0
      ? '暂不可用'
      : '不一致';
  },
  async sms(running) {
    const phone = newPhone();
    await askForCode(new Client(running.gateway.url), phone);
    return (await running.gateway.gateway.parties.isUp('sms')) && (await simulators.sms.codeFor(phone))
      ? '验证码'
      : '没有验证码';
  },
  async email(running) {
    const before = simulators.mail.mails.length;
    mails += 1;
    const client = at(running);
    const email = `new${mails}@mail.example`;
    await client.ok(customer.getBindEmail, { email, ...(await solved(client, 'email')) });
    if (!running.gateway.gateway.parties.isUp('email')) return '没有验证码';
    await waitFor(async () => simulators.mail.mails.length > before, 'a mail');
    return '验证码';
  },
  async redis(running) {
    return (await at(running).call(account.queryAccountInfo, {})).code === 'OK' ? '照常' : '不一致';
  },
};
const well: Record<Party, string> = {
  platform: '现在的状态',
  channel: '收银台',
  sms: '验证码',
  email: '验证码',
  redis: '照常',
};
const awayWords: Record<Party, string> = {
  platform: '最后的状态',
  channel: '暂不可用',
  sms: '没有验证码',
  email: '没有验证码',
  redis: '照常',
};

const said = ({ lines }: Running, party: Party, words: string) =>
  lines.filter((line) => line.party === party && line.msg === `an outside party is ${words}`).length;

/** The party has its fault: the customer is answered, the metric and one line of the log say it, and the other parties are used. */
async function isAwayHonestly(running: Running, party: Party, before = 0) {
  // A request of a customer or the next probe meets the fault.
  await Promise.all([
    acts[party](running).catch(() => undefined),
    waitFor(async () => (await running.value(party)) === 0, `${party} away`, patience),
  ]);
  const begun = performance.now();
  expect(await acts[party](running)).toBe(awayWords[party]);
  // A hanging party never answers, a slow one after 8 s.
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(said(running, party, 'away')).toBe(before + 1);
}

async function recovers(running: Running, party: Party) {
  const before = said(running, party, 'back');
  await set(party, 'well');
  await waitFor(async () => (await running.value(party)) === 1, `${party} back`, patience);
  await waitFor(async () => (await acts[party](running)) === well[party], `the customer's ${party}`, patience);
  expect(said(running, party, 'back')).toBe(before + 1);
}

/** The other parties answer, at once or when a busy machine lets them. */
async function othersAnswer(running: Running, faulty?: Party) {
  for (const party of partyNames.filter((one) => one !== faulty))
    await waitFor(async () => (await running.value(party)) === 1, party, patience);
}

beforeAll(async () => {
  mockNames(partyNames.map(hostOf), unknown);
  simulators = {
    mt5: await startMt5Simulator(),
    egpay: await startEgpaySimulator(),
    sms: await startSmsSimulator(),
    mail: await startMailSimulator(),
    redis: await startRedis(),
  };
  simulators.mt5.market.setQuote('EURUSD', '1.10000', '1.10012');
  const targets: Record<Party, string> = {
    platform: simulators.mt5.url,
    channel: simulators.egpay.url,
    sms: simulators.sms.url,
    email: simulators.mail.url,
    redis: simulators.redis.url,
  };
  const opened = partyNames.map(async (party) => [party, await startPartyGate(targets[party])] as const);
  gates = Object.fromEntries(await Promise.all(opened)) as Record<Party, PartyGate>;
  const url = (party: Party) => gates[party].url.replace('127.0.0.1', hostOf(party));
  settings = {
    ...productionSettings(simulators, await newDatabase()),
    EGPAY_URL: url('channel'),
    MT5_URL: url('platform'),
    SMS_URL: url('sms'),
    SMTP_URL: url('email'),
    REDIS_URL: url('redis'),
    PLATFORM_READ_MS: '1000',
  };
  const running = await start();
  const client = new Client(running.gateway.url);
  const phone = newPhone();
  const from = await askForCode(client, phone);
  const verifyCode = await simulators.sms.codeFor(phone);
  const agreements = await agreementsFor(client, 'register');
  const form = { ...from, verifyCode, password: 'Passw0rd1', platform: 1, agreements } as const;
  const made = await client.ok(customer.createAccount, form);
  client.token = made.token;
  person = { client, phone, password: 'Passw0rd1', customerNumber: made.username };
  await submitIdentity(client, false);
  mt5Id = (await client.ok(account.createMT5Account, { level: 'MIN', password: mt5Password })).id;
  const accounts = async () => (await client.ok(account.queryAccountInfo, {})).accounts;
  await waitFor(
    async () => (await accounts()).some(({ id, status }) => id === mt5Id && status === 'open'),
    'the login',
    // An opening that a busy machine has delayed is tried again at growing distances.
    150_000,
  );
  walletId = (await accounts()).find(({ kind }) => kind === 'wallet')?.id ?? '';
  await running.gateway.stop();
}, 240_000);
afterAll(async () => {
  for (const gate of Object.values(gates)) await gate.close();
  for (const one of [simulators.mt5, simulators.egpay, simulators.sms, simulators.mail]) await one.close();
  await simulators.redis.stop();
  jest.restoreAllMocks();
});

const longest = 150_000;

describe('later', () => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  }, longest);
  beforeEach(() => othersAnswer(running), longest);
  afterEach(async () => {
    for (const party of partyNames) await set(party, 'well');
  });
  afterAll(() => running.gateway.stop());

  for (const party of partyNames)
    for (const fault of faults)
      it(
        `${party} ${fault} later`,
        async () => {
          const before = said(running, party, 'away');
          await set(party, fault);
          await isAwayHonestly(running, party, before);
          await othersAnswer(running, party);
          await recovers(running, party);
        },
        longest,
      );
});

describe.each(faults)('all %s', (fault) => {
  let running: Running;
  beforeAll(async () => {
    for (const party of partyNames) await set(party, fault);
    running = await start();
  }, longest);
  afterAll(async () => {
    for (const party of partyNames) await set(party, 'well');
    await running.gateway.stop();
  });

  for (const party of partyNames)
    it(
      `${party} ${fault} at start`,
      async () => {
        await isAwayHonestly(running, party);
        await recovers(running, party);
      },
      longest,
    );
});
