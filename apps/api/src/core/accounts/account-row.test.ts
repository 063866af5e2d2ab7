import { calls } from '@portal/contract';
import { fundedCustomer } from '@portal/testkit';
import { countBuffers } from '../../testing/count-buffers';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { readAccountRows } from './account-row';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

/** Journals of trades of an account, a cent each, half of them losses. */
async function addTrades(accountId: string, count: number): Promise<void> {
  const { db } = test_.gateway;
  await db.rows(
    'test.journals',
    `insert into ledger.journal (kind, ref_type, ref_id, actor, cause)
     select 'trade', 'deal', 'T' || n, 'platform', 'trade' from generate_series(1, $1) n`,
    [count],
  );
  await db.rows(
    'test.movements',
    `insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, debit_version, debit_after, credit_version,
                                  credit_after)
     select j.id, case when won then house else ledger_id end, case when won then ledger_id else house end, 'USD', 1, 'single',
            case when not won then 100 + j.id end, case when not won then 0 end, case when won then 100 + j.id end,
            case when won then 0 end
     from ledger.journal j, ledger.house('trading', 'USD') house, account.account a, lateral (select j.id % 2 = 0 as won) w
     where a.id = $1::bigint and j.kind = 'trade'`,
    [accountId],
  );
}

it('an account with many trades is read as fast as one with few', async () => {
  const { client, customerNumber, walletId, mt5Id } = await fundedCustomer(test_.url, '1000.00');
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '600.00' });
  const read = async () => {
    await test_.gateway.db.rows('test.vacuum', 'vacuum analyze ledger.journal, ledger.transfer');
    const { buffers, result } = await countBuffers(test_.gateway.db, (spy) =>
      readAccountRows(spy, BigInt(customerNumber)),
    );
    return { buffers, deposited: result.map(({ deposited }) => deposited) };
  };
  const few = await read();
  await addTrades(mt5Id, 20_000);
  const many = await read();
  expect([few.deposited, many.deposited]).toEqual([
    [40_000n, 60_000n],
    [40_000n, 60_000n],
  ]);
  expect(many.buffers).toBeLessThan(few.buffers * 1.5);
});
