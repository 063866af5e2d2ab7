import type { TestGateway } from './start-test-gateway';

/**
 * Every movement of the journals of a document, in their order: the journal's kind, the kinds of the two ledger accounts, the amount.
 * `withdraw.hold: wallet > payout:bank 97.00 USD, pending`
 */
export async function legsOf({ gateway }: TestGateway, reference: string): Promise<string[]> {
  const rows = await gateway.db.rows<{ leg: string }>(
    'test.legs',
    `select j.kind || ': ' || d.kind || ' > ' || c.kind || ' ' || ledger.money_text(t.amount, t.currency) || ' ' || t.currency
            || case when t.phase = 'single' then '' else ', ' || t.phase end as leg
     from ledger.journal j join ledger.transfer t on t.journal_id = j.id
     join ledger.account d on d.id = t.debit join ledger.account c on c.id = t.credit
     where j.ref_id = $1 order by t.id`,
    [reference],
  );
  return rows.map(({ leg }) => leg);
}
