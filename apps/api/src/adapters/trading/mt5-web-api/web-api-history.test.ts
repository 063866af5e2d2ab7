import type { HistoryScope } from '../../../ports';
import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { tradeHistorySuite } from '../testing/trade-history-suite';
import { offsetsInMemory, type OffsetStore } from './clock/server-clock';
import { mt5WebApi } from './mt5-web-api';

const always = { from: new Date(0), to: new Date(Date.now() + 86_400_000) };
let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  simulator = await startMt5Simulator({ offset: 3 * 3600 });
  sent = await platformAttempts();
  platform = mt5WebApi({ ...simulator, attempts: sent.attempts });
});
afterAll(async () => {
  await platform.close();
  await simulator.close();
  await sent.close();
});

tradeHistorySuite(() => ({
  platform,
  history: platform.history,
  open: async (login) =>
    simulator.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 2_000n, price: '1.10000' }),
  close: async (_login, position) =>
    void simulator.closePosition(position, { price: '1.10100', profit: 20_00n, commission: -1_40n }),
}));

const opened = async () => {
  const user = { externalId: `history-${simulator.users.length}`, group: 'real\\STD-USD', name: '李雷' };
  return (await platform.openUser({ ...user, leverage: 200, password: 'Trade#2026' })).login;
};

it.each([
  ['4', 'settlement'],
  ['5', 'settlement'],
  ['7', 'settlement'],
  ['12', 'settlement'],
  ['13', 'trade'],
  ['15', 'settlement'],
  ['19', 'settlement'],
  ['2', 'settlement'],
  ['3', 'credit'],
])('reads action %s as a %s', async (action, kind) => {
  const login = await opened();
  const { deal } = simulator.recordDeal({ login, action, profit: 7_05n, comment: 'by a manager' });
  const [read] = await platform.history.deals({ logins: [login], ...always });
  expect(read).toMatchObject({ deal, login, kind, profit: 7_05n, commission: 0n, swap: 0n });
  expect(read).not.toHaveProperty('ticket');
});

it('reads a reversal, and includes a fee in the commission', async () => {
  const login = await opened();
  const traded = { position: '5', order: '5', symbol: 'EURUSD', volume: 3_000n, volumeClosed: 1_000n };
  simulator.recordDeal({ login, action: '1', profit: 1n, entry: '2', commission: -2n, ...traded });
  const [read] = await platform.history.deals({ logins: [login], ...always });
  expect(read).toMatchObject({ entry: 'inout', side: 'sell', volume: 3_000n, volumeClosed: 1_000n, commission: -2n });
});

it('sends one request for all logins of the groups, and requests of a hundred for given logins', async () => {
  const count = () => simulator.count('/api/deal/get_batch');
  let before = count();
  await platform.history.deals(always);
  expect(count() - before).toBe(1);
  before = count();
  await platform.history.deals({ logins: Array.from({ length: 101 }, (_none, index) => String(index + 1)), ...always });
  expect(count() - before).toBe(2);
});

describe('where a day has more deals than one answer may have', () => {
  const rows = 200;
  const now = Math.floor(Date.now() / 1000);
  const day = { from: new Date((now - 86_400) * 1000), to: new Date(now * 1000) };
  let full: Mt5Simulator;
  let connector: ReturnType<typeof mt5WebApi>;

  const start = async (rowDelay: number, largest: number) => {
    full = await startMt5Simulator({ rowDelay });
    // Impatient only of an answer that is slow on purpose.
    const answer = rowDelay > 0 ? 300 : 10_000;
    connector = mt5WebApi({ ...full, serverOffset: 0, patience: { answer, turn: 15_000, largest } });
    full.users.push({ ...simulator.users[0]!, login: '900001', group: 'real\\STD-USD' });
    for (let n = 0; n < rows; n += 1) {
      full.recordDeal({ login: '900001', action: '5', profit: 1n, time: now - 86_400 + n * 432 });
    }
  };
  afterEach(async () => {
    await connector.close();
    await full.close();
  });
  const all = () => full.deals.map(({ deal }) => deal);
  const read = async (scope: Partial<HistoryScope> = {}) =>
    (await connector.history.deals({ ...day, ...scope })).map(({ deal }) => deal);

  it.each([
    ['too large', 0, 20_000],
    ['too slow', 2, 1_000_000],
  ])('reads each deal once in shorter periods if an answer is %s', async (_case, rowDelay, largest) => {
    await start(rowDelay, largest);
    expect(await read()).toEqual(all());
    const before = full.count('/api/deal/get_batch');
    expect(await read()).toEqual(all());
    // From then on it asks for no more than it gets: 200 deals have about 60,000 bytes, and take 400 ms.
    expect(full.count('/api/deal/get_batch') - before).toBeLessThan(12);
  });

  it('reads a login from the beginning in few requests, however many deals all logins have', async () => {
    await start(0, 20_000);
    await read();
    full.deals.splice(10);
    const before = full.count('/api/deal/get_batch');
    expect(await read({ logins: ['900001'], from: new Date(0) })).toEqual(all());
    expect(full.count('/api/deal/get_batch') - before).toBe(1);
  });

  it('fails if even the deals of one second are too many', async () => {
    await start(0, 1_000);
    for (const deal of full.deals) deal.time = now - 10;
    await expect(read()).rejects.toThrow('too large');
    expect(full.count('/api/deal/get_batch')).toBeLessThan(60);
  });
});

