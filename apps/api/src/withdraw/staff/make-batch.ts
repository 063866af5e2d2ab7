import { makeBatch as call } from '@portal/contract/staff';
import { bankName } from '../../core/banks/banks';
import { proposalNumber } from '../../core/money/proposal-number';
import type { Gateway } from '../../gateway';
import { handle } from '../../http/handler';
import { batchableTargets, findBatch, type TargetRow } from './batch.store';
import { batchContext } from './batch-context';
import { cardNumber } from './card-number';
import type { PayoutLine } from './files/payout-line';
import { writeCsv } from './files/write-csv';
import { writePain001 } from './files/write-pain001';

const writers = { csv: writeCsv, 'pain.001': writePain001 };

const lineOf = (gateway: Gateway, row: TargetRow): PayoutLine => ({
  pno: row.pno,
  holder: row.holder ?? '',
  number: cardNumber(gateway, row) ?? '',
  bank: bankName(row.bank_code ?? '') ?? row.bank_code ?? '',
  province: row.province ?? '',
  city: row.city ?? '',
  branch: row.branch ?? '',
  amount: row.pay_amount,
});

export const makeBatch = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const { brand, crypto, db } = gateway;
  const rows = await batchableTargets(db, body.pnos);
  if (rows.length === 0 || (body.pnos && rows.length !== body.pnos.length)) throw fail('staff.batchEmpty');
  const number = proposalNumber('B');
  const file = writers[body.format]({
    number,
    payer: brand.legal.company || brand.name,
    lines: rows.map((row) => lineOf(gateway, row)),
    at: new Date(),
  });
  await db.rows('staff.makeBatch', 'select payout.make_batch($1, $2, $3, $4, $5, $6, $7)', [
    ...[number, body.format, rows.map(({ pno }) => pno), crypto.encrypt(file, batchContext(number))],
    ...[staff.actor, request.id, request.address],
  ]);
  const batch = await findBatch(db, number);
  if (!batch) throw fail('staff.batchEmpty');
  return batch;
});
