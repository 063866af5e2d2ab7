// The database's state of the recorded customers, in one snapshot.

const QUERIES = {
  drafts: `select pno as no, account_id::text as account, amount::int, status,
                  (select count(*)::int from ledger.journal j where j.kind = 'deposit' and j.ref_type = 'draft' and j.ref_id = pno) as journals
           from deposit.draft where customer_id = any ($1)`,
  payouts: `select pno as no, account_id::text as account, amount::int, status::int, platform,
                   (select count(*)::int from ledger.journal j where j.kind = 'withdraw.hold' and j.ref_id = pno) as journals
            from payout.proposal where customer_id = any ($1)`,
  transfers: `select tno as no, from_id::text as account, to_id::text as to, amount::int, status,
                     (select count(*)::int from ledger.journal j where j.kind = 'transfer' and j.ref_id = tno) as journals
              from transfer.transfer where customer_id = any ($1)`,
  answers: `select scope, key, coalesce(response ->> 'pno', response ->> 'tno') as no from kernel.idempotency
            where split_part(scope, ':', 1) = any ($1::text[])`,
  ledger: `select a.id::text as account, (l.posted - account.owed(a.id))::int as posted, l.held::int
          from account.account a join ledger.account l on l.id = a.ledger_id where a.customer_id = any ($1)`,
};

/** Maps by document number; `answers` by `scope key`; `ledger` by account, in cents; a debt counts as negative. */
export async function readFacts(pool, customers) {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const facts = {};
    for (const [name, text] of Object.entries(QUERIES)) {
      const { rows } = await client.query(text, [customers]);
      const keyOf = { answers: ({ scope, key }) => `${scope} ${key}`, ledger: ({ account }) => account }[name];
      facts[name] = new Map(rows.map((row) => [keyOf ? keyOf(row) : row.no, row]));
    }
    await client.query('commit');
    return facts;
  } finally {
    client.release();
  }
}