it('does not treat a clock that is a few seconds fast as a time zone', async () => {
  const fast = await startMt5Simulator({ offset: -5 * 3600 + 40 });
  const other = mt5WebApi({ ...fast, attempts: sent.attempts });
  const user = { externalId: 'fast', group: 'real\\STD-USD', name: '李雷', leverage: 200, password: 'Trade#2026' };
  const { login } = await other.openUser(user);
  fast.recordDeal({ login, action: '5', profit: 1n });
  const [deal] = await other.history.deals({ logins: [login], ...always });
  expect(Math.abs(deal!.at.getTime() - Date.now() - 40_000)).toBeLessThan(5_000);
  await other.close();
  await fast.close();
});

/** Sets the time. Timers are real. */
const withTime = async (work: (set: (at: string) => void) => Promise<void>) => {
  try {
    await work((at) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'], now: new Date(at) });
    });
  } finally {
    jest.useRealTimers();
  }
};

it('requests the server time again after ten minutes, and in the first minute of an hour', () =>
  withTime(async (set) => {
    const other = mt5WebApi({ ...simulator, attempts: sent.attempts });
    const before = simulator.count('/api/time/server');
    const requests = async (at: string) => {
      set(at);
      await other.history.deals(always);
      return simulator.count('/api/time/server') - before;
    };
    expect(await requests('2026-03-05T08:45:00Z')).toBe(1);
    expect(await requests('2026-03-05T08:54:59Z')).toBe(1);
    expect(await requests('2026-03-05T08:55:00Z')).toBe(2);
    expect(await requests('2026-03-05T08:59:59Z')).toBe(2);
    expect(await requests('2026-03-05T09:00:00Z')).toBe(3);
    expect(await requests('2026-03-05T09:00:59Z')).toBe(4);
    expect(await requests('2026-03-05T09:01:00Z')).toBe(5);
    expect(await requests('2026-03-05T09:10:59Z')).toBe(5);
    await other.close();
  }));

