import type { Db } from '../../database/database';
import { movesText, type Move } from '../ledger/moves';
import { tellPayout } from './tell-payout.store';

interface Payment {
  pno: string;
  actor: string;
  txHash: string | undefined;
  reference: string | undefined;
  /** Beside the posting of the hold. */
  moves: readonly Move[];
}

/** Posts the hold of an approved payout and what leaves. The transaction holds the payout's lock. */
export async function bookPayment(tx: Db, { pno, actor, txHash, reference, moves }: Payment): Promise<void> {
  await tx.rows(
    'payout.postPayment',
    `select ledger.post('withdraw', 'payout', pno, $2, pno, payout.resolve(hold_journal, 'post') || ledger.sides($3)) as journal
     from payout.proposal where pno = $1`,
    [pno, actor, movesText(moves)],
  );
  await tx.rows(
    'payout.pay',
    `with paid as (
       update payout.proposal set status = 3, tx_hash = $2, reference = $3 where pno = $1 returning *
     )
     insert into coin.deal (customer_id, pno, kind, amount)
     select p.customer_id, p.pno, d.kind, d.amount
     from paid p cross join lateral (values (1, 'payout', p.receive), (2, 'fee', p.fee)) d (n, kind, amount)
     where p.kind = 'coin' and d.amount > 0 order by d.n`,
    [pno, txHash, reference],
  );
  await tellPayout(tx, pno);
}
