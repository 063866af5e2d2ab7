import { newDatabase } from '../testing/test-database';
import { openDatabase, type Database } from './database';

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

it('posts in a journal and between accounts that are there, in their currency, and nowhere else', async () => {
  const { USD, CNY, promotion } = ids as { USD: bigint; CNY: bigint; promotion: bigint };
  await post('1', USD, promotion, 'USD');
  await expect(post('2', USD, promotion, 'CNY')).rejects.toMatchObject({ code: '23503' });
  await expect(post('3', USD, CNY, 'USD')).rejects.toMatchObject({ code: '23503' });
  await expect(post('4', USD, 999_999n, 'USD')).rejects.toMatchObject({ code: '23503' });
  const alone = `insert into ledger.transfer (journal_id, debit, credit, currency, amount, phase) values (999999, $1, $2, 'USD', 1, 'single')`;
  await expect(db.pool.query(alone, [USD, promotion])).rejects.toMatchObject({ code: '23503' });
  const { rows } = await db.pool.query(`select ref_id from ledger.journal where kind = 'test'`);
  expect(rows).toEqual([{ ref_id: '1' }]);
});

it.each([
  'delete from ledger.account',
  `update ledger.account set currency = 'CNY'`,
  'truncate ledger.account cascade',
])('an account lasts: %s', async (text) => {
  await expect(db.pool.query(text)).rejects.toThrow('append-only');
});

it('a posting leaves no lock on a house account, which every other posting needs too', async () => {
  const { USD, promotion } = ids as { USD: bigint; promotion: bigint };
  const locker = async () => (await db.pool.query(`select xmax::text from ledger.account where id = $1`, [USD])).rows;
  const before = await locker();
  await db.transaction(async (tx) => {
    const moves = `[{"debit":${USD},"credit":${promotion},"currency":"USD","amount":100}]`;
    await tx.rows('test.held', `select ledger.post('test', 'test', 'held', 'system', 'test', $1::jsonb)`, [moves]);
    await post('beside', USD, promotion, 'USD');
    expect(await locker()).toEqual(before);
  });
});
