import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { breaksOf } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { creditsOf, platformHas, withCredit } from '../testing/with-credit';

const { account, reports, sandbox, transfer } = calls;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

it('removes all credit, in every figure and on the platform, so that the account can be archived', async () => {
  const one = await withCredit(test_, '200.00', '17.87');
  const key = randomUUID();
  const given = { accountId: one.mt5Id, credit: '17.87', currency: 'USD' };
  expect(await one.client.ok(account.giveUpCredit, { id: one.mt5Id }, key)).toEqual(given);
  expect(await creditsOf(one, one.mt5Id)).toEqual(['0.00']);
  await platformHas(test_, one.login, '200.00', '0.00');
  expect(await one.client.ok(account.giveUpCredit, { id: one.mt5Id }, key)).toEqual(given);
  const { list } = await one.client.ok(reports.mt5CreditRecordAjax, {
    startDate: today,
    endDate: today,
    accountId: one.mt5Id,
  });
  expect(list[0]).toMatchObject({ kind: 'bonus', amount: '-17.87', balance: '200.00', credit: '0.00' });
  await one.client.ok(transfer.addTransfer, {
    fromAccountId: one.mt5Id,
    toAccountId: one.walletId,
    amount: '200.00',
  });
  await one.client.ok(account.archiveMt5Account, { id: one.mt5Id });
});

it('removes it once, also by two requests at the same time', async () => {
  const one = await withCredit(test_, '200.00', '17.87');
  const codes = await Promise.all(
    [1, 2, 3].map(() => one.client.call(account.giveUpCredit, { id: one.mt5Id }).then(({ code }) => code)),
  );
  expect(codes.sort()).toEqual(['OK', 'account.noCredit', 'account.noCredit']);
  await platformHas(test_, one.login, '200.00', '0.00');
});

it('refuses an account without credit, the wallet, and an account of another customer', async () => {
  const one = await fundedCustomer(test_.url);
  const other = await withCredit(test_, '200.00', '17.87');
  const code = (id: string) => one.client.call(account.giveUpCredit, { id }).then((answer) => answer.code);
  expect(await code(one.mt5Id)).toBe('account.noCredit');
  expect(await code(one.walletId)).toBe('account.notOpen');
  expect(await code(other.mt5Id)).toBe('account.unknown');
  expect(await code('1')).toBe('account.unknown');
  expect(await creditsOf(other, other.mt5Id)).toEqual(['17.87']);
});

it('refuses while positions need the credit as margin, to the cent, and while the account is in quarantine', async () => {
  const one = await withCredit(test_, '200.00', '100.00');
  const order = { account_no: one.login, symbol: 'EURUSD', side: 'buy', lots: '0.24' } as const;
  const { position } = await one.client.ok(sandbox.mt5Order, order);
  const giveUp = () => one.client.call(account.giveUpCredit, { id: one.mt5Id });
  const refused = await giveUp();
  expect(refused).toMatchObject({ code: 'account.creditInUse', msg: expect.stringContaining('请先平仓') as string });
  expect(await creditsOf(one, one.mt5Id)).toEqual(['100.00']);
  await one.client.ok(sandbox.mt5Close, { id: position });
  const quarantine = (sql: string) => test_.gateway.db.rows(`test.${sql.slice(0, 6)}`, sql, [BigInt(one.mt5Id)]);
  await quarantine('insert into account.quarantine (account_id, balance, credit) values ($1, 1, 0)');
  expect((await giveUp()).code).toBe('account.review');
  await quarantine(`update account.quarantine set resolution = 'agreed', resolved_at = now() where account_id = $1`);
  await waitFor(async () => (await giveUp()).code === 'OK', 'the credit given up');
});
