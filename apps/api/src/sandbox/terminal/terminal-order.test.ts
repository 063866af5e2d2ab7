import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { atTerminal } from './testing/at-terminal';

const { terminalClose, moveMarket } = calls.sandbox;
const cents = (money = '') => BigInt(money.replace('.', ''));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
afterEach(() => jest.restoreAllMocks());

describe('an order', () => {
  it('opens at the quote, shows its profit, closes, and is listed in the reports', async () => {
    const { client, order, state, session, id } = await atTerminal(gateway.url);
    await client.ok(moveMarket, { symbol: 'XAUUSD', bid: '2400' });
    const { data } = await order({ symbol: 'XAUUSD', lots: '0.10' });
    expect(data).toMatchObject({ symbol: 'XAUUSD', side: 'buy', entry: 'in', lots: 0.1 });
    await client.ok(moveMarket, { symbol: 'XAUUSD', bid: '2410' });
    const held = await state();
    expect(held.positions).toMatchObject([{ position: data.position, symbol: 'XAUUSD', side: 'buy', lots: 0.1 }]);
    expect(cents(held.positions[0]?.floating)).toBeGreaterThan(80_00n);
    expect(cents(held.equity)).toBeGreaterThan(2080_00n);
    expect(cents(held.margin)).toBeGreaterThan(0n);
    const closed = await client.ok(terminalClose, { session, id: data.position });
    expect(closed).toMatchObject({ entry: 'out', side: 'sell', position: data.position });
    expect(await client.call(terminalClose, { session, id: data.position })).toMatchObject({
      code: 'sandbox.position',
    });
    expect(await state()).toMatchObject({ positions: [], margin: '0.00', margin_level: null });
    const today = { startDate: '2020-01-01', endDate: '2099-12-31', accountId: id };
    await waitFor(
      async () => {
        const { total } = await client.ok(calls.reports.profitAndLossRecordAjax, today);
        return total === 1;
      },
      'the closed position in the reports',
      90_000,
    );
  }, 120_000);

  it.each([
    [{ lots: '0.01' }, 'OK'],
    [{ lots: '0.009' }, 'sandbox.lots'],
    [{ lots: '0.011' }, 'sandbox.lots'],
    [{ lots: '0' }, 'sandbox.lots'],
    [{ lots: '100.01' }, 'sandbox.lots'],
    [{ lots: '100' }, 'sandbox.money'],
    [{ symbol: 'US30', lots: '0.1' }, 'OK'],
    [{ symbol: 'US30', lots: '0.15' }, 'sandbox.lots'],
    [{ symbol: 'DOGE' }, 'sandbox.symbol'],
    [{ lots: '-1' }, 'PARAM'],
    [{ lots: '' }, 'PARAM'],
    [{ side: 'hold' }, 'PARAM'],
  ])('with %p returns %s', async (change, code) => {
    const { order, state } = await atTerminal(gateway.url);
    expect(await order(change)).toMatchObject({ code });
    expect((await state()).positions).toHaveLength(code === 'OK' ? 1 : 0);
  });

  it('requires enough free margin, and is refused in an account without money', async () => {
    const poor = await atTerminal(gateway.url, '0.00');
    expect(await poor.order({ lots: '0.01' })).toMatchObject({ code: 'sandbox.money', msg: '可用保证金不足' });
    const { order, state } = await atTerminal(gateway.url, '1000.00');
    await order({ lots: '0.50' });
    const { margin, free_margin } = await state();
    // A lot costs twice the margin so far; the quote moves by less than what lies between the two orders.
    const hundredths = (cents(free_margin) * 50n) / cents(margin);
    expect(await order({ lots: `0.${hundredths + 2n}` })).toMatchObject({ code: 'sandbox.money' });
    expect(await order({ lots: `0.${hundredths - 2n}` })).toMatchObject({ code: 'OK' });
  });

  it('is refused while the market is closed, as is closing a position', async () => {
    const { order, client, session, state } = await atTerminal(gateway.url);
    const { data } = await order();
    const { feed } = gateway.gateway.ports;
    const quote = feed.quote.bind(feed);
    jest.spyOn(feed, 'quote').mockImplementation((symbol, at) => {
      const now = quote(symbol, at);
      return now && { ...now, open: false };
    });
    expect(await order()).toMatchObject({ code: 'sandbox.closed', msg: '该品种现在休市' });
    const { position } = data;
    expect(await client.call(terminalClose, { session, id: position })).toMatchObject({ code: 'sandbox.closed' });
    expect((await state()).positions).toHaveLength(1);
  });
});

it('a position of another login can neither be seen nor closed', async () => {
  const [mine, theirs] = [await atTerminal(gateway.url), await atTerminal(gateway.url)];
  const { data } = await theirs.order();
  expect((await mine.state()).positions).toEqual([]);
  const close = { session: mine.session, id: data.position };
  expect(await mine.client.call(terminalClose, close)).toMatchObject({ code: 'sandbox.position' });
  expect((await theirs.state()).positions).toHaveLength(1);
});

it('a position is closed once when requested twice at the same time', async () => {
  const { order, client, session } = await atTerminal(gateway.url);
  const { data } = await order();
  const close = () => client.call(terminalClose, { session, id: data.position });
  expect((await Promise.all([close(), close()])).map(({ code }) => code).sort()).toEqual(['OK', 'sandbox.position']);
});
