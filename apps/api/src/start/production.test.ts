import { calls } from '@portal/contract';
import {
  agreementsFor,
  Client,
  mt5Password,
  newIdNumber,
  newPhone,
  submitBank,
  submitIdentity,
  waitFor,
  type TestCustomer,
} from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmsSimulator } from '../adapters/message/testing/sms-simulator';
import { startEgpaySimulator } from '../adapters/payment/testing/egpay-simulator';
import { startMt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { reconcile } from '../core/reconciliation';
import { poll } from '../deposit/poll';
import { importAll, recheck } from '../reports/import-jobs';
import { importFile } from './run-import';
import { breaksOf, ledgerOf, platformShows, shown } from '../testing/payouts';
import { productionSettings } from '../testing/production-settings';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { newDatabase, schemaFolder } from '../testing/test-database';

// One customer's whole way in production mode: every outside party is a simulator that speaks the real protocol on a port of its
// own, and the gateway knows none of them. The tests run in order and share the customer.
const { account, coin, common, customer, deposit, market, reports, staff, transfer, withdraw } = calls;

type Simulators = {
  mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
  egpay: Awaited<ReturnType<typeof startEgpaySimulator>>;
  sms: Awaited<ReturnType<typeof startSmsSimulator>>;
};

const captcha = '4821';
const allDays = { startDate: '2020-01-01', endDate: '2099-12-31' };
/** The platform's clock is two hours ahead of UTC, as in Cyprus in winter. */
const offset = 2 * 3600;

let simulators: Simulators;
let test: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let person: TestCustomer;
let bankId: string;
let walletId: string;
let mt5Id: string;
let login: string;

beforeAll(async () => {
  const mt5 = await startMt5Simulator({ offset });
  const egpay = await startEgpaySimulator();
  const sms = await startSmsSimulator();
  mt5.market.setQuote('EURUSD', '1.10000', '1.10012');
  simulators = { mt5, egpay, sms };
  const database = await newDatabase();
  test = await startTestGateway(productionSettings(simulators, database), database);
  // Nobody can know the answer of a production captcha.
  jest.spyOn(test.gateway.ports.captcha, 'answerFor').mockReturnValue(captcha);
  anna = new StaffClient(test.staffUrl, test.staffToken);
  boris = new StaffClient(test.staffUrl, staffTokenOf('boris'));
});
afterAll(async () => {
  await test.stop();
  for (const simulator of Object.values(simulators)) await simulator.close();
});

async function solved(client: Client) {
  const random = randomUUID();
  await client.fetch(`/v2/user/captcha?random=${random}`);
  return { random, validate: captcha };
}

const approve = async (kind: 'identity' | 'bank') => {
  const { list } = await anna.ok(staff.reviews, { kind });
  for (const { id, createdAt } of list) await anna.ok(staff.decide, { kind, id, createdAt, decision: 'approve' });
};
const posted = async () => (await ledgerOf(test, mt5Id)).posted;
const imported = () => importAll(test.gateway, {});
const isSound = async () => {
  expect(await breaksOf(test)).toEqual([]);
  expect(await reconcile(test.gateway)).toEqual([]);
};

it('registers with a code delivered by the SMS carrier', async () => {
  const client = new Client(test.url);
  const phone = newPhone();
  const { brand } = await client.ok(common.getCommonConfig, {});
  const from = { nationCode: '86', signature: brand.code, mobilePhone: phone, trackParameters: {} };
  await client.ok(customer.sendOpenMessage, { ...from, ...(await solved(client)) });
  const [verifyCode, password] = [await simulators.sms.codeFor(phone), 'Passw0rd1'];
  const agreements = await agreementsFor(client, 'register');
  const form = { ...from, verifyCode, password, platform: 1, agreements } as const;
  const { token, username } = await client.ok(customer.createAccount, form);
  client.token = token;
  person = { client, phone, password, customerNumber: username };
});

it('verifies identity and bank card by a decision of staff', async () => {
  await submitIdentity(person.client, false);
  bankId = await submitBank(person.client, false);
  await approve('identity');
  await approve('bank');
  expect(await person.client.ok(calls.identity.queryKycInfo, {})).toMatchObject({
    identity: { status: 1 },
    bank: { status: 1 },
  });
});

it('opens an MT5 account on the platform', async () => {
  const opened = await person.client.ok(account.createMT5Account, { level: 'MIN', password: mt5Password });
  mt5Id = opened.id;
  await waitFor(async () => (await shown(person, mt5Id)).status === 'open', 'the login', 150_000);
  const { accounts } = await person.client.ok(account.queryAccountInfo, {});
  walletId = accounts.find(({ kind }) => kind === 'wallet')?.id ?? '';
  const [user] = simulators.mt5.users;
  expect(user).toMatchObject({ group: 'real\\MIN-USD', name: '王小明' });
  login = user!.login;
  expect(simulators.mt5.users).toHaveLength(1);
}, 180_000);

it('credits a payment once, however often the channel reports it', async () => {
  const draft = await person.client.ok(deposit.submitData, { accountId: mt5Id, channel: 'EGPAY', amount: '1000.00' });
  expect(draft.payUrl).toBe(`https://cashier.egpay.example/${draft.pno}`);
  const report = simulators.egpay.pay(draft.pno);
  for (let n = 0; n < 3; n += 1)
    expect(await simulators.egpay.callBack(test.url, report)).toEqual({ status: 200, text: 'SUCCESS' });
  await platformShows(test, mt5Id, 100_000n);
  expect(await person.client.ok(deposit.egpaySuccess, { pno: draft.pno })).toMatchObject({ status: 'paid' });
  await isSound();
});

it('credits once a payment whose callback was lost, by querying the channel', async () => {
  const draft = await person.client.ok(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '100.00' });
  const report = simulators.egpay.pay(draft.pno);
  // Drafts are polled once they are older than the time in which a callback comes.
  await test.gateway.db.rows(
    'test.older',
    `update deposit.draft set created_at = now() - interval '1 hour' where pno = $1`,
    [draft.pno],
  );
  await poll(test.gateway, {});
  expect(await shown(person, walletId)).toMatchObject({ balance: '100.00' });
  await poll(test.gateway, {});
  expect(await simulators.egpay.callBack(test.url, report)).toMatchObject({ text: 'SUCCESS' });
  expect(await shown(person, walletId)).toMatchObject({ balance: '100.00' });
});

