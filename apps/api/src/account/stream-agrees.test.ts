import { calls } from '@portal/contract';
import { mt5Password, waitFor } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { readDeals } from '../testing/read-deals';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { openLiveStream } from './testing/open-live-stream';

// The stream and the calls show the same figures of an account in every state, in the sandbox and through the connector.
const { account, transfer, withdraw } = calls;

/** The figures that both the stream and the calls have. */
const shared = [
  'balance',
  'credit',
  'equity',
  'margin',
  'free_margin',
  'margin_level',
  'positions',
  'withdrawable',
  'stale',
  'as_of',
  'review',
] as const;
type Shown = Partial<Record<(typeof shared)[number], unknown>>;
const pick = (of: Shown) => Object.fromEntries(shared.map((name) => [name, of[name]]));

describe.each(['sandbox', 'connector'] as const)('the stream of the %s', (kind) => {
  let simulator: Mt5Simulator | undefined;
  let test_: TestGateway;
  let customer: Payee;
  let cnh: string;
  let stream: Awaited<ReturnType<typeof openLiveStream>>;

  beforeAll(async () => {
    simulator = kind === 'connector' ? await startMt5Simulator({ delay: 5 }) : undefined;
    test_ = await startTestGateway({
      REVIEW: 'manual',
      ...(simulator && { MT5_URL: simulator.url, MT5_LOGIN: simulator.login, MT5_PASSWORD: simulator.password }),
    });
    customer = await payee(test_, '3000.00');
    const opened = await customer.client.ok(account.createMT5Account, {
      level: 'MIN',
      currency: 'CNH',
      password: mt5Password,
    });
    cnh = opened.id;
    await move(customer.walletId, customer.mt5Id, '900.00');
    await move(customer.walletId, cnh, '100.00', opened.rates?.from_usd);
    stream = await openLiveStream(customer.client);
  });
  afterAll(async () => {
    stream.close();
    await test_.stop();
    await simulator?.close();
  });

  const move = (fromAccountId: string, toAccountId: string, amount: string, rate?: string) =>
    customer.client.ok(transfer.addTransfer, { fromAccountId, toAccountId, amount, ...(rate && { rate }) });
  const rows = (name: string, sql: string, values: unknown[] = []) =>
    test_.gateway.db.rows(`test.${name}`, sql, values);
  const called = async (id: string) => pick(await customer.client.ok(account.getAccountInfoAjax, { id }));

  /** Waits until every account is the same in both, and the call shows what is expected of one of them. */
  async function agree(id: string, expected: Shown): Promise<void> {
    let pairs: unknown[][] = [];
    const isSo = async () => {
      pairs = [];
      for (const one of [customer.walletId, customer.mt5Id, cnh])
        pairs.push([pick(stream.accountOf(one) ?? {}), await called(one)]);
      return pairs.every(([streamed, call]) => JSON.stringify(streamed) === JSON.stringify(call));
    };
    await waitFor(isSo, 'equal figures', 10_000).catch(() => undefined);
    for (const [streamed, call] of pairs) expect(streamed).toEqual(call);
    expect(await called(id)).toMatchObject(expected);
  }

  it('agrees on money that arrives', async () => {
    const { trading } = test_.gateway.ports;
    const { applyBalance } = trading;
    trading.applyBalance = () => Promise.reject(new Error('later'));
    await move(customer.walletId, customer.mt5Id, '50.00');
    await agree(customer.mt5Id, { balance: '950.00', withdrawable: '950.00' });
    trading.applyBalance = applyBalance;
    await rows('relay', `select graphile_worker.add_job('transfer.relay')`);
    await waitFor(async () => (await rows('outbox', 'select from account.platform_outbox')).length === 0, 'arrival');
    await agree(customer.mt5Id, { balance: '950.00', withdrawable: '950.00' });
  });

  it('agrees on another currency', () => agree(cnh, { balance: '716.00', withdrawable: '716.00' }));

  it('agrees on a hold, on its way and taken', async () => {
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const of = { accountId: customer.mt5Id, bankId: customer.bankId, amount: '250.00', verifyCode };
    await customer.client.ok(withdraw.withdrawSubmit, of);
    await agree(customer.mt5Id, { withdrawable: '700.00' });
    const asked = `select from payout.proposal where platform = 'asked'`;
    await waitFor(async () => (await rows('asked', asked)).length === 0, 'that it is taken');
    await agree(customer.mt5Id, { balance: '700.00', withdrawable: '700.00' });
  });

  it('agrees on a credit', async () => {
    const { account_no: login } = await customer.client.ok(account.getAccountInfoAjax, { id: customer.mt5Id });
    const credit = { login, action: 'credit' as const, amount: 3_000n, comment: 'gift', ticket: '987654' };
    await test_.gateway.ports.trading.applyBalance(credit);
    await waitFor(async () => stream.accountOf(customer.mt5Id)?.credit === '30.00', 'the credit');
    await agree(customer.mt5Id, { credit: '30.00', equity: '730.00', withdrawable: '700.00' });
  });

  it('agrees on credit that leaves with a withdrawal and comes back with it', async () => {
    const { account_no } = await customer.client.ok(account.getAccountInfoAjax, { id: customer.mt5Id });
    await readDeals(test_, account_no);
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const of = { accountId: customer.mt5Id, bankId: customer.bankId, amount: '70.00', verifyCode };
    const { pno } = await customer.client.ok(withdraw.withdrawSubmit, of);
    await agree(customer.mt5Id, { credit: '27.00', withdrawable: '630.00' });
    await waitFor(async () => (await rows('left', 'select from account.platform_outbox')).length === 0, 'the credit');
    await agree(customer.mt5Id, { credit: '27.00', withdrawable: '630.00' });
    await customer.client.ok(withdraw.cancelWithdrawProposal, { pno });
    await agree(customer.mt5Id, { balance: '700.00', credit: '30.00', withdrawable: '700.00' });
  });

  it('agrees on a quarantine: nothing can be withdrawn, from its beginning to its end', async () => {
    await rows('quarantine', 'insert into account.quarantine (account_id, balance, credit) values ($1, 1, 0)', [
      BigInt(customer.mt5Id),
    ]);
    await agree(customer.mt5Id, { balance: '700.00', withdrawable: '0.00', review: true });
    await rows(
      'agreed',
      `update account.quarantine set resolution = 'agreed', resolved_at = now() where account_id = $1`,
      [BigInt(customer.mt5Id)],
    );
    await agree(customer.mt5Id, { withdrawable: '700.00', review: undefined });
  });

  it('agrees while the platform is away', async () => {
    const { trading } = test_.gateway.ports;
    const { states, positions } = trading;
    simulator?.setAway(true);
    trading.states = () => Promise.reject(new Error('away'));
    trading.positions = () => Promise.reject(new Error('away'));
    await waitFor(async () => stream.accountOf(customer.mt5Id)?.stale === true, 'the outage', 15_000);
    await agree(customer.mt5Id, { balance: '700.00', withdrawable: '0.00', stale: true });
    trading.states = states;
    trading.positions = positions;
  });
});