describe.each([
  ['summer time', 2, 3, '2026-03-29'],
  ['winter time', 3, 2, '2026-10-25'],
])('after a change to %s', (_season, before, after, sunday) => {
  let changing: Mt5Simulator;
  let login: string;
  const connector = (offsets: OffsetStore) => mt5WebApi({ ...changing, attempts: sent.attempts, offsets });
  const at = (time: string) => new Date(`${sunday}T${time}Z`);
  const record = (time: string, offset: number) =>
    changing.recordDeal({ login, action: '5', profit: 1n, time: at(time).getTime() / 1000 + offset * 3600 });
  const times = async (to: ReturnType<typeof mt5WebApi>, from: string, end: string) =>
    (await to.history.deals({ from: at(from), to: at(end) })).map((deal) => deal.at.toISOString().slice(11, 16));

  beforeEach(async () => {
    await sent.forget();
    changing = await startMt5Simulator({ offset: before * 3600 });
    const first = mt5WebApi({ ...changing, attempts: sent.attempts });
    const user = { externalId: 'summer', group: 'real\\STD-USD', name: '李雷', leverage: 200, password: 'Trade#2026' };
    login = (await first.openUser(user)).login;
    await first.close();
  });
  afterEach(() => changing.close());

  it('converts each record with the offset of its own time, also after a new start', () =>
    withTime(async (set) => {
      const offsets = offsetsInMemory();
      const running = connector(offsets);
      record('00:10', before);
      set(`${sunday}T00:58:00Z`);
      expect(await times(running, '00:00', '23:00')).toEqual(['00:10']);
      changing.setOffset(after * 3600);
      set(`${sunday}T01:00:01Z`);
      record('01:00', after);
      expect((await times(running, '00:50', '23:00')).at(-1)).toBe('01:00');
      set(`${sunday}T06:00:00Z`);
      record('05:00', after);
      await running.close();
      const restarted = connector(offsets);
      expect((await times(restarted, '02:00', '23:00')).at(-1)).toBe('05:00');
      changing.deals.splice(0);
      for (const time of ['02:30', '03:30']) record(time, after);
      record('23:30', before).time -= 86_400;
      expect(await times(restarted, '02:00', '23:00')).toEqual(['02:30', '03:30']);
      const eve = new Date(at('23:30').getTime() - 86_400_000);
      const earlier = await restarted.history.deals({ from: eve, to: at('00:00') });
      expect(earlier.map((deal) => deal.at)).toEqual([eve]);
      await restarted.close();
    }));

  it('takes the last Sunday for the time of the change if the platform was away for days', () =>
    withTime(async (set) => {
      const offsets = offsetsInMemory();
      const first = connector(offsets);
      const friday = new Date(at('20:00').getTime() - 2 * 86_400_000);
      set(friday.toISOString());
      await first.history.deals(always);
      await first.close();
      changing.setOffset(after * 3600);
      set(new Date(at('09:00').getTime() + 86_400_000).toISOString());
      record('21:05', after);
      record('20:00', before).time -= 2 * 86_400;
      const restarted = connector(offsets);
      const deals = await restarted.history.deals({ from: new Date(0), to: new Date('2027-01-01') });
      expect(deals.map((deal) => deal.at)).toEqual([at('21:05'), friday]);
      await restarted.close();
    }));
});

it('converts a record from before the first reading with the time zone of the setting, also after a new start', () =>
  withTime(async (set) => {
    const winter = await startMt5Simulator({ offset: 2 * 3600 });
    const offsets = offsetsInMemory();
    const connect = () => mt5WebApi({ ...winter, attempts: sent.attempts, offsets, timeZone: 'Europe/Athens' });
    const user = { externalId: 'zone', group: 'real\\STD-USD', name: '李雷', leverage: 200, password: 'Trade#2026' };
    set('2026-01-15T12:00:00Z');
    const { login } = await connect().openUser(user);
    const record = (time: string, hours: number) =>
      winter.recordDeal({ login, action: '5', profit: 1n, time: Date.parse(time) / 1000 + hours * 3600 });
    record('2025-07-15T12:00:00Z', 3);
    record('2025-12-15T12:00:00Z', 2);
    for (const one of [connect(), connect()]) {
      const deals = await one.history.deals({ from: new Date(0), to: new Date('2027-01-01') });
      expect(deals.map(({ at }) => at.toISOString())).toEqual(['2025-07-15T12:00:00.000Z', '2025-12-15T12:00:00.000Z']);
      await one.close();
    }
    await winter.close();
  }));

it('takes a time of the repeated hour for the last one that has begun, and finds the deals of both hours', () =>
  withTime(async (set) => {
    const changing = await startMt5Simulator({ offset: 3 * 3600 });
    const connector = mt5WebApi({ ...changing, attempts: sent.attempts });
    const user = { externalId: 'twice', group: 'real\\STD-USD', name: '李雷', leverage: 200, password: 'Trade#2026' };
    const { login } = await connector.openUser(user);
    const record = (local: string) => {
      const time = Date.parse(`2026-10-25T${local}Z`) / 1000;
      changing.recordDeal({ login, action: '5', profit: 1n, time });
    };
    const times = async (from: string) => {
      const scope = { from: new Date(`2026-10-25T${from}Z`), to: new Date('2026-10-26T00:00Z') };
      return (await connector.history.deals(scope)).map(({ at }) => at.toISOString().slice(11, 16));
    };
    set('2026-10-25T00:59:59Z');
    record('03:30');
    expect(await times('00:00')).toEqual(['00:30']);
    changing.setOffset(2 * 3600);
    set('2026-10-25T01:05:00Z');
    record('03:04');
    expect(await times('00:00')).toEqual(['00:30', '01:04']);
    // The platform's clock at the beginning of this period is ahead of its clock now.
    expect(await times('00:55')).toEqual(['01:04']);
    set('2026-10-25T06:00:00Z');
    expect(await times('00:00')).toEqual(['01:30', '01:04']);
    await connector.close();
    await changing.close();
  }));