it.each([{ merchantId: 'M9999' }, { amount: '699.99' }, { currency: 'USD' }])(
  'credits nothing for a payment with %j, and leaves the decision to staff',
  async (change) => {
    const draft = await person.client.ok(deposit.submitData, {
      accountId: walletId,
      channel: 'EGPAY',
      amount: '100.00',
    });
    await simulators.egpay.callBack(test.url, { ...simulators.egpay.pay(draft.pno), ...change });
    expect(await person.client.ok(deposit.egpaySuccess, { pno: draft.pno })).toMatchObject({ status: 'mismatch' });
    expect(await shown(person, walletId)).toMatchObject({ balance: '100.00' });
  },
);

it('reports a payment in the channel’s statement that the portal lacks', async () => {
  const draft = await person.client.ok(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '100.00' });
  // Longer ago than the poller needs to find it.
  const report = simulators.egpay.pay(draft.pno);
  report.paidAt = new Date(Date.now() - 3_600_000).toISOString();
  const [expected, found] = ['paid', 'unpaid'].map((state) => `${draft.payAmount.replace('.', '')} ${state}`);
  expect(await reconcile(test.gateway)).toMatchObject([
    { check: 'channel.order', subject: draft.pno, expected, found, currency: 'CNY' },
  ]);
  await simulators.egpay.callBack(test.url, report);
  await isSound();
});

it('shows quotes, contracts and trading hours of the platform', async () => {
  await waitFor(async () => {
    const prices = await person.client.ok(market.zoneMarketPrice, {
      company: test.gateway.brand.code,
      zone: 1,
      timeformat: 'iso',
    });
    return prices.find(({ symbol }) => symbol === 'EURUSD')?.bid === '1.10000';
  }, 'a quote');
  const symbols = await person.client.ok(common.getSymbolList, {});
  expect(symbols.find(({ symbol }) => symbol === 'EURUSD')).toMatchObject({
    contractSize: 100_000,
    minLot: 0.01,
    spread: '0.00012',
    swapLong: '-7.2',
    session: '7×24 小时',
  });
});

it('posts a trade, and lists it in the statement to the cent', async () => {
  const position = simulators.mt5.openPosition(login, {
    symbol: 'EURUSD',
    side: 'buy',
    volume: 2_000n,
    price: '1.10000',
    commission: -1_40n,
  });
  simulators.mt5.closePosition(position, { price: '1.10100', profit: 20_00n, commission: -60n, storage: -10n });
  await imported();
  expect(await posted()).toBe(101_790n);
  const { list } = await person.client.ok(reports.statements, { accountId: mt5Id });
  expect(list[0]).toMatchObject({ closing: '1017.90' });
  await isSound();
});

it('pays a withdrawal confirmed by the customer by SMS and paid by staff', async () => {
  await person.client.ok(coin.sendCoinMessage, { ...(await solved(person.client)), type: 1 });
  const verifyCode = await simulators.sms.codeFor(person.phone);
  const args = { accountId: mt5Id, bankId, amount: '500.00', verifyCode };
  const { pno } = await person.client.ok(withdraw.withdrawSubmit, args);
  await platformShows(test, mt5Id, 51_790n);
  await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
  await anna.ok(staff.payWithdrawal, { pno, reference: `BANK-${pno}` });
  const { list } = await person.client.ok(withdraw.getWithdrawRecordsV2, allDays);
  expect(list[0]).toMatchObject({ pno, displayStatus: 3 });
  await isSound();
});

