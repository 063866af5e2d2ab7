import { TestPlatform } from './testing/test-platform';

let sandbox: TestPlatform;

beforeAll(async () => {
  sandbox = await TestPlatform.open();
});
afterAll(() => sandbox.db.close());
beforeEach(() => sandbox.reset());
afterEach(async () => expect(await sandbox.breaks()).toEqual([]));

it('closes the worst position first, with reason 5, until the margin level is above the stop out', async () => {
  const login = await sandbox.funded(100_000n, { leverage: 100, group: 'real\\MIN-USD' });
  const gold = await sandbox.open(login, 'XAUUSD', 'buy', 0.1);
  const euro = await sandbox.open(login, 'EURUSD', 'buy', 0.5);
  const yen = await sandbox.open(login, 'USDJPY', 'sell', 0.1);
  // Euro -700.00 less spread, gold -100.00: equity 158.05 against 890.09 of margin.
  sandbox.feed.set('EURUSD', '1.08600');
  sandbox.feed.set('XAUUSD', '2390.00');
  const stop = () => sandbox.stopOut(login);
  expect(await stop()).toBe(1);
  const last = (await sandbox.deals(login)).at(-1)!;
  expect(last).toMatchObject({ position: euro.position, entry: 'out', profit: -70_600n });
  expect(
    await sandbox.db.rows('test.reason', 'select reason, comment from mt5.deal where deal = $1', [last.deal]),
  ).toEqual([{ reason: 5, comment: 'so' }]);
  const left = (await sandbox.account(login)).positions.map(({ position }) => String(position));
  expect(left).toEqual([gold.position, yen.position]);
  expect(await stop()).toBe(0);
});

it('leaves no negative balance: it uses up the credit and the house covers the rest', async () => {
  const login = await sandbox.funded(50_000n, { leverage: 100, credit: 10_000n });
  await sandbox.open(login, 'EURUSD', 'buy', 0.3);
  sandbox.feed.set('EURUSD', '1.07000');
  expect(await sandbox.stopOut(login)).toBe(1);
  expect(await sandbox.state(login)).toMatchObject({ balance: 0n, credit: 0n, equity: 0n, positions: 0 });
  expect((await sandbox.deals(login)).map(({ kind, profit }) => [kind, profit])).toEqual([
    ['trade', 0n],
    ['trade', -90_360n],
    ['credit', -10_000n],
    ['settlement', 10_000n],
    ['settlement', 30_360n],
  ]);
});

it('keeps a negative balance while another position is open, which may still make a profit', async () => {
  const login = await sandbox.funded(200_000n);
  const loser = await sandbox.open(login, 'EURUSD', 'buy', 1);
  const winner = await sandbox.open(login, 'EURUSD', 'sell', 1);
  sandbox.feed.set('EURUSD', '1.07000');
  await sandbox.close(loser.position);
  expect(await sandbox.state(login)).toMatchObject({ balance: 200_000n - 301_200n, positions: 1 });
  await sandbox.close(winner.position);
  // Two spreads of 12.00.
  expect(await sandbox.state(login)).toMatchObject({ balance: 200_000n - 2_400n, positions: 0 });
  expect(await sandbox.deals(login)).toHaveLength(4);
});

it('closes positions at an amount of equity, whatever the margin level is', async () => {
  const login = await sandbox.funded(100_000n, { leverage: 400, group: 'real\\DIA-USD' });
  await sandbox.open(login, 'EURUSD', 'buy', 1);
  const stop = () => sandbox.stopOut(login);
  // 1,000.00 less 12.00 of spread and 787.00: an equity of 201.00, at a margin level of 73 %.
  sandbox.feed.set('EURUSD', '1.09213');
  expect((await sandbox.state(login)).equity).toBe(20_100n);
  expect(await stop()).toBe(0);
  sandbox.feed.set('EURUSD', '1.09212');
  expect((await sandbox.state(login)).equity).toBe(20_000n);
  expect(await stop()).toBe(1);
});

it('waits until a closed market opens', async () => {
  const login = await sandbox.funded(20_000n, { leverage: 100 });
  await sandbox.open(login, 'XAUUSD', 'buy', 0.05);
  sandbox.feed.set('XAUUSD', '2363.00');
  sandbox.feed.closed.add('XAUUSD');
  const stop = () => sandbox.stopOut(login);
  expect(await stop()).toBe(0);
  sandbox.feed.closed.delete('XAUUSD');
  expect(await stop()).toBe(1);
});
