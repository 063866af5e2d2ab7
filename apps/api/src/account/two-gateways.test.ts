import { calls } from '@portal/contract';
import { Client, fundedCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { usualGroups } from '../adapters/trading/testing/mt5-simulator-groups';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { usd } from '../core/money/money';
import { readTemplate } from '../testing/read-template';
import { startInProcess, type GatewayProcess } from '../testing/start-in-process';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { newDatabase } from '../testing/test-database';
import { openLiveStream } from './testing/open-live-stream';

// Two gateways on one database and one trading platform. The first is a process of its own, which the last test kills.
type Stream = Awaited<ReturnType<typeof openLiveStream>>;

const groups = new Map(usualGroups);
let simulator: Mt5Simulator;
let first: GatewayProcess;
let second: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let login: string;
let streams: Stream[];

const isLocked = `
  select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and (classid::bigint << 32 | objid::bigint) = hashtextextended('runner.platform', 0)`;

/** The customer at the other gateway, as a browser whose requests a proxy sends there. */
function clientAt(url: string): Client {
  const client = new Client(url);
  client.token = customer.client.token;
  customer.client.cookies.forEach((value, name) => client.cookies.set(name, value));
  return client;
}

beforeAll(async () => {
  simulator = await startMt5Simulator({ groups });
  const database = await newDatabase(await readTemplate());
  const settings = { MT5_URL: simulator.url, MT5_LOGIN: simulator.login, MT5_PASSWORD: simulator.password };
  first = await startInProcess({ ...settings, DATABASE_URL: database });
  second = await startTestGateway(settings, database);
  await waitFor(async () => (await second.gateway.db.rows('test.lock', isLocked)).length > 0, 'the poller');
  customer = await fundedCustomer(second.url, '1000.00');
  login = simulator.users[0]!.login;
  streams = [await openLiveStream(customer.client), await openLiveStream(clientAt(first.url))];
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await first.kill();
  await second.stop();
  await simulator.close();
});

const accounts = () => streams.map((stream) => stream.accountOf(customer.mt5Id));
const everywhere = (what: string, isSo: (account: NonNullable<ReturnType<Stream['accountOf']>>) => boolean) =>
  waitFor(async () => accounts().every((account) => account && isSo(account)), what);
const open = (price: string) =>
  simulator.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 100n, price, commission: -10n });
/** Seconds until the platform has received this many more requests for states. */
async function secondsFor(requests: number): Promise<number> {
  const count = () => simulator.count('/api/user/account/get_batch');
  const [before, begun] = [count(), Date.now()];
  await waitFor(async () => count() - before >= requests, 'requests');
  return (Date.now() - begun) / 1_000;
}
/** The poller makes a request a second, so that four have three seconds between them. Two pollers would need half of it. */
const oneRequestASecond = () => waitFor(async () => (await secondsFor(4)) > 2.3, 'one request a second', 20_000);

it('shows the same position at both gateways', async () => {
  await everywhere('the account', ({ balance }) => balance === '0.00');
  const position = open('1.10000');
  await everywhere('the position', ({ open }) => open?.[0]?.position === position);
});

it('starts a stream with the payment that a page has already shown', async () => {
  const { walletId: fromAccountId, mt5Id: toAccountId } = customer;
  const before = simulator.users[0]!.balance;
  for (const paid of [10_000n, 20_000n, 30_000n]) {
    await customer.client.ok(calls.transfer.addTransfer, { fromAccountId, toAccountId, amount: '100.00' });
    const balance = usd(before + paid);
    await waitFor(async () => {
      const { accounts } = await customer.client.ok(calls.account.queryAccountInfo, { includeBalance: true });
      return accounts.some((account) => account.balance === balance);
    }, balance);
    for (const client of [customer.client, clientAt(first.url)]) {
      const stream = await openLiveStream(client);
      await waitFor(async () => stream.figures().length > 0, 'figures');
      stream.close();
      expect(stream.figures()[0]?.accounts.find(({ id }) => id === toAccountId)?.balance).toBe(balance);
    }
  }
});

it('polls the platform once a second for any number of viewers', async () => {
  await oneRequestASecond();
  const more = await Promise.all(
    Array.from({ length: 6 }, (_none, n) => openLiveStream(n % 2 ? customer.client : clientAt(first.url))),
  );
  await oneRequestASecond();
  for (const stream of more) stream.close();
});

