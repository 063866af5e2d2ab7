import type { Withdrawal } from '@portal/contract/withdraw';
import { bankName } from '../core/banks/banks';
import type { Confirmation } from '../core/factors/confirm-payout';
import type { Db } from '../database/database';
import type { Idempotency } from '../http/idempotency';
import { payoutRecords, type RecordsQuery } from '../core/payouts';
import type { ShownTerms } from '../core/payouts/shown-terms';
import type { AtPlatform } from '../core/accounts/at-platform';
import type { Submitted } from '../core/accounts/with-available';

/** A withdrawal as SQL has it: the bank by its code, the number masked. */
type Row = Withdrawal & { bankCode: string };

/** A bank that left the list keeps its code as its name. */
export function named({ bankCode, ...row }: Row): Withdrawal {
  return { ...row, bank: `${bankName(bankCode) ?? bankCode} ${row.bank}` };
}

export interface NewWithdrawal {
  pno: string;
  customerId: bigint;
  accountId: bigint | null;
  cardId: bigint | null;
  amount: bigint;
  terms: Record<'min' | 'max' | 'daily' | 'fee' | 'payAmount' | 'rate' | 'coolingHours', string> & ShownTerms;
  phone: string;
  code: Confirmation;
  requestId: string;
}

/** Throws the codes of withdrawSubmit, but for the code's: that one is answered. */
export async function submitWithdrawal(
  db: Db,
  idem: Idempotency,
  of: NewWithdrawal,
  at: AtPlatform,
): Promise<Submitted<Withdrawal>> {
  const { answer } = await db.row<{ answer: Submitted<Row> }>(
    'withdraw.submit',
    'select withdraw.submit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as answer',
    [
      idem.scope,
      idem.key,
      idem.hash,
      of.pno,
      of.customerId,
      of.accountId,
      of.cardId,
      of.amount,
      JSON.stringify(of.terms),
      of.phone,
      of.code,
      at?.available,
      at?.settled,
      of.requestId,
    ],
  );
  return 'ask' in answer || 'refused' in answer ? answer : named(answer);
}

export async function readWithdrawal(db: Db, pno: string): Promise<Row> {
  const { answer } = await db.row<{ answer: Row }>(
    'withdraw.read',
    'select withdraw.json(p) as answer from payout.proposal p where p.pno = $1',
    [pno],
  );
  return answer;
}

export async function withdrawalRecords(db: Db, customerId: bigint, query: RecordsQuery) {
  const page = await payoutRecords<Row>(db, 'bank', 'withdraw.json(t)', customerId, query);
  return { ...page, list: page.list.map(named) };
}
