import { newDatabase } from '../../testing/test-database';
import { openDatabase, type Database } from '../../database/database';

let db: Database;
const ids: Record<string, bigint> = {};
beforeAll(async () => {
  db = openDatabase(await newDatabase());
  const { rows } = await db.pool.query<{ id: bigint; currency: string }>(
    `select ledger.house('exchange', c) as id, c as currency from unnest(array['USD', 'CNY']) c`,
  );
  for (const { id, currency } of rows) ids[currency] = id;
  const other = await db.pool.query<{ id: bigint }>(`select ledger.house('promotion', 'USD') as id`);
  ids['promotion'] = other.rows[0]!.id;
});
afterAll(() => db.close());

const post = (ref: string, debit: bigint, credit: bigint, currency: string) => {
  const moves = `[{"debit":${debit},"credit":${credit},"currency":"${currency}","amount":100}]`;
  return db.rows('test.post', `select ledger.post('test', 'test', $1, 'system', 'test', $2::jsonb)`, [ref, moves]);
};

it('posts only in an existing journal and between existing accounts of the same currency', async () => {
  const { USD, CNY, promotion } = ids as { USD: bigint; CNY: bigint; promotion: bigint };
  await post('1', USD, promotion, 'USD');
  await expect(post('2', USD, promotion, 'CNY')).rejects.toMatchObject({ code: '23503' });
  await expect(post('3', USD, CNY, 'USD')).rejects.toMatchObject({ code: '23503' });
  await expect(post('4', USD, 999_999n, 'USD')).rejects.toMatchObject({ code: '23503' });
  const insert = `insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase) values (999999, $1, $2, 'USD', 1, 'single')`;
  await expect(db.pool.query(insert, [USD, promotion])).rejects.toMatchObject({ code: '23503' });
  const { rows } = await db.pool.query(`select ref_id from ledger.journal where kind = 'test'`);
  expect(rows).toEqual([{ ref_id: '1' }]);
});

it.each([
  'delete from ledger.account',
  `update ledger.account set currency = 'CNY'`,
  `update ledger.account set class = 'limited'`,
  'truncate ledger.account cascade',
])('an account cannot be changed or deleted: %s', async (text) => {
  await expect(db.pool.query(text)).rejects.toThrow('append-only');
});

it.each([
  [`amount = 0`, { amount: 0 }],
  ['an amount below nothing', { amount: -1 }],
  ['one account on both sides', { credit: 'USD' }],
  ['an unknown phase', { phase: 'late' }],
  ['a hold that is not named', { phase: 'post' }],
  ['a hold that nothing resolves', { pending: 1 }],
  ['the version of a house account', { debitVersion: 1 }],
])('a movement is validated when it is written: %s', async (_case, of) => {
  const { debit, credit, amount, phase, pending, debitVersion } = {
    debit: 'USD',
    credit: 'promotion',
    amount: 1,
    phase: 'single',
    pending: null,
    debitVersion: null,
    ...of,
  };
  const text = `insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase, pending_id, debit_version)
    select id, $1, $2, 'USD', $3, $4, $5, $6 from ledger.journal where kind = 'test' limit 1`;
  await expect(
    db.pool.query(text, [ids[debit], ids[credit], amount, phase, pending, debitVersion]),
  ).rejects.toMatchObject({ code: '23514' });
});

it('every movement of an account with a balance must record that balance, whoever writes it', async () => {
  const { USD } = ids as { USD: bigint };
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into ledger.account (owner_id, kind, currency, class) values (1, 'wallet', 'USD', 'limited') returning id`,
  );
  const wallet = rows[0]!.id;
  const text = `insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase)
    select id, $1, $2, 'USD', 5, 'single' from ledger.journal where kind = 'test' limit 1`;
  await expect(db.pool.query(text, [USD, wallet])).rejects.toMatchObject({ code: '23514' });
  await post('with', USD!, wallet, 'USD');
  const balance = await db.pool.query(`select posted, version from ledger.account where id = $1`, [wallet]);
  expect(balance.rows).toEqual([{ posted: 100n, version: 1n }]);
});

it.each([
  ['spends more than it has', `update ledger.account set posted = -1 where class = 'limited'`],
  ['holds more than it has', `update ledger.account set held = posted + 1 where class = 'limited'`],
  ['holds less than nothing', `update ledger.account set held = -1 where class = 'limited'`],
  ['gives a house account a balance', `update ledger.account set posted = 1 where class = 'free'`],
  ['gives a house account a version', `update ledger.account set version = 1 where class = 'free'`],
  [
    'makes one of no class',
    `insert into ledger.account (owner_id, kind, currency, class) values (2, 'x', 'USD', 'odd')`,
  ],
])('the table of accounts refuses an update that %s', async (_case, text) => {
  await expect(db.pool.query(text)).rejects.toMatchObject({ code: '23514' });
});

it('two postings use one house account at the same time', async () => {
  const { USD, promotion } = ids as { USD: bigint; promotion: bigint };
  await db.transaction(async (tx) => {
    const moves = `[{"debit":${USD},"credit":${promotion},"currency":"USD","amount":100}]`;
    await tx.rows('test.held', `select ledger.post('test', 'test', 'held', 'system', 'test', $1::jsonb)`, [moves]);
    // A second connection posts before the first commits.
    await post('beside', USD, promotion, 'USD');
  });
});