it('requests once per gateway a balance that is not in the ledger yet', async () => {
  simulator.recordDeal({ login, action: '2', profit: 1_234n });
  const expected = usd(simulator.users[0]!.balance);
  await everywhere('the balance', ({ balance }) => balance === expected);
  await oneRequestASecond();
});

it('shows the levels of margin call and stop out that the group has now, and the last one while the platform is unavailable', async () => {
  const path = simulator.users[0]!.group;
  const { stopOuts } = second.gateway;
  const shown = async () => {
    const { accounts } = await customer.client.ok(calls.account.queryAccountInfo, {});
    const { margin_stopout, margin_stopout_equity, margin_call, margin_call_equity } =
      accounts.find(({ id }) => id === customer.mt5Id) ?? {};
    return { margin_stopout, margin_stopout_equity, margin_call, margin_call_equity };
  };
  expect(await shown()).toEqual({ margin_stopout: 50, margin_call: 100 });
  groups.set(path, { currency: 'USD', stopOut: 40, marginCall: 120 });
  await stopOuts?.renew();
  expect(await shown()).toEqual({ margin_stopout: 40, margin_call: 120 });
  const away = jest.spyOn(second.gateway.ports.trading, 'group').mockRejectedValue(new Error('away'));
  await expect(stopOuts?.renew()).rejects.toThrow('away');
  expect(await shown()).toEqual({ margin_stopout: 40, margin_call: 120 });
  away.mockRestore();
  groups.set(path, { currency: 'USD', stopOut: 40.5, marginCall: 200, isMoney: true });
  await stopOuts?.renew();
  expect(await shown()).toEqual({
    margin_stopout: 0,
    margin_stopout_equity: '40.50',
    margin_call: 0,
    margin_call_equity: '200.00',
  });
  groups.set(path, { currency: 'USD', stopOut: 50 });
});

it('shows the margins that the group has now, of an account and of a public contract', async () => {
  const path = simulator.users[0]!.group;
  const { stopOuts, symbolMargins } = second.gateway;
  const shown = async () => {
    const { accounts } = await customer.client.ok(calls.account.queryAccountInfo, {});
    const account = accounts.find(({ id }) => id === customer.mt5Id);
    const list = await customer.client.ok(calls.common.getSymbolList, { zone: 4 });
    return {
      leverage: account?.leverage,
      goods: account?.product_margins?.find(({ zone }) => zone === 4),
      floating: account?.floating_margin,
      gold: list.find(({ symbol }) => symbol === 'XAUUSD')?.margin,
    };
  };
  expect(await shown()).toEqual({ leverage: 100, goods: { zone: 4, from: 1, to: 1 } });
  const own = [{ path: 'Metals\\*', marginBuy: '2', marginSell: '3' }];
  groups.set(path, { ...usualGroups.get(path)!, symbols: own, floating: 'large' });
  await Promise.all([stopOuts?.renew(), symbolMargins?.renew()]);
  expect(await shown()).toEqual({
    leverage: 100,
    goods: { zone: 4, from: 1, to: 3 },
    floating: true,
    gold: { MIN: 3, STD: 0.5, DIA: 0.25 },
  });
  groups.set(path, usualGroups.get(path)!);
});

it('shows the last known state while the platform is unavailable, and the current one afterwards', async () => {
  simulator.setAway(true);
  await everywhere('stale figures', ({ stale, as_of }) => stale === true && as_of !== undefined);
  simulator.setAway(false);
  const position = open('1.20000');
  await waitFor(
    async () =>
      accounts().every((account) => !account?.stale && account?.open?.some((one) => one.position === position)),
    'the position',
    20_000,
  );
});

it('misses no change after the database has cut every connection', async () => {
  const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
  await second.gateway.db.rows('test.cut', cut).catch(() => undefined);
  const position = open('1.30000');
  await everywhere('the position', ({ open }) => open?.some((one) => one.position === position) === true);
  await oneRequestASecond();
});

it('polls from the other gateway once the polling gateway was killed', async () => {
  expect(second.gateway.accountBoard?.get(login)).toBeDefined();
  streams.pop()?.close();
  await first.kill();
  const position = open('1.40000');
  await waitFor(
    async () => second.gateway.accountBoard?.get(login)?.open.some((one) => one.position === position),
    'the position from the new poller',
  );
  await everywhere('the position', ({ open }) => open?.some((one) => one.position === position) === true);
  await oneRequestASecond();
});
