import { platformAttempts } from '../../../testing/platform-attempts';
import { startMt5Simulator, type Mt5Simulator } from '../testing/mt5-simulator';
import { pendingOrdersSuite } from '../testing/pending-orders-suite';
import { mt5WebApi } from './mt5-web-api';

const offset = 3 * 3_600;
let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  simulator = await startMt5Simulator({ offset });
  sent = await platformAttempts();
  platform = mt5WebApi({ ...simulator, attempts: sent.attempts });
});
afterAll(async () => {
  await platform.close();
  await simulator.close();
  await sent.close();
});

const local = (at: Date) => at.getTime() / 1_000 + offset;
const types = { limit: { buy: '2', sell: '3' }, stop: { buy: '4', sell: '5' } };

pendingOrdersSuite(() => ({
  platform,
  history: platform.history,
  place: async (login, { side, type, price, expiresAt }) =>
    simulator.placeOrder(login, {
      symbol: 'EURUSD',
      type: types[type][side],
      volume: 2_000n,
      price,
      ...(expiresAt && { typeTime: '2', expiration: local(expiresAt) }),
    }),
  reprice: async (order, price) => simulator.modifyOrder(order, { price }),
  cancel: async (order) => void simulator.endOrder(order, '2'),
  reach: async (order) => void simulator.fillOrder(order, '1.10000'),
  expire: async (order) => void simulator.endOrder(order, '6'),
}));

const opened = async () => {
  const user = { externalId: `orders-${simulator.users.length}`, group: 'real\\STD-USD', name: '李雷' };
  return (await platform.openUser({ ...user, leverage: 200, password: 'Trade#2026' })).login;
};
const placed = { symbol: 'EURUSD', type: '2', volume: 2_000n, price: '1.05000' };
const read = async (login: string) => (await platform.pendingOrders([login])).get(login);

it.each([
  ['0', undefined, undefined],
  ['1', undefined, '2026-03-05T21:00:00.000Z'],
  ['2', '2026-03-07T10:00:00Z', '2026-03-07T07:00:00.000Z'],
  ['3', '2026-03-07T10:00:00Z', '2026-03-07T21:00:00.000Z'],
  ['3', '2026-03-07T00:00:00Z', '2026-03-07T21:00:00.000Z'],
])('converts validity %s until %s of the platform to %s', async (typeTime, until, expected) => {
  const login = await opened();
  const expiration = until === undefined ? 0 : Date.parse(until) / 1_000;
  const order = simulator.placeOrder(login, { ...placed, typeTime, expiration });
  simulator.modifyOrder(order, { setup: Date.parse('2026-03-05T23:59:59Z') / 1_000 });
  const [found] = (await read(login)) ?? [];
  expect(found?.at.toISOString()).toBe('2026-03-05T20:59:59.000Z');
  expect(found?.expiresAt?.toISOString()).toBe(expected);
});

it('reads both prices of a stop limit order exactly, and no market order that is being filled', async () => {
  const login = await opened();
  simulator.placeOrder(login, { ...placed, type: '0' });
  simulator.placeOrder(login, { ...placed, type: '8' });
  const long = { price: '9007199254740993.12345', limitPrice: '9007199254740992.54321' };
  const order = simulator.placeOrder(login, { ...placed, ...long, type: '7' });
  expect(await read(login)).toMatchObject([{ order, side: 'sell', type: 'stop_limit', ...long }]);
});

it('asks for a hundred logins in one request, however many callers there are', async () => {
  const logins = Array.from({ length: 101 }, (_none, index) => String(index + 1));
  const before = simulator.count('/api/order/get_batch');
  await Promise.all(logins.map((login) => platform.pendingOrders([login])));
  expect(simulator.count('/api/order/get_batch') - before).toBe(2);
});

it('reports a missing permission for orders', async () => {
  simulator.fail('/api/order/get_batch', { answer: { retcode: '8 Not enough permissions' } });
  expect(await platform.missingPermissions()).toEqual(['Access to trade orders']);
});
