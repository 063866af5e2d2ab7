import { TestFloor } from './testing/test-floor';

let floor: TestFloor;

beforeAll(async () => {
  floor = await TestFloor.open();
});
afterAll(() => floor.db.close());
beforeEach(() => floor.reset());
afterEach(async () => expect(await floor.breaks()).toEqual([]));

it('closes the worst first and only until the level is above, with reason 5', async () => {
  const login = await floor.funded(100_000n, { leverage: 100, group: 'real\\MIN-USD' });
  const gold = await floor.open(login, 'XAUUSD', 'buy', 0.1);
  const euro = await floor.open(login, 'EURUSD', 'buy', 0.5);
  const yen = await floor.open(login, 'USDJPY', 'sell', 0.1);
  // Euro -700.00 less spread, gold -100.00: equity 158.05 against 890.09 of margin.
  floor.feed.set('EURUSD', '1.08600');
  floor.feed.set('XAUUSD', '2390.00');
  const stop = () => floor.stopOut(login);
  expect(await stop()).toBe(1);
  const last = (await floor.deals(login)).at(-1)!;
  expect(last).toMatchObject({ position: euro.position, entry: 'out', profit: -70_600n });
  expect(
    await floor.db.rows('test.reason', 'select reason, comment from mt5.deal where deal = $1', [last.deal]),
  ).toEqual([{ reason: 5, comment: 'so' }]);
  const left = (await floor.account(login)).positions.map(({ position }) => String(position));
  expect(left).toEqual([gold.position, yen.position]);
  expect(await stop()).toBe(0);
});

it('leaves no one below zero: the credit is used up, the house bears the rest', async () => {
  const login = await floor.funded(50_000n, { leverage: 100, credit: 10_000n });
  await floor.open(login, 'EURUSD', 'buy', 0.3);
  floor.feed.set('EURUSD', '1.07000');
  expect(await floor.stopOut(login)).toBe(1);
  expect(await floor.state(login)).toMatchObject({ balance: 0n, credit: 0n, equity: 0n, positions: 0 });
  expect((await floor.deals(login)).map(({ kind, profit }) => [kind, profit])).toEqual([
    ['trade', 0n],
    ['trade', -90_360n],
    ['credit', -10_000n],
    ['settlement', 10_000n],
    ['settlement', 30_360n],
  ]);
});

it('gives nothing while another position is open, which may still win', async () => {
  const login = await floor.funded(200_000n);
  const loser = await floor.open(login, 'EURUSD', 'buy', 1);
  const winner = await floor.open(login, 'EURUSD', 'sell', 1);
  floor.feed.set('EURUSD', '1.07000');
  await floor.close(loser.position);
  expect(await floor.state(login)).toMatchObject({ balance: 200_000n - 301_200n, positions: 1 });
  await floor.close(winner.position);
  // Two spreads of 12.00.
  expect(await floor.state(login)).toMatchObject({ balance: 200_000n - 2_400n, positions: 0 });
  expect(await floor.deals(login)).toHaveLength(4);
});

it('waits for a market that is closed', async () => {
  const login = await floor.funded(20_000n, { leverage: 100 });
  await floor.open(login, 'XAUUSD', 'buy', 0.05);
  floor.feed.set('XAUUSD', '2363.00');
  floor.feed.closed.add('XAUUSD');
  const stop = () => floor.stopOut(login);
  expect(await stop()).toBe(0);
  floor.feed.closed.delete('XAUUSD');
  expect(await stop()).toBe(1);
});