it('neither loses nor duplicates a movement when the platform is unavailable', async () => {
  simulators.mt5.setAway(true);
  expect(await shown(person, mt5Id)).toMatchObject({ balance: '517.90', stale: true, withdrawable: '0.00' });
  const { as_of } = await shown(person, mt5Id);
  expect(Date.now() - Date.parse(as_of ?? '')).toBeLessThan(60_000);
  const args = { fromAccountId: mt5Id, toAccountId: walletId, amount: '17.90' };
  const key = randomUUID();
  const refused = await person.client.call(transfer.addTransfer, args, key);
  expect(refused.code).toBe('PLATFORM');
  simulators.mt5.setAway(false);
  await waitFor(async () => (await person.client.call(transfer.addTransfer, args, key)).code === 'OK', 'the platform');
  await platformShows(test, mt5Id, 50_000n);
  expect(await shown(person, walletId)).toMatchObject({ balance: '217.90' });
  await isSound();
}, 90_000);

it('posts a deal that the platform shows days late, and updates a deal that it changes', async () => {
  const early = Math.floor(Date.now() / 1000) + offset - 3 * 86_400;
  simulators.mt5.recordDeal({ login, action: '2', profit: 25_00n, comment: 'goodwill', time: early });
  await recheck(test.gateway, {});
  expect(await posted()).toBe(52_500n);
  const delayed = simulators.mt5.deals.at(-1)!;
  simulators.mt5.changeDeal(delayed.deal, { profit: 20_00n });
  await recheck(test.gateway, {});
  expect(await posted()).toBe(52_000n);
  await isSound();
});

it('blocks one account that differs, until two members of staff release it', async () => {
  simulators.mt5.shiftBalance(login, -1_00n);
  expect(await reconcile(test.gateway)).toHaveLength(1);
  const args = { fromAccountId: mt5Id, toAccountId: walletId, amount: '10.00' };
  expect(await person.client.call(transfer.addTransfer, args)).toMatchObject({ code: 'account.review' });
  const { list } = await anna.ok(staff.reviews, { kind: 'quarantine', status: 1 });
  const item = { kind: 'quarantine', id: list[0]!.id, decision: 'approve', resolution: 'correct' } as const;
  expect(await anna.ok(staff.decide, item)).toMatchObject({ status: 1 });
  expect(await anna.call(staff.decide, item)).toMatchObject({ code: 'staff.secondPerson' });
  expect(await boris.ok(staff.decide, item)).toMatchObject({ status: 3 });
  expect(await person.client.call(transfer.addTransfer, args)).toMatchObject({ code: 'OK' });
  await platformShows(test, mt5Id, 50_900n);
  await isSound();
});

it('imports a customer and an MT5 login from a former system', async () => {
  const phone = newPhone();
  const { mt5 } = simulators;
  const old = { ...mt5.users[0]!, login: '700001', comment: '', password: mt5Password, balance: 250_00n, credit: 0n };
  mt5.users.push(old);
  const folder = mkdtempSync(join(tmpdir(), 'portal-production-'));
  const importing = (what: string, text: string) => {
    const file = join(folder, `${what}.csv`);
    writeFileSync(file, text);
    const { env } = test;
    const run = { env, databaseUrl: test.databaseUrl, schemaFolder, secret: env.SECRET_KEY, print: () => undefined };
    return importFile({ ...run, arguments: [what, file, '--apply'] });
  };
  const header = 'mobilePhone,chineseName,idDocumentNumber,kyc';
  expect(await importing('customers', `${header}\n${phone},李小红,${newIdNumber()},approved`)).toBe(true);
  expect(await importing('accounts', `login,mobilePhone\n${old.login},${phone}`)).toBe(true);
  const client = new Client(test.url);
  const mobilePhone = { nationCode: '86', mobilePhone: phone };
  await client.ok(customer.getResetPwdCaptcha, { ...mobilePhone, ...(await solved(client)) });
  const verifyCode = await simulators.sms.codeFor(phone);
  const { ticket } = await client.ok(customer.validResetPwdCaptcha, { mobilePhone: phone, verifyCode });
  await client.ok(customer.resetPwd, { ticket, password: 'Passw0rd1' });
  client.token = (await client.ok(customer.login, { username: phone, password: 'Passw0rd1', platform: 1 })).token;
  const { accounts } = await client.ok(account.queryAccountInfo, {});
  expect(accounts.find(({ kind }) => kind === 'mt5')).toMatchObject({ account_no: old.login, balance: '250.00' });
  await imported();
  await isSound();
});
