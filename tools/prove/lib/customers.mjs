import { loadSource } from '../../commands/lib/load-source.mjs';

/** The value of every verification code. The gateway stores its hash. */
const CODE = '246810';

/**
 * Creates customers over HTTP who may use every money operation. What only a reviewer or a carrier could provide is set by SQL. `app`: the
 * repository whose calls they make, if another one.
 */
export async function makeCustomers(url, pool, crypto, count, app) {
  const { fundedCustomer, submitBank, openMt5 } = await loadSource('libs/testkit/src/index.ts', app);
  const customers = [];
  for (let n = 0; n < count; n += 1) {
    const { client, phone, customerNumber, walletId, mt5Id } = await fundedCustomer(url, '50000.00');
    const bankId = await submitBank(client, false);
    await pool.query(
      `select identity.decide_identity(id, submitted_at, 'approve', null, 'staff:prove') from identity.identity where customer_id = $1 and status = 2`,
      [customerNumber],
    );
    await pool.query(`select identity.decide_bank($1, 'approve', null, null, 'staff:prove')`, [bankId]);
    const { rows } = await pool.query(
      `insert into coin.address (customer_id, coin, chain, address, label, usable_from)
       values ($1, 'USDT', 'TRC20', 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp', 'prove', now()) returning id::text`,
      [customerNumber],
    );
    const mt5 = [mt5Id, await openMt5(client, 'MIN')];
    customers.push({ client, phone, customerNumber, walletId, mt5, bankId, addressId: rows[0].id });
  }
  return { customers, giveCodes: () => giveCodes(pool, crypto, customers) };
}

/** Inserts a few hundred unused codes per customer, more than the daily caps would allow. */
async function giveCodes(pool, crypto, customers) {
  for (const { phone } of customers) {
    for (const kind of ['withdraw', 'coin']) {
      const to = `86${phone}`;
      await pool.query('delete from kernel.verify_code where target = $1 and kind = $2', [to, kind]);
      await pool.query(
        `insert into kernel.verify_code (kind, target, address, code_hash, expires_at)
         select $1, $2, 'prove', $3, now() + interval '1 hour' from generate_series(1, 300)`,
        [kind, to, crypto.code(CODE, `${kind}:${to}`)[0]],
      );
    }
  }
}

export { CODE };
